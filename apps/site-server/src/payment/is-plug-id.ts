import type { PaymentPlugId } from './payment-plug';

/** Whether a text is the id of a plug. */
export function isPlugId(text: string): text is PaymentPlugId {
  return text === 'manual' || text === 'test' || text === 'stripe';
}
