import { beforeEach, describe, expect, it } from 'vitest';
import { contactForm } from '../testing/definitions';
import { openForm, send, type FormPage } from '../testing/form-page';
import { afterParts, afterScript } from '../markup/after-parts';
import { fitFrame, mostChanges, tallest } from './fit-frame';

const saved = { ok: true } as const;

beforeEach(() => [sessionStorage, localStorage].forEach((storage) => storage.clear()));

/** Sends a form with this post-submit HTML, in a frame as a server sends it. */
async function openAfter(html: string): Promise<FormPage> {
  const form = openForm({ ...contactForm, postSubmitHtml: '' });
  form
    .part(afterParts.frame)
    .setAttribute(
      afterParts.frame,
      `data:text/html,${encodeURIComponent(`<!doctype html><style>body{margin:0}</style>${html}`)}`,
    );
  await send(form);
  await form.answerSave(saved);
  return form;
}

function frameOf(form: FormPage): HTMLIFrameElement {
  const frame = form.root.querySelector('iframe');
  if (!frame) throw new Error('There is no frame.');
  return frame;
}

describe("the owner's HTML after a submission", () => {
  it("[2.17b] [4.01b] the owner's HTML is shown in a frame of its own that has no access to the page", async () => {
    const form = openForm({ ...contactForm, postSubmitHtml: '<script>1</script>' });
    await send(form);
    await form.answerSave(saved);
    const place = form.part(afterParts.frame);
    const frame = place.querySelector('iframe');
    expect(place.hidden).toBe(false);
    expect(frame?.getAttribute('src')).toBe(`/_form/${contactForm.id}/after`);
    expect(frame?.sandbox.contains('allow-scripts')).toBe(true);
    expect(frame?.sandbox.contains('allow-same-origin')).toBe(false);
    expect(frame?.title).toBe(contactForm.successText);
    form.unmount();
    expect(form.root.querySelector('iframe')).toBeNull();
  });

  it('[2.17b] [4.01b] its scripts run in that frame, and cannot touch the page', async () => {
    const reached = new Promise((resolve) =>
      window.addEventListener(
        'message',
        ({ data, origin }) => origin === 'null' && typeof data === 'string' && resolve(data),
      ),
    );
    await openAfter(
      "<script>let reached='no';try{reached=parent.document.title}catch{}parent.postMessage(reached,'*')</script>",
    );
    expect(await reached).toBe('no');
  });

  it('[2.17b] is as tall as what it holds, and follows it', async () => {
    const form = await openAfter(
      `<div style="height:345px"></div><script>onclick=()=>document.querySelector('div').style.height='120px';addEventListener('message',({data})=>data==='shrink'&&onclick())</script>${afterScript}`,
    );
    const frame = frameOf(form);
    await expect.poll(() => frame.offsetHeight - frame.clientTop * 2).toBe(345);
    frame.contentWindow?.postMessage('shrink', '*');
    await expect.poll(() => frame.clientHeight).toBe(120);
    form.unmount();
  });

  it('that has spoken before anybody listened is asked', async () => {
    const frame = document.createElement('iframe');
    const spoken = new Promise((resolve) =>
      window.addEventListener(
        'message',
        ({ source }) => source === frame.contentWindow && resolve(true),
      ),
    );
    frame.sandbox.value = 'allow-scripts';
    frame.src = `data:text/html,${encodeURIComponent(`<!doctype html><style>body{margin:0}</style><div style="height:77px"></div>${afterScript}`)}`;
    document.body.replaceChildren(frame);
    await spoken;
    const ended = new AbortController();
    fitFrame(frame, ended.signal);
    await expect.poll(() => frame.style.blockSize).toBe('77px');
    ended.abort();
  });

  it('listens to its frame alone, and to heights alone', async () => {
    const form = await openAfter(`<div style="height:90px"></div>${afterScript}`);
    const frame = frameOf(form);
    await expect.poll(() => frame.clientHeight).toBe(90);
    const say = (data: unknown, source: Window | null) =>
      window.dispatchEvent(new MessageEvent('message', { data, source }));
    for (const code of [
      '700',
      undefined,
      null,
      {},
      { frontageHeight: '700' },
      { frontageHeight: 0 },
      { frontageHeight: -700 },
      { frontageHeight: NaN },
    ])
      say(code, frame.contentWindow);
    say({ frontageHeight: 700 }, window);
    expect(frame.style.blockSize).toBe('90px');
    form.unmount();
  });

  it('that is taller than any screen, or grows with its frame, has an end', async () => {
    const form = await openAfter(`<div style="height:20000px"></div>${afterScript}`);
    const frame = frameOf(form);
    await expect.poll(() => frame.clientHeight).toBe(tallest);
    for (let height = 1; height <= mostChanges + 5; height += 1) {
      window.dispatchEvent(
        new MessageEvent('message', {
          data: { frontageHeight: height },
          source: frame.contentWindow,
        }),
      );
    }
    // One of the changes came from the test, and perhaps one more is the answer to it.
    expect(frame.clientHeight).toBeLessThan(mostChanges);
    form.unmount();
    window.dispatchEvent(
      new MessageEvent('message', { data: { frontageHeight: 700 }, source: frame.contentWindow }),
    );
    expect(frame.style.blockSize).not.toBe('700px');
  });
});
