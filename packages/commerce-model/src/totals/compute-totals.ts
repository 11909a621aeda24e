import type { CartEntry, ShippingOption } from '../cart/cart-parts';
import { exactCents } from '../money/money';
import { checkCoupons, discountLines } from './check-coupons';
import { totalsDefaults } from './order-input';
import type { GiftCardBalance, OrderInput, Totals } from './order-input';
import { taxOrder } from './tax-order';

/**
 * Computes what an order costs, to the cent: discounts, then shipping, then taxes, then gift cards.
 * Browser and server compute the same. The order of lines and coupons does not matter; gift cards
 * are used up in their order.
 *
 * @throws TypeError if an amount is too large to be exact
 * @example
 * computeTotals({ currency: 'USD', entries, coupons, taxRules, shipping, now }).dueCents
 */
export function computeTotals(input: OrderInput): Totals {
  const { currency, entries, coupons = [], taxRules = [], giftCards = [], now } = input;
  const settings = { ...totalsDefaults, ...input.settings };
  const lines = entries.map(({ unitCents, quantity }) => exactCents(unitCents * quantity));
  const subtotalCents = sumExact(lines);
  const { valid, invalid } = checkCoupons(coupons, entries, { subtotal: subtotalCents, now });
  const discounts = discountLines(valid, entries, { lines, rounding: settings.rounding });
  const discountCents = sumExact(discounts.map(({ cents }) => cents));

  const shippedPieces = countPieces(entries, 'physical');
  const isFree = shippedPieces === 0 || valid.some(({ kind }) => kind === 'shipping');
  const shipping = input.shipping
    ? {
        id: input.shipping.id,
        cents: isFree
          ? 0
          : priceShipping(input.shipping, shippedPieces, subtotalCents - discountCents),
      }
    : null;
  const shippingCostCents = shipping?.cents ?? 0;

  const net =
    discounts.length === 0
      ? lines
      : lines.map((cents, index) =>
          discounts.reduce((remaining, { byLine }) => remaining - (byLine[index] ?? 0), cents),
        );
  const taxes = taxOrder(
    taxRules,
    entries,
    { lines: net, shippingCents: shippingCostCents },
    settings,
  );
  const taxCents = sumExact(taxes.map(({ cents }) => cents));
  const grandTotalCents = sumExact([
    subtotalCents - discountCents,
    shippingCostCents,
    settings.taxIncluded ? 0 : taxCents,
  ]);
  const used = useGiftCards(giftCards, grandTotalCents);
  const digital = entries.filter(({ productType }) => productType === 'digital').length;

  return {
    currency,
    lines: entries.map(({ id, quantity }, index) => ({ id, quantity, cents: lines[index] ?? 0 })),
    discounts,
    taxes,
    taxIncluded: settings.taxIncluded,
    shipping,
    giftCards: used,
    validCoupons: valid,
    invalidCoupons: invalid,
    subtotalCents,
    discountCents,
    shippingCostCents,
    taxCents,
    grandTotalCents,
    dueCents: used.reduce((due, { cents }) => due - cents, grandTotalCents),
    totalQuantity: countPieces(entries),
    hasDigital: digital > 0,
    purelyDigital: digital > 0 && digital === entries.length,
    requiresShipping: shippedPieces > 0,
  };
}

/**
 * Computes the price of a shipping method for this many pieces and this goods total, in minor
 * units.
 */
export function priceShipping(
  { baseCents, perItemCents, freeFromCents }: ShippingOption,
  pieces: number,
  goodsCents: number,
): number {
  return freeFromCents !== null && goodsCents >= freeFromCents
    ? 0
    : sumExact([baseCents, perItemCents * pieces]);
}

function useGiftCards(cards: readonly GiftCardBalance[], total: number): Totals['giftCards'] {
  let due = total;
  return cards.map(({ id, balanceCents }) => {
    const cents = Math.max(0, Math.min(balanceCents, due));
    due -= cents;
    return { id, cents };
  });
}

function countPieces(entries: readonly CartEntry[], type?: CartEntry['productType']): number {
  let pieces = 0;
  for (const { productType, quantity } of entries)
    if (type === undefined || type === productType) pieces += quantity;
  return exactCents(pieces);
}

function sumExact(list: readonly number[]): number {
  let total = 0;
  for (const cents of list) total += cents;
  return exactCents(total);
}
