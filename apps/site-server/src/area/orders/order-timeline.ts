import { formatMoney } from '@frontage/commerce-model';
import type { StoredOrder } from '../../shop/orders/stored-order';
import type { StoredPayment } from '../../shop/orders/stored-payment';
import { sayOfOrders } from './order-texts';

/** Something that happened to an order. */
export interface OrderEvent {
  /** UTC milliseconds. */
  readonly at: number;
  readonly text: string;
}

/**
 * Lists what the store knows of an order's life, oldest first.
 *
 * @param order the order
 * @param payments the attempts to pay it
 */
export function orderTimeline(
  order: StoredOrder,
  payments: readonly StoredPayment[],
): readonly OrderEvent[] {
  const { currency } = order.content.view.totals;
  const happened = (at: number | null, code: 'wasPaid' | 'wasSent' | 'wasCanceled') =>
    at === null ? [] : [{ at, text: sayOfOrders(code) }];
  const events: OrderEvent[] = [
    ...payments
      .filter(({ status }) => status === 'declined')
      .map(({ changedAt: at }) => ({ at, text: sayOfOrders('wasDeclined') })),
    { at: order.createdAt, text: sayOfOrders('wasPlaced') },
    ...happened(order.paidAt, 'wasPaid'),
    ...happened(order.sentAt, 'wasSent'),
    ...order.refunds.map(({ madeAt: at, cents, restocked: count }) => {
      const amount = formatMoney({ cents, currency }, 'en');
      return {
        at,
        text: sayOfOrders(count > 0 ? 'wasRestocked' : 'wasRefunded', { amount, count }),
      };
    }),
    ...happened(order.canceledAt, 'wasCanceled'),
  ];
  return events.sort((one, other) => one.at - other.at);
}
