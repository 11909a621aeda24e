import { isRecord } from '@frontage/core-lifecycle/reading';
import type * as z from 'zod';
import type { SiteSettings } from '../../sites/site-settings';
import type { RoomShopSettings } from './shop-settings';

/** A setting of the shop that belongs to one room. */
export interface ShopSetting<Value> {
  /** Gives it as a site has it; never throws: a wrong setting gets its default. */
  read(settings: Partial<SiteSettings>): Value;
  /** Gives the settings of a site with another value. */
  write(settings: SiteSettings, value: Value): SiteSettings;
}

/**
 * Defines a setting of the shop for the room that it is about; the room declares its type in
 * `RoomShopSettings`.
 *
 * @param name among the settings of the shop
 * @param schema of what may be stored
 * @param usual where nothing, or something wrong, is stored
 */
export function defineShopSetting<Name extends keyof RoomShopSettings>(
  name: Name,
  schema: z.ZodType<NonNullable<RoomShopSettings[Name]>>,
  usual: NonNullable<RoomShopSettings[Name]>,
): ShopSetting<NonNullable<RoomShopSettings[Name]>> {
  return {
    read({ shop }) {
      const { success, data } = schema.safeParse(isRecord(shop) ? shop[name] : undefined);
      return success ? data : usual;
    },
    write: (settings, value) => ({ ...settings, shop: { ...settings.shop, [name]: value } }),
  };
}
