import { refundOrder, type Refund, type RefundRequest } from '@frontage/commerce-model';
import type { StockPieces } from '../stock/stock';
import type { Subscription } from '../subscriptions/subscription';
import { RefundRefused } from './refund-refused';
import type { StoredOrder } from './stored-order';

/** What is asked for. */
export interface RefundOfOrder extends RefundRequest {
  /**
   * Whether the goods return to stock. @default those of an order that was not sent do, those that
   * were sent do not
   */
  readonly restock?: boolean | undefined;
}

/** What a refund would do. */
export interface RefundPlan extends Refund {
  /** Whether nothing is left to refund after it. */
  readonly isAll: boolean;
  /** The pieces that return to stock. */
  readonly restocked: readonly StockPieces[];
}

/** The parts of an order that decide. */
type Refunded = Pick<
  StoredOrder,
  'number' | 'paymentState' | 'refundable' | 'content' | 'sentAt' | 'renewal'
>;

/**
 * Plans a refund, without doing anything: it can be shown before it is done.
 *
 * @param order as it is now
 * @param request pieces, shipping, a sum, and whether goods return to stock
 * @throws RefundRefused for what cannot be refunded
 */
export function planRefund(order: Refunded, request: RefundOfOrder): RefundPlan {
  const refusal = whyNotRefunded(order);
  if (refusal) throw refusal;
  const refund = refundLeft(order, request);
  if (refund.cents === 0)
    throw new RefundRefused(
      'nothing',
      `nothing of order ${order.number} would be refunded. Name pieces that are left, or the shipping.`,
    );
  const isBack = request.restock ?? order.sentAt === null;
  return {
    ...refund,
    isAll: refund.rest.payments.every(({ cents }) => cents === 0),
    restocked: isBack ? takenPieces(order, request.quantities) : [],
  };
}

/** Explains why nothing of an order can be refunded; undefined if something can. */
export function whyNotRefunded({
  number,
  paymentState,
  refundable,
}: Pick<Refunded, 'number' | 'paymentState' | 'refundable'>): RefundRefused | undefined {
  if (paymentState === 'open')
    return new RefundRefused(
      'open',
      `order ${number} is not paid yet, so there is nothing to refund. Cancel it: orders cancel ${number}`,
    );
  if (paymentState === 'canceled')
    return new RefundRefused(
      'canceled',
      `order ${number} was cancelled before it was paid. There is nothing to refund.`,
    );
  if (refundable.payments.every(({ cents }) => cents === 0))
    return new RefundRefused(
      'over',
      `nothing of order ${number} would be refunded: nothing is left.`,
    );
  return undefined;
}

/** Whether a refund ends a subscription: its first order is refunded; a renewal does not end it. */
export function isEndedBy(
  { rest }: Pick<Refund, 'rest'>,
  { renewal }: Pick<Refunded, 'renewal'>,
  { lineId }: Pick<Subscription, 'lineId'>,
): boolean {
  return !renewal && rest.lines.some(({ id, quantity }) => id === lineId && quantity === 0);
}

function refundLeft({ number, refundable }: Refunded, request: RefundOfOrder): Refund {
  try {
    return refundOrder(refundable, request);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new RefundRefused('tooMuch', `order ${number}: ${error.message.replace(/^\S+ /, '')}`);
  }
}

/** Gives the refunded pieces that were taken out of stock. */
function takenPieces(
  { content }: Pick<Refunded, 'content'>,
  quantities: RefundRequest['quantities'],
): StockPieces[] {
  return content.view.cart.entries.flatMap(({ id, productId, variantId }) => {
    const quantity = quantities[id] ?? 0;
    const isTaken = content.taken.some(
      (taken) => taken.productId === productId && taken.variantId === variantId,
    );
    return isTaken && quantity > 0 ? [{ productId, variantId, quantity }] : [];
  });
}
