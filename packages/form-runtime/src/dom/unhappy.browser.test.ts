import { userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formMessages } from '../messages';
import { contactForm } from '../testing/definitions';
import { openForm, send } from '../testing/form-page';
import { formParts } from '../markup/form-parts';
import type { FormCaptcha } from './mount-form-options';

const key = { ok: true, data: { key: 'k1' } } as const;

const unreached = { ok: false, status: 0 } as const;

const saved = { ok: true } as const;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  document.title = 'Contact';
});

afterEach(() => vi.restoreAllMocks());

/** Sets the browser offline or online. */
function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** The reactions to an event run in a few microtasks. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

describe('without a net', () => {
  it('the form says so, waits, and is sent once it is back, with the same key', async () => {
    const form = openForm();
    await send(form);
    setOnline(false);
    await form.answerSave(unreached);
    const waiting = form.part(formParts.below);
    expect([waiting.textContent, waiting.getAttribute('role')]).toEqual([
      formMessages.OFFLINE,
      'status',
    ]);
    expect(waiting.nextElementSibling).toBe(form.part(formParts.submit));
    expect(form.part(formParts.summary).hidden).toBe(true);
    expect(form.form.getAttribute(formParts.state)).toBe('submitting');
    form.clock.advance(600_000);
    expect(form.saves).toHaveLength(1);

    setOnline(true);
    await settle();
    expect(waiting.textContent).toBe('');
    await form.answerSave(saved);
    expect(form.saves.map((submission) => submission.key)).toEqual(['k1', 'k1']);
    expect(form.part(formParts.success).hidden).toBe(false);
  });

  it('a form whose key did not come waits too, and says so when it is sent', async () => {
    const form = openForm();
    await form.fillIn();
    setOnline(false);
    await form.answerKey(unreached);
    expect(form.part(formParts.below).textContent).toBe('');
    await form.press();
    expect(form.part(formParts.below).textContent).toBe(formMessages.OFFLINE);
    setOnline(true);
    await settle();
    await form.answerKey(key);
    await form.answerSave(saved);
    expect(form.part(formParts.success).hidden).toBe(false);
  });

  it("a server of one's own is reached all the same", async () => {
    setOnline(false);
    const form = openForm();
    await send(form);
    await form.answerSave(saved);
    expect(form.part(formParts.success).hidden).toBe(false);
  });

  it('waiting ends with the form', async () => {
    const form = openForm();
    await send(form);
    setOnline(false);
    await form.answerSave(unreached);
    form.unmount();
    setOnline(true);
    await settle();
    expect(form.saves).toHaveLength(1);
  });
});

describe('an answer that never comes', () => {
  it('counts as none after half a minute: the same submission is sent again, and what comes late is passed over', async () => {
    const form = openForm();
    await send(form);
    form.clock.advance(30_000);
    await settle();
    form.clock.advance(500);
    expect(form.saves.map((submission) => submission.key)).toEqual(['k1', 'k1']);
    await form.answerSave({ ok: false, status: 500 });
    expect(form.form.getAttribute(formParts.state)).toBe('submitting');
    await form.answerSave(saved);
    expect(form.part(formParts.success).hidden).toBe(false);
  });

  it('of a key is told', async () => {
    const form = openForm();
    await form.fillIn();
    await form.press();
    form.clock.advance(30_000);
    await settle();
    expect(form.part(formParts.summaryText).textContent).toBe(formMessages.KEY_ERROR);
    expect(form.control('text-1').value).toBe('Ada');
  });
});

describe('a captcha', () => {
  function openGuarded(tokens: (string | undefined)[]) {
    const calls: string[] = [];
    const captcha: FormCaptcha = {
      token: () => tokens[0],
      refuse: () => calls.push('refuse'),
      reset: () => calls.push('reset'),
    };
    return { form: openForm(contactForm, { captcha }), calls };
  }

  it('[5.01] that is not completed keeps the form from being sent, behind what is wrong with the fields', async () => {
    const { form, calls } = openGuarded([undefined]);
    await form.press();
    expect([calls, form.form.getAttribute(formParts.state)]).toEqual([[], 'failure']);
    await form.fillIn();
    await form.press();
    expect(calls).toEqual(['refuse']);
    await form.answerKey(key);
    expect(form.saves).toEqual([]);
  });

  it('[4.01c] goes along with the submission, through every try, and has to be completed anew after a failure', async () => {
    const { form, calls } = openGuarded(['c1']);
    await send(form);
    await form.answerSave(unreached);
    form.clock.advance(500);
    expect(form.saves.map(({ captchaKey }) => captchaKey)).toEqual(['c1', 'c1']);
    expect(calls).toEqual([]);
    await form.answerSave({ ok: false, status: 500 });
    expect(calls).toEqual(['reset']);
  });

  it('[4.01e] that expires while the form is sent is not asked for again by another press', async () => {
    const tokens: (string | undefined)[] = ['c1'];
    const { form, calls } = openGuarded(tokens);
    await send(form);
    tokens[0] = undefined;
    form.form.requestSubmit();
    expect([calls, form.saves.length]).toEqual([[], 1]);
  });
});

describe('a form of 1,000 fields', () => {
  const fields = Array.from({ length: 1000 }, (_, index) => ({
    id: `text-${index + 1}`,
    type: 'text' as const,
    title: `Field ${index}`,
    required: false,
  }));

  it('has six listeners, however many fields it has', () => {
    const inForm = vi.spyOn(HTMLFormElement.prototype, 'addEventListener');
    const inWindow = vi.spyOn(window, 'addEventListener');
    const addListener = vi.spyOn(EventTarget.prototype, 'addEventListener');
    const form = openForm({ ...contactForm, fields });
    const targets = addListener.mock.contexts.filter(
      (target) => target instanceof Node && target !== form.form,
    );
    expect(targets).toEqual([]);
    expect(inForm.mock.calls.length + inWindow.mock.calls.length).toBeLessThanOrEqual(12);
  });

  it('does nothing for a keystroke: nothing is read, nothing in the page changes', async () => {
    const form = openForm({ ...contactForm, fields });
    form.control('text-1').focus();
    const read = vi.spyOn(window, 'FormData');
    const search = vi.spyOn(HTMLFormElement.prototype, 'querySelectorAll');
    const changes = new MutationObserver(() => undefined);
    changes.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    await userEvent.keyboard('hello');
    expect(changes.takeRecords()).toEqual([]);
    expect([read.mock.calls.length, search.mock.calls.length]).toEqual([0, 0]);
    changes.disconnect();
    form.clock.advance(300);
    expect(read.mock.calls).toHaveLength(1);
  });

  it('changes the counter and nothing else for a keystroke in a field that has one', async () => {
    const form = openForm();
    const changes = new MutationObserver(() => undefined);
    form.control('textarea-1').focus();
    changes.observe(document, { subtree: true, childList: true, characterData: true });
    await userEvent.keyboard('a');
    const counter = form.part(formParts.counter);
    expect(changes.takeRecords().every(({ target }) => counter.contains(target))).toBe(true);
    expect(counter.textContent).toBe('1 / 20');
    changes.disconnect();
  });
});
