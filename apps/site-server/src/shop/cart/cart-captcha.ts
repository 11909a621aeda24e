import type { Captchas } from '../../captcha/judge-captcha';
import { recaptchaOrigin, type RecaptchaAccount } from '../../captcha/verify-recaptcha';
import type { Site } from '../../sites/site-settings';
import { readShopSettings } from '../settings/shop-settings';

/**
 * The account of a site's cart page [6.07]; nothing where its settings name none.
 *
 * @param site its settings have the keys
 * @param captchas the server's own account says where the service is
 */
export function cartCaptcha(
  { settings }: Site,
  { recaptcha }: Pick<Captchas, 'recaptcha'>,
): RecaptchaAccount | undefined {
  const { captcha } = readShopSettings(settings);
  return captcha ? { ...captcha, origin: recaptcha?.origin ?? recaptchaOrigin } : undefined;
}
