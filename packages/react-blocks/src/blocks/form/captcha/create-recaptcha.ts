import type { Clock } from '@frontage/core-lifecycle';
import { captchaMessages } from './captcha-messages';
import type { Captcha, CaptchaListener, CaptchaState } from './captcha';

/** How long a loaded script may take until it is ready, in ms. */
const readyTime = 30_000;

/** The part of reCAPTCHA's interface in use. */
export interface Grecaptcha {
  ready(run: () => void): void;
  render(
    container: HTMLElement,
    options: {
      sitekey: string;
      callback: () => void;
      'expired-callback': () => void;
      'error-callback': () => void;
    },
  ): number;
  reset(widget: number): void;
  getResponse(widget: number): string;
}

/** The options of a reCAPTCHA. */
export interface RecaptchaSetup {
  /** The element it is shown in. */
  readonly container: HTMLElement;
  /** The site's public key; '' if none is configured. */
  readonly siteKey: string;
  /** Loads the script; rejects if that fails. */
  loadScript(): Promise<void>;
  /** Gives what the script has defined in the window. */
  offered(): Grecaptcha | undefined;
  /** The clock for the time that a loaded script has to get ready. */
  readonly clock: Clock;
  /** Receives failures, with words for logs. */
  report(cause: unknown): void;
}

/**
 * Creates reCAPTCHA, version 2, as a captcha. Its script is loaded at the first start, and only
 * with a site key.
 *
 * @param signal ends it and empties its element
 */
export function createRecaptcha(
  setup: RecaptchaSetup,
  onChange: CaptchaListener,
  signal: AbortSignal,
): Captcha {
  const { container } = setup;
  let state: CaptchaState = 'idle';
  let shown: { readonly grecaptcha: Grecaptcha; readonly widget: number } | undefined;

  function change(next: CaptchaState): void {
    if (signal.aborted) return;
    state = next;
    onChange(next);
  }

  async function show(): Promise<void> {
    try {
      const grecaptcha = await loadRecaptcha(setup, signal);
      const widget = grecaptcha.render(container, {
        sitekey: setup.siteKey,
        callback: () => change('solved'),
        'expired-callback': () => change('expired'),
        'error-callback': () => change('failed'),
      });
      shown = { grecaptcha, widget };
      change('waiting');
    } catch (cause) {
      setup.report(cause);
      change('failed');
    }
  }

  function restart(): void {
    if (!shown) return start();
    shown.grecaptcha.reset(shown.widget);
    change('waiting');
  }

  function start(): void {
    if (state === 'working' || state === 'waiting' || state === 'solved') return;
    if (shown) return restart();
    change('working');
    void show();
  }

  signal.addEventListener('abort', () => container.replaceChildren());
  return {
    start,
    reset: restart,
    token: () => (state === 'solved' && shown?.grecaptcha.getResponse(shown.widget)) || undefined,
  };
}

/**
 * Loads the script and waits until it is ready.
 *
 * @throws Error (as a rejection) with the words of [8.17], or what the loading threw
 */
export async function loadRecaptcha(
  { siteKey, loadScript, offered, clock }: RecaptchaSetup,
  signal: AbortSignal,
): Promise<Grecaptcha> {
  if (siteKey === '') throw new Error(captchaMessages.RECAPTCHA_NOT_SET_UP);
  await loadScript().catch((cause: unknown) => {
    if (!signal.aborted) throw cause;
  });
  if (signal.aborted) throw new Error(captchaMessages.DOCUMENT_DESTROYED);
  const grecaptcha = offered();
  if (!grecaptcha) throw new Error(captchaMessages.RECAPTCHA_NOT_SET_UP);
  await readyInTime(grecaptcha, clock, signal);
  if (signal.aborted) throw new Error(captchaMessages.DOCUMENT_DESTROYED);
  return grecaptcha;
}

/** Its script loads more of itself: what never comes must not keep the visitor waiting. */
async function readyInTime(
  grecaptcha: Grecaptcha,
  clock: Clock,
  signal: AbortSignal,
): Promise<void> {
  let timer: unknown;
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = (code: keyof typeof captchaMessages) => (): void =>
        reject(new Error(captchaMessages[code]));
      timer = clock.setTimeout(fail('RECAPTCHA_LATE'), readyTime);
      signal.addEventListener('abort', fail('DOCUMENT_DESTROYED'));
      grecaptcha.ready(resolve);
    });
  } finally {
    clock.clearTimeout(timer);
  }
}
