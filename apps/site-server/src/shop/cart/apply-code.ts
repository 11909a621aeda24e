import { computeTotals } from '@frontage/commerce-model';
import type { CartChange } from '@frontage/react-blocks/server';
import type { Database } from '../../store/database';
import { couponInCurrency, findCoupons } from '../codes/coupons';
import { findGiftCard } from '../codes/gift-cards';
import { cartLimits } from './apply-cart-change';
import type { CartRefusal } from './cart-refusal';
import type { CartContent } from './stored-cart';

/** A change that concerns a code. */
export type CodeChange = Extract<CartChange, { code: string }>;

/**
 * Adds or removes a code. A coupon that does not count yet, but may once the cart grows, is
 * accepted; the cart explains why it does not count.
 *
 * @param db the reading side
 * @param cart its site and content
 * @param change what the visitor entered
 * @param now UTC milliseconds
 */
export async function applyCode(
  db: Database,
  { siteId, content }: { siteId: string; content: CartContent },
  change: CodeChange,
  now: number,
): Promise<CartContent | CartRefusal> {
  const code = change.code.trim();
  if (change.type === 'removeCoupon')
    return {
      ...content,
      couponCodes: content.couponCodes.filter(
        (entered) => entered.toUpperCase() !== code.toUpperCase(),
      ),
    };
  const card = change.type === 'addCoupon' ? undefined : await findGiftCard(db, siteId, code);
  if (card) return addGiftCard(content, card);
  const [coupon] = change.type === 'addGiftCard' ? [] : await findCoupons(db, siteId, [code]);
  if (!coupon) return refuse('codeUnknown');
  if (content.couponCodes.includes(coupon.code)) return refuse('codeThere');
  if (content.couponCodes.length >= cartLimits.codes)
    return refuse('codesFull', { count: String(cartLimits.codes) });
  const reason = reasonAgainst(couponInCurrency(coupon, content.currency), content, now);
  return reason
    ? refuse(reason)
    : { ...content, couponCodes: [...content.couponCodes, coupon.code] };
}

function addGiftCard(
  content: CartContent,
  card: NonNullable<Awaited<ReturnType<typeof findGiftCard>>>,
): CartContent | CartRefusal {
  if (content.giftCardIds.includes(card.id)) return refuse('codeThere');
  if (card.currency !== content.currency)
    return refuse('giftCurrency', { currency: card.currency });
  if (card.balanceCents === 0) return refuse('giftEmpty');
  if (content.giftCardIds.length >= cartLimits.codes)
    return refuse('codesFull', { count: String(cartLimits.codes) });
  return { ...content, giftCardIds: [...content.giftCardIds, card.id] };
}

/**
 * Problems that no change of the cart can resolve: the coupon's own time and number of uses, as
 * judged by the totals.
 */
function reasonAgainst(
  coupon: ReturnType<typeof couponInCurrency>,
  { currency }: CartContent,
  now: number,
): CartRefusal['code'] | undefined {
  const { invalidCoupons } = computeTotals({ currency, entries: [], coupons: [coupon], now });
  const reasons = { early: 'codeEarly', expired: 'codeExpired', used: 'codeUsed' } as const;
  const reason = invalidCoupons[0]?.reason;
  return reason === 'early' || reason === 'expired' || reason === 'used'
    ? reasons[reason]
    : undefined;
}

function refuse(code: CartRefusal['code'], values?: CartRefusal['values']): CartRefusal {
  return { status: 400, code, field: 'code', ...(values && { values }) };
}
