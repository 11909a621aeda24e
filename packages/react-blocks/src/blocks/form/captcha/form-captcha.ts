import { loadChunk } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { formParts } from '@frontage/form-runtime/dom';
import type { Captcha, CaptchaState, OpenCaptcha } from './captcha';
import { captchaParts } from './captcha.parts';
import { createCaptchaView } from './captcha-view';

/** A form that is sent only with its captcha completed. */
export interface GuardedForm {
  /** The token for a submission that is about to be sent. After its failure the captcha begins anew [4.01]. */
  takeToken(): string | undefined;
}

/** The part that makes each kind; loaded when somebody begins to use the form. */
const parts: Readonly<Record<string, () => Promise<{ openCaptcha: OpenCaptcha }>>> = {
  altcha: () => import('./open-altcha'),
  recaptcha: () => import('./open-recaptcha'),
};

/**
 * Guards a form: a submit that comes before the captcha is completed does not get
 * through, and is told so [5.01]. The captcha begins when the form gets the focus, so
 * that people rarely wait for it. The context's signal takes everything back.
 *
 * @param form the form
 * @param box where its captcha is
 */
export function guardForm(form: HTMLFormElement, box: HTMLElement, context: BlockContext): GuardedForm {
  const { signal, clock } = context;
  const view = createCaptchaView(form, box, signal);
  const load = parts[box.getAttribute(captchaParts.box) ?? ''];
  let state: CaptchaState = 'idle';
  let captcha: Captcha | undefined;
  let loading = false;
  let taken = false;

  function onChange(next: CaptchaState): void {
    if (next === state) return;
    state = next;
    view.show(next);
  }

  async function open(): Promise<void> {
    if (!load || loading) return;
    loading = true;
    onChange('working');
    try {
      const { openCaptcha } = await loadChunk({ id: 'captcha', load, clock });
      captcha = openCaptcha({ box, formId: form.getAttribute(formParts.formId) ?? '', context, onChange });
      if (!signal.aborted) captcha.start();
    } catch (cause) {
      context.report({ code: 'CAPTCHA_FAILED', block: 'form', cause });
      if (!signal.aborted) onChange('failed');
    }
    loading = false;
  }

  function start(): void {
    if (captcha) captcha.start();
    else void open();
  }

  /** What failed is tried anew when the button is pressed, not with every step through the form. */
  function onUse(): void {
    if (state === 'idle' || state === 'expired') start();
  }

  function onSubmit(event: Event): void {
    if (captcha?.token() !== undefined) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    start();
    view.refuse();
  }

  const watch = new MutationObserver(() => {
    if (!taken || form.getAttribute(formParts.state) !== 'failure') return;
    taken = false;
    captcha?.reset();
  });

  for (const use of ['focusin', 'input']) form.addEventListener(use, onUse, { signal });
  // Before the form's own listener, which would send it.
  form.addEventListener('submit', onSubmit, { capture: true, signal });
  watch.observe(form, { attributeFilter: [formParts.state] });
  signal.addEventListener('abort', () => watch.disconnect());
  // Somebody was faster than the script.
  if (form.matches(':focus-within')) onUse();

  return {
    takeToken() {
      taken = true;
      return captcha?.token();
    },
  };
}
