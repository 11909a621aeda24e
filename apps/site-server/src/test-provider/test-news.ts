import { randomBytes } from 'node:crypto';
import type { TestPayment } from './test-payment';

/** Something that the shop is told by a webhook. */
export interface TestNews {
  id: string;
  key: string;
  /** What is sent, the same each time: JSON of `{ id, type, createdAt, payment }`. */
  body: string;
  /** How often it is still to be told. */
  left: number;
  /** From when on, UTC milliseconds. */
  due: number;
  /** How often the shop did not take it since it was due. */
  failures: number;
}

/** How long `late` news wait, in milliseconds. */
export const lateBy = 5_000;

/**
 * What there is to tell of a payment now.
 *
 * @param payment as it is
 * @param now UTC milliseconds
 * @param what happened, such as `refunded` @default its state
 */
export function makeNews(
  payment: TestPayment,
  now: number,
  what: string = payment.state,
): TestNews {
  const id = `tn_${randomBytes(12).toString('hex')}`;
  const type = `payment.${what}`;
  return {
    id,
    key: payment.key,
    body: JSON.stringify({ id, type, createdAt: now, payment: showPayment(payment) }),
    left: { once: 1, late: 1, twice: 2, never: 0 }[payment.manner],
    due: payment.manner === 'late' ? now + lateBy : now,
    failures: 0,
  };
}

/** A payment as the shop sees it: without what only the visitor may know. */
export function showPayment({
  visit: _visit,
  manner: _manner,
  asked: _asked,
  ...payment
}: TestPayment): object {
  return payment;
}
