import type { CartContent } from '../store/content/carts';
import type { ShopSettings } from './shop-settings';

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
