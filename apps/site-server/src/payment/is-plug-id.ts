import type { PaymentPlugId } from './payment-plug';

/** Whether a text names a plug. */
export function isPlugId(text: string): text is PaymentPlugId {
  return text === 'manual' || text === 'test' || text === 'stripe';
}
