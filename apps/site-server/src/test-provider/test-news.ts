import { randomBytes } from 'node:crypto';
import type { TestPayment } from './test-payment';
import { showSetup, type TestSetup } from './test-setup';

/** An event for the shop, sent by webhook. */
export interface TestNews {
  id: string;
  key: string;
  /** The body, the same in each attempt: JSON of `{ id, type, createdAt, payment }`. */
  body: string;
  /** The number of remaining deliveries. */
  left: number;
  /** The earliest time of delivery, UTC milliseconds. */
  due: number;
  /** The number of failed attempts since it was due. */
  failures: number;
}

/** What there is to tell of a method that was named. */
export function makeMethodNews(setup: TestSetup, now: number): TestNews {
  const id = `tn_${randomBytes(12).toString('hex')}`;
  const news = { id, type: 'method.saved', createdAt: now, setup: showSetup(setup) };
  return { id, key: setup.key, body: JSON.stringify(news), left: 1, due: now, failures: 0 };
}

/** The delay of `late` news, in milliseconds. */
export const lateBy = 5_000;

/**
 * Creates news about a payment.
 *
 * @param payment in its current state
 * @param now UTC milliseconds
 * @param state what has become of it, such as `refunded`. @default its state
 */
export function makeNews(
  payment: TestPayment,
  now: number,
  state: string = payment.state,
): TestNews {
  const id = `tn_${randomBytes(12).toString('hex')}`;
  const type = `payment.${state}`;
  return {
    id,
    key: payment.key,
    body: JSON.stringify({ id, type, createdAt: now, payment: showPayment(payment) }),
    left: { once: 1, late: 1, twice: 2, never: 0 }[payment.manner],
    due: payment.manner === 'late' ? now + lateBy : now,
    failures: 0,
  };
}

/** Gives a payment in the shop's format, without what only the visitor may know. */
export function showPayment({
  visit: _visit,
  manner: _manner,
  asked: _asked,
  ...payment
}: TestPayment): object {
  return payment;
}
