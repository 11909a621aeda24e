import type { ShopSettings } from '../settings/shop-settings';
import type { CartContent } from './stored-cart';

/**
 * A cart in a currency of the shop: it may have given one up, and carts in that go on in its first.
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
