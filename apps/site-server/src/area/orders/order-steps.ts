import { isOrderOver, type StoredOrder } from '../../shop/orders/stored-order';
import type { AreaOrderCode } from './order-texts';

/** What can be done with an order. */
export const orderSteps = ['paid', 'sent', 'cancel'] as const;

/** Something that can be done with an order. */
export type OrderStep = (typeof orderSteps)[number];

/** Whether a step was taken. */
export function isTaken(
  step: OrderStep,
  { paidAt, sentAt, canceledAt }: Pick<StoredOrder, 'paidAt' | 'sentAt' | 'canceledAt'>,
): boolean {
  return { sent: sentAt, paid: paidAt, cancel: canceledAt }[step] !== null;
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
