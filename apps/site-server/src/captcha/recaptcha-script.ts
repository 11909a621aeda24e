import type { RecaptchaAccount } from './verify-recaptcha';

/**
 * The address of reCAPTCHA's script for pages in a language: it draws nothing by itself,
 * and keeps to Trusted Types.
 */
export function recaptchaScript(
  { origin }: Pick<RecaptchaAccount, 'origin'>,
  locale: string,
): string {
  const query = new URLSearchParams({ render: 'explicit', trustedtypes: 'true', hl: locale });
  return `${origin}/recaptcha/api.js?${query.toString()}`;
}
