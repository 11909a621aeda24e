import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createFakeClock } from '@frontage/core-lifecycle/testing';
import { logStandIns, standInFrame } from '../../testing/stand-in-player';
import { canonical, mountBlock, testContext } from '../../testing/test-blocks';
import { createPageVideos } from './page-videos';
import { publishedVideo } from './video.block';
import { invalidVideoMessage } from './video.messages';
import * as module from './published-video.mount';
import { answerTimeout, returnDuration } from './video.parts';
import { publishedVideoSelector } from './video.published';

let end = (): void => {};
afterEach(() => {
  end();
  document.body.replaceChildren();
});

const embed = (src: string): string =>
  `&lt;iframe src=&quot;${src}&quot; title=&quot;Firing&quot; width=&quot;854&quot;&gt;&lt;/iframe&gt;`;
const youtube = embed('//www.youtube.com/embed/abcdefghijk?feature=oembed');
const overlay =
  '<div class="sqs-video-overlay"><img alt="Kiln" src="data:," /><div class="sqs-video-opaque"></div><div class="sqs-video-icon"></div></div>';
const wrapper = (html: string, inner = overlay, provider = 'YouTube'): string =>
  `<div class="sqs-video-wrapper" data-load="false" data-html="${html}" data-provider-name="${provider}">${inner}</div>`;

/** A published video, in verbs. */
async function open(markup: string) {
  document.body.innerHTML = markup;
  const root = document.querySelector<HTMLElement>(publishedVideoSelector);
  if (!root) throw new Error('no video');
  const before = canonical(document.body);
  const clock = createFakeClock();
  const context = Object.assign(testContext({ clock, reducedMotion: true }), {
    clock,
    frameOf: standInFrame(),
  });
  const data = module.read(root);
  end = await mountBlock(
    root,
    { ...module, mount: () => module.mount(root, data, context) },
    context,
  );
  return {
    root,
    data,
    context,
    before,
    now: () => canonical(document.body),
    trigger: () => root.querySelector<HTMLElement>('[aria-label^="Play video"], button'),
    phase: () => context.shared(createPageVideos).of(root)?.phase(),
    frame: () => root.querySelector('iframe'),
  };
}

describe('published video', () => {
  it("[3.29a] is read from the HTML and the provider's name that its wrapper carries", async () => {
    const { data } = await open(wrapper(youtube));
    expect(data).toMatchObject({
      source: { type: 'iframe', video: { provider: 'youtube', id: 'abcdefghijk' } },
      mode: 'none',
      title: 'Firing',
    });
  });

  it("[3.29a] [4.14f] the provider's name decides: of another provider the frame plays as it is, and is told nothing", async () => {
    const log = logStandIns();
    const { data, trigger, phase, frame, context, root } = await open(
      wrapper(embed('https://fast.example/embed/42'), overlay, 'Example Films'),
    );
    expect(data.source).toMatchObject({ video: { provider: 'other', name: 'Example Films' } });
    expect([frame(), context.issues]).toEqual([null, []]);
    trigger()?.click();
    await expect.poll(phase).toBe('showing');
    expect(frame()?.getAttribute('sandbox')).toContain('allow-scripts');
    context.clock.advance(answerTimeout);
    expect(root.nextElementSibling?.textContent ?? '').toBe('');
    // To be still it must go.
    context.shared(createPageVideos).of(root)?.leave();
    context.clock.advance(returnDuration);
    expect([frame(), phase(), log.messages]).toEqual([null, 'overlay', []]);
    log.destroy();
  });

  it('[3.29a] one whose name and address contradict each other is invalid', async () => {
    const { data } = await open(wrapper(youtube, overlay, 'Vimeo'));
    expect(data.source).toEqual({ type: 'invalid' });
  });

  it('is found by its definition', async () => {
    const { root } = await open(wrapper(youtube));
    expect(root.matches(publishedVideo.selector ?? '')).toBe(true);
    expect(publishedVideo.selector).toBe(publishedVideoSelector);
  });

  it.each(['click', '{Enter}', ' '])('[4.14b] is started by %s', async (how) => {
    const { trigger, phase, frame } = await open(wrapper(youtube));
    expect(frame()).toBeNull();
    expect([trigger()?.getAttribute('role'), trigger()?.getAttribute('aria-label')]).toEqual([
      'button',
      'Play video: Firing',
    ]);
    if (how === 'click') trigger()?.click();
    else {
      trigger()?.focus();
      await userEvent.keyboard(how);
    }
    await expect.poll(phase).toBe('showing');
    const { width = 0, height = 0 } = frame()?.getBoundingClientRect() ?? {};
    expect([width > 100, height / width]).toEqual([true, expect.closeTo(0.563, 1)]);
  });

  it('is put back as it was, also from the middle of playing', async () => {
    const { before, now, trigger, phase } = await open(wrapper(youtube));
    trigger()?.click();
    await expect.poll(phase).toBe('showing');
    end();
    expect(now()).toBe(before);
  });

  it('takes a page that another runtime saved: its player goes, its overlay is back', async () => {
    const saved = `<div class="intrinsic-inner" style="padding-bottom:56.25%"><iframe src="about:blank"></iframe></div>
      <div class="sqs-video-overlay" style="opacity: 0; display: none;" inert><div class="sqs-video-icon" role="button" tabindex="0" aria-label="Play"></div></div>`;
    const { before, now, frame, trigger, phase } = await open(wrapper(youtube, saved));
    expect(frame()).toBeNull();
    expect([trigger()?.checkVisibility(), trigger()?.matches('[inert]')]).toEqual([true, false]);
    trigger()?.click();
    await expect.poll(phase).toBe('showing');
    end();
    expect(now()).toBe(before);
  });

  it('a saved one covers itself alone, where the page has no styles for it', async () => {
    const place = '<div class="intrinsic"><div class="intrinsic-inner" style="padding-bottom:50%">';
    const { root, trigger } = await open(
      `<p>Above</p>${wrapper(youtube, `${overlay}${place}</div></div>`)}`,
    );
    const [outer, cover] = [root, trigger()].map((box) => box?.getBoundingClientRect());
    expect([cover?.top, cover?.height]).toEqual([outer?.top, outer?.height]);
  });

  it('one without an overlay gets a button: nothing is loaded before it is played', async () => {
    const { trigger, frame, phase, before, now } = await open(wrapper(youtube, ''));
    expect([frame(), trigger()?.textContent]).toEqual([null, 'Play video: Firing']);
    trigger()?.click();
    await expect.poll(phase).toBe('showing');
    end();
    expect(now()).toBe(before);
  });

  it.each([
    embed('https://evil.example/embed/abcdefghijk'),
    '&lt;img src=x onerror=&quot;document.body.dataset.ran = 1&quot;&gt;',
    '&lt;iframe srcdoc=&quot;&lt;script&gt;parent.document.body.dataset.ran = 1&lt;/script&gt;&quot;&gt;',
    '&lt;iframe src=&quot;javascript:parent.document.body.dataset.ran=1&quot;&gt;',
    '',
  ])(
    '[4.14a] [8.14a] %s is invalid: reported, never inserted, the page as it was',
    async (html) => {
      const { data, context, before, now } = await open(wrapper(html));
      expect(data.source).toEqual({ type: 'invalid' });
      expect(context.issues).toContainEqual({
        code: 'VIDEO_INVALID',
        block: 'video',
        message: invalidVideoMessage,
      });
      expect(now()).toBe(before);
      expect(document.body.dataset.ran).toBeUndefined();
    },
  );

  it("of the page's own is read from its data", async () => {
    const config = JSON.stringify({
      alexandriaUrl: '/video/1/{variant}',
      systemDataVariants: '1920:1080,640:360',
      aspectRatio: 1.5,
      durationSeconds: 9,
    });
    const { data } = await open(
      `<div class="sqs-native-video" data-config-video='${config}' data-config-settings='{"autoPlayLoop":true}'></div>`,
    );
    expect(data).toMatchObject({
      source: { type: 'file', files: [{ src: '/video/1/playlist.m3u8' }] },
      ratio: 1.5,
      loop: true,
    });
    const [root] = document.querySelectorAll<HTMLElement>('.sqs-native-video');
    expect(root?.style.aspectRatio).toBe('1.5 / 1');
  });

  it.each([
    '',
    '{',
    '[]',
    '{"alexandriaUrl":7}',
    '{"alexandriaUrl":"javascript:alert(1)//{variant}"}',
  ])("of the page's own with data %s is invalid", async (config) => {
    const { data } = await open(
      `<div class="sqs-native-video" data-config-video='${config}'></div>`,
    );
    expect(data.source).toEqual({ type: 'invalid' });
  });
});
