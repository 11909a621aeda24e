import type { Captchas } from '../../captcha/judge-captcha';
import { recaptchaOrigin, type RecaptchaAccount } from '../../captcha/verify-recaptcha';
import type { Site } from '../../sites/site-settings';
import { readShopSettings } from '../settings/shop-settings';

/** What the captcha of a cart page needs. */
export interface CartCaptchas extends Pick<Captchas, 'recaptcha'> {
  /** Reads the secret of an account that a site's settings hold. */
  readSecret(stored: string): string;
}

/**
 * Gives the account of a site's cart page [6.07]; undefined if its settings name none.
 *
 * @param site has the keys in its settings
 * @param captchas the server's own account, which knows the address of the service
 */
export function cartCaptcha(
  { settings }: Site,
  { recaptcha, readSecret }: CartCaptchas,
): RecaptchaAccount | undefined {
  const { captcha } = readShopSettings(settings);
  if (!captcha) return undefined;
  const { siteKey, secret } = captcha;
  const origin = recaptcha?.origin ?? recaptchaOrigin;
  return { siteKey, secret: readSecret(secret), origin };
}
