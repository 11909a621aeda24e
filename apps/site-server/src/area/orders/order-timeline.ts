import { formatMoney } from '@frontage/commerce-model';
import type { StoredOrder } from '../../shop/orders/stored-order';
import type { StoredPayment } from '../../shop/orders/stored-payment';
import { sayOfOrders } from './order-texts';

/** Something that happened to an order. */
export interface OrderEvent {
  /** UTC milliseconds. */
  readonly time: number;
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
  const happened = (time: number | null, code: 'wasPaid' | 'wasSent' | 'wasCanceled') =>
    time === null ? [] : [{ time, text: sayOfOrders(code) }];
  const events: OrderEvent[] = [
    ...payments
      .filter(({ status }) => status === 'declined')
      .map(({ changedAt: time }) => ({ time, text: sayOfOrders('wasDeclined') })),
    { time: order.createdAt, text: sayOfOrders('wasPlaced') },
    ...happened(order.paidAt, 'wasPaid'),
    ...happened(order.sentAt, 'wasSent'),
    ...order.refunds.map(({ madeAt: time, cents, restocked: count }) => {
      const amount = formatMoney({ cents, currency }, 'en');
      return {
        time,
        text: sayOfOrders(count > 0 ? 'wasRestocked' : 'wasRefunded', { amount, count }),
      };
    }),
    ...happened(order.canceledAt, 'wasCanceled'),
  ];
  return events.sort((a, b) => a.time - b.time);
}
