import { expect, it } from 'vitest';
import { carryOut } from './carry-out';
import type { CheckoutPayments } from './checkout-payments';
import { readLog } from './read-log';

const log = readLog([
  { type: 'priced', priceHash: 'a', dueCents: 500 },
  { type: 'confirmed', priceHash: 'a' },
  { type: 'reserved', expiresAt: 1_000 },
  { type: 'pay' },
]);

it.each([
  [999, [{ type: 'paid', attempt: 1, paymentId: 'p' }]],
  // Its visitor is gone: a server that died left it, and nobody is charged so late.
  [1_000, [{ type: 'unanswered', attempt: 1 }]],
])(
  'an attempt that is found at %d, of a checkout whose time is over at 1000',
  async (now, events) => {
    const nobody = () => Promise.reject(new Error('is not asked'));
    const pay = () =>
      Promise.resolve({
        status: 'paid',
        paymentId: 'p',
        cents: 500,
        currency: 'EUR',
        settled: true,
      } as const);
    const payments: CheckoutPayments = { pay, lookUp: nobody, void: nobody, refund: nobody };
    const task = { checkoutId: 'c', do: 'pay', attempt: 1 } as const;
    expect(
      await carryOut(payments, { task, log, now: () => now, report: () => undefined }),
    ).toEqual(events);
  },
);
