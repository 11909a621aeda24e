import type { BlockContext } from '@frontage/core-lifecycle/dom';

/**
 * The state of a captcha. `idle`: not needed yet; `working`: it loads or solves itself; `waiting`:
 * the visitor has to act; `solved`: its token is valid; `expired`: its token was valid; `failed`:
 * something failed to load or to work, and another start tries again.
 */
export type CaptchaState = 'idle' | 'working' | 'waiting' | 'solved' | 'failed' | 'expired';

/** A captcha of any kind, which tells people from programs. */
export interface Captcha {
  /** Starts it, unless it is running or done. */
  start(): void;
  /** Discards the token and starts over. */
  reset(): void;
  /** Sent with a submission as `captchaKey` [3.05]; undefined unless solved. */
  token(): string | undefined;
}

/** Called on every change of state. */
export type CaptchaListener = (state: CaptchaState) => void;

/** The options for opening a captcha. */
export interface CaptchaOpening {
  /** Its place in the form. */
  readonly box: HTMLElement;
  readonly context: BlockContext;
  readonly onChange: CaptchaListener;
}

/** Opens a captcha; what it starts ends with the context's signal. */
export type OpenCaptcha = (opening: CaptchaOpening) => Captcha;
