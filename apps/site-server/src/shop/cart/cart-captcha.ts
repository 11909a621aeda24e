import type { Captchas } from '../../captcha/judge-captcha';
import { recaptchaOrigin, type RecaptchaAccount } from '../../captcha/verify-recaptcha';
import type { Site } from '../../sites/site-settings';
import { readShopSettings } from '../settings/shop-settings';

/**
 * Gives the account of a site's cart page [6.07]; undefined if its settings name none.
 *
 * @param site has the keys in its settings
 * @param captchas the server's own account, which knows the address of the service
 */
export function cartCaptcha(
  { settings }: Site,
  { recaptcha }: Pick<Captchas, 'recaptcha'>,
): RecaptchaAccount | undefined {
  const { captcha } = readShopSettings(settings);
  return captcha ? { ...captcha, origin: recaptcha?.origin ?? recaptchaOrigin } : undefined;
}
