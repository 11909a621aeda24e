import { StripeDecline, StripeRefusal } from './create-stripe-idempotency';
import { findRecord, notFound, stripeCards, type StripeLedger } from './stripe-ledger';
import {
  createStripeIntentRecord,
  createStripeRefundRecord,
  createStripeSessionRecord,
  type IntentRecord,
} from './stripe-records';

/**
 * Answers calls that change something: a session opened or expired, a refund.
 *
 * @param seconds since 1970
 */
export function changeRecords(
  ledger: StripeLedger,
  path: string,
  parameters: URLSearchParams,
  seconds: number,
): object {
  if (path === '/v1/checkout/sessions') return createSession(ledger, parameters, seconds);
  if (path === '/v1/refunds') return createRefund(ledger, parameters, seconds);
  if (path === '/v1/payment_intents') return createCharge(ledger, parameters, seconds);
  const [, id] = /^\/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(path) ?? [];
  if (id === undefined) throw notFound(path);
  const session = findRecord(ledger.sessions, id);
  if (session.status !== 'open')
    throw new StripeRefusal(400, {
      type: 'invalid_request_error',
      message: 'Only open Checkout Sessions can be expired.',
    });
  ledger.act(id, 'expire');
  return session;
}

function createSession(
  { sessions, createId }: StripeLedger,
  parameters: URLSearchParams,
  seconds: number,
): object {
  const id = createId('cs_test');
  const session = createStripeSessionRecord(parameters, {
    id,
    now: seconds,
    url: `https://checkout.stripe.com/c/pay/${id}`,
  });
  sessions.push(session);
  return session;
}

/** A card says yes, or the answer is a 402 with the payment that came to nothing. */
function createCharge(ledger: StripeLedger, parameters: URLSearchParams, seconds: number): object {
  const intent = createStripeIntentRecord(parameters, { id: ledger.createId('pi'), now: seconds });
  const method = findRecord(ledger.methods, intent.payment_method ?? '');
  if (method.customer !== intent.customer)
    throw new StripeRefusal(400, {
      type: 'invalid_request_error',
      message: 'The PaymentMethod does not belong to the Customer.',
    });
  const error = stripeCards[method.card.last4] ?? null;
  const made: IntentRecord = error
    ? { ...intent, status: 'requires_payment_method', last_payment_error: error }
    : { ...intent, status: 'succeeded' };
  ledger.intents.push(made);
  ledger.addEvent(`payment_intent.${error ? 'payment_failed' : 'succeeded'}`, made);
  if (error) throw new StripeDecline({ ...error, message: 'No.', payment_intent: made });
  return made;
}

function createRefund(
  { intents, refunds, createId }: StripeLedger,
  parameters: URLSearchParams,
  seconds: number,
): object {
  const refund = createStripeRefundRecord(parameters, { id: createId('re'), now: seconds });
  const intent = findRecord(intents, refund.payment_intent);
  const back = refunds
    .filter((refund) => refund.payment_intent === intent.id)
    .reduce((sum, { amount }) => sum + amount, 0);
  if (back + refund.amount > intent.amount)
    throw new StripeRefusal(400, {
      type: 'invalid_request_error',
      code: 'amount_too_large',
      message: 'More than is left of the charge.',
    });
  const created = { ...refund, currency: intent.currency };
  refunds.push(created);
  return created;
}
