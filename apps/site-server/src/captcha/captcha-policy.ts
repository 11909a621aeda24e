import type { FormDefinition } from '@frontage/form-runtime';
import type { CaptchaPolicy } from '../http/security-headers';
import type { RecaptchaAccount } from './verify-recaptcha';

/**
 * Returns what the forms of a page add to its policy; nothing without captchas.
 *
 * @param forms the forms on the page
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
 * Returns what the captcha of a cart page adds to its policy [6.07].
 *
 * @param captcha where its script is
 */
export function shopCaptchaPolicy({ script }: { readonly script: string }): CaptchaPolicy {
  return { service: new URL(script).origin };
}
