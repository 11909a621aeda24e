import { compare } from './check-coupons';
import type { Totals } from './order-input';

/**
 * Computes a short hash of an order's content and price: 16 hexadecimal digits, the same for any
 * order of its lines. If server and browser have different hashes, the visitor is asked again. It
 * detects changes; it is no secret and proves nothing, so the server computes its own.
 */
export function priceHash({
  currency,
  lines,
  discounts,
  taxes,
  shipping,
  giftCards,
  dueCents,
}: Totals): string {
  const list = (
    kind: string,
    items: readonly { readonly id: string; readonly cents: number; readonly quantity?: number }[],
  ) =>
    items
      .map(({ id, cents, quantity = 1 }) => JSON.stringify([kind, id, quantity, cents]))
      .sort(compare);
  const text = [
    currency,
    ...list('line', lines),
    ...list('discount', discounts),
    ...list('tax', taxes),
    ...list('shipping', shipping ? [shipping] : []),
    ...list('giftCard', giftCards),
    dueCents,
  ].join();
  return hashText(text, 0x811c9dc5) + hashText(text, 0x9747b28c);
}

/** FNV-1a with a custom start, mixed at the end so that both halves differ. */
function hashText(text: string, start: number): string {
  let hash = start;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return ((hash ^ (hash >>> 13)) >>> 0).toString(16).padStart(8, '0');
}
