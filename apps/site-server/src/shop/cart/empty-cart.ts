import type { Site } from '../../sites/site-settings';
import { readShopSettings } from '../settings/shop-settings';
import type { CartContent } from './stored-cart';

/** Gives an empty cart in the shop's own currency. */
export function emptyCart({ settings }: Site): CartContent {
  const [currency] = readShopSettings(settings).currencies;
  return {
    currency,
    lines: [],
    couponCodes: [],
    giftCardIds: [],
    shippingId: '',
    location: null,
    changes: [],
  };
}
