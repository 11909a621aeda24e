import { isRecord } from '@frontage/core-lifecycle/reading';
import type { ShopSettingsInput } from '../../shop/settings/shop-settings';
import type { SiteSettings } from '../../sites/site-settings';
import { withContext } from './with-context';

/** Returns settings with parts of the shop changed. */
export function withShop(settings: SiteSettings, part: ShopSettingsInput): SiteSettings {
  return { ...settings, shop: { ...settings.shop, ...part } };
}

/**
 * Returns settings whose context has another value in its store settings [3.21], which count before
 * those of the shop; nothing for `undefined`.
 */
export function withStore(settings: SiteSettings, name: string, value: unknown): SiteSettings {
  const context = isRecord(settings.context) ? settings.context : {};
  const stored = context['storeSettings'];
  if (!isRecord(stored)) return settings;
  const { [name]: _, ...others } = stored;
  return withContext(
    settings,
    'storeSettings',
    value === undefined ? others : { ...others, [name]: value },
  );
}
