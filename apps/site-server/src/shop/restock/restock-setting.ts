import * as z from 'zod';
import { defineShopSetting } from '../settings/define-shop-setting';

declare module '../settings/shop-settings' {
  interface RoomShopSettings {
    /** Whether visitors may ask for a notice when something is back in stock. @default true */
    restockNotices?: boolean | undefined;
  }
}

/** Whether visitors may ask for a notice when something is back in stock. */
export const restockSetting = defineShopSetting('restockNotices', z.boolean(), true);
