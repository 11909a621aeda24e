import type { SiteSettings } from '../../sites/site-settings';
import { secretMask, type SettingField } from './setting-field';
import { withShop } from './with-shop';

const group = 'reCAPTCHA of the cart';

/** The account that keeps machines from trying codes at the cart [6.07]. */
export const captchaFields: readonly SettingField[] = [
  {
    name: 'captchaKey',
    group,
    label: 'Site key',
    hint: 'Visible in the page of the cart. It works once both are there; empty for none.',
    kind: 'text',
    read: ({ shop }) => shop?.captcha?.siteKey ?? '',
    write: (settings, siteKey) =>
      siteKey.length > 200
        ? { wrong: 'It can have up to 200 characters.' }
        : withCaptcha(settings, { siteKey }),
  },
  {
    name: 'captchaSecret',
    group,
    label: 'Secret key',
    hint: 'Stored under the keys of the server, and never shown again.',
    kind: 'secret',
    read: ({ shop }) => (shop?.captcha?.secret ? secretMask : ''),
    write: (settings, entered, hide) =>
      entered.length > 200
        ? { wrong: 'It can have up to 200 characters.' }
        : withCaptcha(settings, { secret: entered === '' ? '' : hide(entered) }),
  },
];

function withCaptcha(
  settings: SiteSettings,
  part: { readonly siteKey?: string; readonly secret?: string },
): SiteSettings {
  const captcha = { siteKey: '', secret: '', ...settings.shop?.captcha, ...part };
  const isNone = captcha.siteKey === '' && captcha.secret === '';
  return withShop(settings, { captcha: isNone ? null : captcha });
}
