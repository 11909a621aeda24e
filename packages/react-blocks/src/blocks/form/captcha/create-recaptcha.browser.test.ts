import { createFakeClock } from '@frontage/core-lifecycle/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CaptchaState } from './captcha';
import {
  createRecaptcha,
  loadRecaptcha,
  type Grecaptcha,
  type RecaptchaSetup,
} from './create-recaptcha';

/** Mocks what reCAPTCHA's script defines in a window. */
function standIn() {
  const widgets: {
    container: HTMLElement;
    options: Parameters<Grecaptcha['render']>[1];
    response: string;
  }[] = [];
  const grecaptcha: Grecaptcha = {
    ready: (run) => queueMicrotask(run),
    render: (container, options) => {
      container.append(document.createElement('iframe'));
      return widgets.push({ container, options, response: '' }) - 1;
    },
    reset: (id) => void Object.assign(widgets[id] ?? {}, { response: '' }),
    getResponse: (id) => widgets[id]?.response ?? '',
  };
  const complete = (response: string) => {
    Object.assign(widgets[0] ?? {}, { response });
    widgets[0]?.options.callback();
  };
  return { grecaptcha, widgets, complete };
}

let ended: AbortController;
let states: CaptchaState[];
let reported: unknown[];

function open(setup: Partial<RecaptchaSetup> = {}) {
  const service = standIn();
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const whole: RecaptchaSetup = {
    container,
    siteKey: 'public',
    loadScript: vi.fn(async () => undefined),
    offered: () => service.grecaptcha,
    clock: createFakeClock(),
    report: (cause) => reported.push(cause),
    ...setup,
  };
  const captcha = createRecaptcha(whole, (state) => states.push(state), ended.signal);
  return { ...service, container, captcha, setup: whole };
}

beforeEach(() => {
  ended = new AbortController();
  states = [];
  reported = [];
});
afterEach(() => {
  ended.abort();
  document.body.replaceChildren();
});

describe('createRecaptcha', () => {
  it('[5.01] [7.27a] loads its script at the first start and no sooner, then it is the visitor’s turn', async () => {
    const { captcha, setup, widgets, container, complete } = open();
    expect(setup.loadScript).not.toHaveBeenCalled();
    captcha.start();
    captcha.start();
    await expect.poll(() => states.at(-1)).toBe('waiting');
    expect(setup.loadScript).toHaveBeenCalledTimes(1);
    expect(widgets.map((widget) => [widget.container, widget.options.sitekey])).toEqual([
      [container, 'public'],
    ]);
    expect(captcha.token()).toBeUndefined();
    complete('t1');
    expect([states, captcha.token()]).toEqual([['working', 'waiting', 'solved'], 't1']);
  });

  it('[4.01c] a reset has the visitor complete it again, in the same widget', async () => {
    const { captcha, widgets, complete } = open();
    captcha.start();
    await expect.poll(() => states.at(-1)).toBe('waiting');
    complete('t1');
    captcha.reset();
    expect([states.at(-1), captcha.token(), widgets.length]).toEqual(['waiting', undefined, 1]);
    complete('t2');
    expect(captcha.token()).toBe('t2');
  });

  it('tells what has expired or failed; the next start shows it anew', async () => {
    const { captcha, widgets, complete } = open();
    captcha.start();
    await expect.poll(() => states.at(-1)).toBe('waiting');
    complete('t1');
    widgets[0]?.options['expired-callback']();
    expect([states.at(-1), captcha.token()]).toEqual(['expired', undefined]);
    captcha.start();
    widgets[0]?.options['error-callback']();
    expect(states).toEqual(['working', 'waiting', 'solved', 'expired', 'waiting', 'failed']);
  });

  it('[8.17d] without a site key nothing is loaded, and the words say what is missing', async () => {
    const { captcha, setup } = open({ siteKey: '' });
    captcha.start();
    await expect.poll(() => states.at(-1)).toBe('failed');
    expect(setup.loadScript).not.toHaveBeenCalled();
    expect(reported).toEqual([new Error('ReCaptcha has not been set up!')]);
  });

  it('[8.17d] a script that offers nothing is no reCAPTCHA', async () => {
    const { setup } = open({ offered: () => undefined });
    await expect(loadRecaptcha(setup, ended.signal)).rejects.toThrow(
      'ReCaptcha has not been set up!',
    );
  });

  it('[8.17d] a form that goes away while the script comes shows nothing', async () => {
    const waiting: (() => void)[] = [];
    const { captcha, setup, widgets } = open({
      loadScript: () => new Promise((resolve) => waiting.push(resolve)),
    });
    const loading = loadRecaptcha(setup, ended.signal);
    captcha.start();
    ended.abort();
    for (const come of waiting) come();
    await expect(loading).rejects.toThrow('Document was destroyed');
    await expect.poll(() => reported).toEqual([new Error('Document was destroyed')]);
    expect([widgets, states]).toEqual([[], ['working']]);
  });

  it('a script that does not come fails, and is asked for again', async () => {
    const loadScript = vi
      .fn<() => Promise<void>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(undefined);
    const { captcha } = open({ loadScript });
    captcha.start();
    await expect.poll(() => states.at(-1)).toBe('failed');
    captcha.start();
    await expect.poll(() => states.at(-1)).toBe('waiting');
  });

  it('a script that never gets ready fails after a while; an end before that is an end', async () => {
    const { grecaptcha } = standIn();
    const offered = () => ({ ...grecaptcha, ready: () => {} });
    const clock = createFakeClock();
    open({ offered, clock }).captcha.start();
    await expect.poll(() => clock.waiting).toBe(1);
    clock.advance(30_000);
    await expect.poll(() => states).toEqual(['working', 'failed']);
    open({ offered, clock }).captcha.start();
    await expect.poll(() => clock.waiting).toBe(1);
    ended.abort();
    await expect
      .poll(() => reported.map(String))
      .toEqual(['Error: ReCaptcha has not become ready in time', 'Error: Document was destroyed']);
    expect([clock.waiting, states.at(-1)]).toEqual([0, 'working']);
  });

  it('its end empties its place', async () => {
    const { captcha, container, complete } = open();
    captcha.start();
    await expect.poll(() => states.at(-1)).toBe('waiting');
    ended.abort();
    complete('late');
    expect([container.childNodes.length, states.at(-1)]).toEqual([0, 'waiting']);
  });
});
