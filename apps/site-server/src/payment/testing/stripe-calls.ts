import { StripeDecline, StripeRefusal } from './stripe-idempotency';
import { findRecord, notFound, stripeCards, type StripeLedger } from './stripe-ledger';
import { readChargeAsk, readRefundAsk, readSessionAsk, type IntentRecord } from './stripe-records';

/** Answers calls that only read. */
export function showRecords(
  { sessions, intents, setups, methods, refunds }: StripeLedger,
  path: string,
  query: URLSearchParams,
): object {
  const [, kind, id = ''] =
    /^\/v1\/(checkout\/sessions|payment_intents|setup_intents)\/(\w+)$/.exec(path) ?? [];
  const expanded = <Kind extends { payment_method: string | null }>(one: Kind) =>
    query.getAll('expand[0]').includes('payment_method') && one.payment_method !== null
      ? { ...one, payment_method: findRecord(methods, one.payment_method) }
      : one;
  if (kind === 'payment_intents') return expanded(findRecord(intents, id));
  if (kind === 'setup_intents') return expanded(findRecord(setups, id));
  if (kind !== undefined) return findRecord(sessions, id);
  if (path === '/v1/refunds')
    return listRecords(
      refunds.filter((one) => one.payment_intent === query.get('payment_intent')),
      path,
      query,
    );
  const since = Number(query.get('created[gte]') ?? 0);
  if (path === '/v1/payment_intents')
    return listRecords(
      intents.filter(
        ({ created, customer }) => created >= since && customer === query.get('customer'),
      ),
      path,
      query,
    );
  if (path !== '/v1/checkout/sessions') throw notFound(path);
  return listRecords(
    sessions.filter(({ created }) => created >= since),
    path,
    query,
  );
}

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
  const session = readSessionAsk(parameters, {
    id,
    now: seconds,
    url: `https://checkout.stripe.com/c/pay/${id}`,
  });
  sessions.push(session);
  return session;
}

/** A card says yes, or the answer is a 402 with the payment that came to nothing. */
function createCharge(ledger: StripeLedger, parameters: URLSearchParams, seconds: number): object {
  const intent = readChargeAsk(parameters, { id: ledger.createId('pi'), now: seconds });
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
  const refund = readRefundAsk(parameters, { id: createId('re'), now: seconds });
  const intent = findRecord(intents, refund.payment_intent);
  const back = refunds
    .filter((one) => one.payment_intent === intent.id)
    .reduce((sum, { amount }) => sum + amount, 0);
  if (back + refund.amount > intent.amount)
    throw new StripeRefusal(400, {
      type: 'invalid_request_error',
      code: 'amount_too_large',
      message: 'More than is left of the charge.',
    });
  const made = { ...refund, currency: intent.currency };
  refunds.push(made);
  return made;
}

/** Newest first, in pages. */
function listRecords(all: readonly { id: string }[], url: string, query: URLSearchParams): object {
  const newest = [...all].reverse();
  const after = query.get('starting_after');
  const from = after === null ? 0 : newest.findIndex(({ id }) => id === after) + 1;
  const limit = Math.min(100, Number(query.get('limit') ?? 10));
  return {
    object: 'list',
    url,
    has_more: from + limit < newest.length,
    data: newest.slice(from, from + limit),
  };
}
