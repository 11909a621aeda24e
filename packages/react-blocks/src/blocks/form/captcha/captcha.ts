import type { BlockContext } from '@frontage/core-lifecycle/dom';

/**
 * Where a captcha stands. `idle`: nobody needed it yet; `working`: it loads or solves by
 * itself; `waiting`: it is the visitor's turn; `solved`: its token is good; `expired`: it
 * was; `failed`: something did not come or did not work, another start tries anew.
 */
export type CaptchaState = 'idle' | 'working' | 'waiting' | 'solved' | 'failed' | 'expired';

/** Something that tells people from programs, whoever made it. */
export interface Captcha {
  /** Begins, unless it is under way or done. */
  start(): void;
  /** Forgets the token and begins anew. */
  reset(): void;
  /** What goes along with a submission as `captchaKey` [3.05]; undefined unless solved. */
  token(): string | undefined;
}

/** Told of every change of state. */
export type CaptchaListener = (state: CaptchaState) => void;

/** What a captcha is opened with. */
export interface CaptchaOpening {
  /** Its place in the form. */
  readonly box: HTMLElement;
  readonly context: BlockContext;
  readonly onChange: CaptchaListener;
}

/** Makes a captcha; what it starts ends with the context's signal. */
export type OpenCaptcha = (opening: CaptchaOpening) => Captcha;
