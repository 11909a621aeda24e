import { isOrderOver, type StoredOrder } from '../../shop/orders/stored-order';
import type { AreaOrderCode } from './order-texts';

/** What can be done with an order. */
export const orderSteps = ['paid', 'sent', 'cancel'] as const;

/** Something that can be done with an order. */
export type OrderStep = (typeof orderSteps)[number];

/** What an order's address may say was just done. */
export const doneCodes = [...orderSteps, 'refund', 'retry'] as const;

/** Whether something was done with an order, as its address says. */
export function isDone(
  done: (typeof doneCodes)[number],
  {
    paidAt,
    sentAt,
    canceledAt,
    refunds,
  }: Pick<StoredOrder, 'paidAt' | 'sentAt' | 'canceledAt' | 'refunds'>,
): boolean {
  if (done === 'refund' || done === 'retry') return refunds.length > 0;
  return { sent: sentAt, paid: paidAt, cancel: canceledAt }[done] !== null;
}

/** The parts of an order that decide. */
type Decisive = Pick<StoredOrder, 'paymentState' | 'sentAt' | 'content'>;

/**
 * Explains why a step cannot be taken.
 *
 * @param step what somebody wants to do
 * @param order as it is now
 * @returns undefined if it can
 */
export function whyNot(step: OrderStep, order: Decisive): AreaOrderCode | undefined {
  const { paymentState, sentAt, content } = order;
  if (paymentState === 'canceled') return 'alreadyCanceled';
  const { requiresShipping, grandTotalCents } = content.view.totals;
  switch (step) {
    case 'sent':
      if (sentAt !== null) return 'alreadySent';
      if (isOrderOver(order)) return 'alreadyRefunded';
      return requiresShipping ? undefined : 'nothingToSend';
    case 'paid':
      return paymentState === 'open' ? undefined : 'alreadyPaid';
    case 'cancel':
      if (paymentState === 'refunded') return 'alreadyRefunded';
      // A buyer who paid nothing cannot be refunded.
      if (paymentState !== 'open' && grandTotalCents > 0) return 'paidNotCanceled';
      return sentAt === null ? undefined : 'sentNotCanceled';
  }
}
