import type { ShopSettings } from '../settings/shop-settings';
import type { CartContent } from './stored-cart';

/**
 * Converts a cart to a currency of the shop: if the shop has given up the cart's currency, the
 * first one is used.
 */
export function inSoldCurrency(
  { currencies }: Pick<ShopSettings, 'currencies'>,
  content: CartContent,
): CartContent {
  if (currencies.includes(content.currency)) return content;
  return {
    ...content,
    currency: currencies[0],
    lines: content.lines.map((line) => ({ ...line, seenCents: null })),
  };
}
