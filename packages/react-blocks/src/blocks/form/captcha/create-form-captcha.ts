import type { BlockContext } from '@frontage/core-lifecycle/dom';
import type { FormCaptcha } from '@frontage/form-runtime/dom';
import type { Captcha, CaptchaState, OpenCaptcha } from './captcha';
import { captchaParts } from './captcha.parts';
import { createCaptchaView } from './captcha-view';

/** The chunk of each kind; loaded when a visitor starts to use the form. */
const parts: Readonly<Record<string, () => Promise<OpenCaptcha>>> = {
  altcha: async () => (await import('./open-altcha')).openAltcha,
  recaptcha: async () => (await import('./open-recaptcha')).openRecaptcha,
};

/**
 * Creates the captcha of a form. It starts when the form receives the focus, so that people rarely
 * wait for it. The context's signal undoes everything.
 *
 * @param form the form
 * @param box the place of its captcha
 * @returns undefined if it cannot work: an unknown kind, or one that needs WebCrypto, which
 *   browsers only have on https and localhost
 */
export function createFormCaptcha(
  form: HTMLFormElement,
  box: HTMLElement,
  context: BlockContext,
): FormCaptcha | undefined {
  const { signal, window } = context;
  const kind = box.getAttribute(captchaParts.box) ?? '';
  const load = parts[kind];
  if (!load || (kind === 'altcha' && !window.isSecureContext)) return undefined;
  const view = createCaptchaView(form, box, signal);
  let state: CaptchaState = 'idle';
  let captcha: Captcha | undefined;
  let isLoading = false;
  let isSpent = false;

  function onChange(next: CaptchaState): void {
    if (next === state) return;
    state = next;
    view.show(next);
  }

  async function open(load: () => Promise<OpenCaptcha>): Promise<void> {
    isLoading = true;
    onChange('working');
    try {
      const openCaptcha = await load();
      if (signal.aborted) return;
      captcha = openCaptcha({ box, context, onChange });
      captcha.start();
    } catch (cause) {
      context.report({ code: 'CAPTCHA_FAILED', block: 'form', cause });
      if (!signal.aborted) onChange('failed');
    }
    isLoading = false;
  }

  function start(): void {
    if (isSpent) reset();
    else if (captcha) captcha.start();
    else if (load && !isLoading) void open(load);
  }

  function reset(): void {
    isSpent = false;
    captcha?.reset();
  }

  /** A failed captcha is tried again when the form is sent, not with every step. */
  function onUse(): void {
    if (isSpent || state === 'idle' || state === 'expired') start();
  }

  for (const use of ['focusin', 'input']) form.addEventListener(use, onUse, { signal });
  // After sending, the next submission needs another token.
  form.addEventListener('reset', () => (isSpent = captcha?.token() !== undefined), { signal });
  // The visitor was faster than the script.
  if (form.matches(':focus-within')) onUse();

  return {
    token: () => (isSpent ? undefined : captcha?.token()),
    refuse: () => {
      start();
      view.refuse();
    },
    reset,
  };
}
