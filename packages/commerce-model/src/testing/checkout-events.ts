import type { CheckoutEvent } from '../checkout/checkout';

export const price = { priceHash: 'a', dueCents: 500 };

export const events = {
  priced: { type: 'priced', ...price },
  pricedAnew: { type: 'priced', priceHash: 'b', dueCents: 600 },
  confirmed: { type: 'confirmed', priceHash: 'a' },
  confirmedOther: { type: 'confirmed', priceHash: 'b' },
  reserved: { type: 'reserved', expiresAt: 1_000 },
  soldOut: { type: 'soldOut' },
  pay: { type: 'pay' },
  declined: { type: 'declined', attempt: 1 },
  declinedEarlier: { type: 'declined', attempt: 0 },
  actionNeeded: { type: 'actionNeeded', attempt: 1, action: '/challenge' },
  actionDone: { type: 'actionDone', attempt: 1 },
  left: { type: 'left', attempt: 1 },
  leftEarlier: { type: 'left', attempt: 0 },
  unanswered: { type: 'unanswered', attempt: 1 },
  paid: { type: 'paid', attempt: 1, paymentId: 'p' },
  paidEarlier: { type: 'paid', attempt: 0, paymentId: 'early' },
  mispaid: { type: 'mispaid', attempt: 1, paymentId: 'm', cents: 499, currency: 'EUR' },
  mispaidEarlier: { type: 'mispaid', attempt: 0, paymentId: 'm', cents: 500, currency: 'USD' },
  mispaidAfterAll: { type: 'mispaid', attempt: 1, paymentId: 'p', cents: 499, currency: 'EUR' },
  ordered: { type: 'ordered', orderId: 'o' },
  refused: { type: 'refused' },
  refunded: { type: 'refunded', paymentId: 'p' },
  early: { type: 'clock', now: 999 },
  late: { type: 'clock', now: 1_000 },
  canceled: { type: 'canceled' },
} as const satisfies Record<string, CheckoutEvent>;
