import * as z from 'zod';
import { defineShopSetting } from '../settings/define-shop-setting';

declare module '../settings/shop-settings' {
  interface RoomShopSettings {
    /**
     * The number of days before an unpaid order with payment by hand is canceled, unless it was
     * sent; 0 for never. @default 14
     */
    unpaidOrderDays?: number | undefined;
    /**
     * How many hours an order that is paid by hand, and holds what runs out, waits for its buyer to
     * confirm it by the link in its mail; 0 for nobody has to. @default 2
     */
    unconfirmedOrderHours?: number | undefined;
  }
}

/** The longest that an order may wait to be paid, in days. */
export const mostUnpaidDays = 3_650;

/** The longest that an order may wait to be confirmed, in hours. */
export const mostUnconfirmedHours = 720;

/** How long orders wait for a payment by hand, and for the buyer to confirm them. */
export const unpaidOrderSettings = {
  days: defineShopSetting('unpaidOrderDays', z.int().min(0).max(mostUnpaidDays), 14),
  unconfirmedHours: defineShopSetting(
    'unconfirmedOrderHours',
    z.number().min(0).max(mostUnconfirmedHours),
    2,
  ),
};
