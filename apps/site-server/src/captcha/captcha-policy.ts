import type { FormDefinition } from '@frontage/form-runtime';
import type { RecaptchaAccount } from './verify-recaptcha';

/** What a page's content security policy must allow for the captchas of its forms. */
export interface CaptchaPolicy {
  /** A worker that solves challenges; its program is part of the page's own scripts. */
  worker?: boolean;
  /**
   * Where another party's captcha comes from: its frames are allowed, and that its script
   * makes Trusted Types policies of its own, whose names are not documented.
   */
  service?: string;
}

/**
 * What the forms of a page add to its policy; nothing without captchas.
 *
 * @param forms those on the page
 * @param recaptcha the account, if there is one
 */
export function captchaPolicy(
  forms: readonly FormDefinition[],
  recaptcha: RecaptchaAccount | undefined,
): CaptchaPolicy {
  const kinds = new Set(forms.map(({ captcha }) => captcha));
  return {
    ...(kinds.has('altcha') && { worker: true }),
    ...(kinds.has('recaptcha') && recaptcha && { service: recaptcha.origin }),
  };
}

/**
 * What the captcha of a cart page adds to its policy [6.07].
 *
 * @param captcha where its script is
 */
export function shopCaptchaPolicy({ script }: { readonly script: string }): CaptchaPolicy {
  return { service: new URL(script).origin };
}
