import type { FormEffect, FormEvent, FormState } from './form-state';

/** What the machine knows of a form with a captcha. */
export interface CaptchaFormState extends FormState {
  /** What the completed captcha gave; `''` while the form waits for it. */
  readonly captchaKey: string;
}

/** What can happen to such a form. */
export type CaptchaFormEvent =
  | FormEvent
  /** The captcha was completed, with what it gave; `''` where that has run out. */
  | { readonly type: 'captcha'; readonly captchaKey: string };

/**
 * What is to be done besides. `showCaptcha`: show whether the form waits for its captcha
 * (the button is `aria-disabled` while it does); `tellCaptcha`: say why nothing was sent,
 * the focus staying on the button; `resetCaptcha`: have it completed anew, tell with
 * `captcha`, and show that the form waits for it.
 */
export type CaptchaFormEffect = FormEffect | 'showCaptcha' | 'tellCaptcha' | 'resetCaptcha';

/** What `stepCaptchaForm` returns. */
export interface CaptchaFormStep {
  readonly state: CaptchaFormState;
  readonly effects: readonly CaptchaFormEffect[];
}
