import type { RecaptchaAccount } from './verify-recaptcha';

/**
 * Returns the address of reCAPTCHA's script for a language. The script draws nothing by itself, and
 * respects Trusted Types.
 */
export function recaptchaScript(
  { origin }: Pick<RecaptchaAccount, 'origin'>,
  locale: string,
): string {
  const query = new URLSearchParams({ render: 'explicit', trustedtypes: 'true', hl: locale });
  return `${origin}/recaptcha/api.js?${query.toString()}`;
}
