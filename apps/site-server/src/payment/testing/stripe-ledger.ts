import { StripeRefusal } from './stripe-idempotency';
import type { IntentRecord, RefundRecord, SessionRecord } from './stripe-records';

/** An event in Stripe's format. */
export interface StripeEventRecord {
  id: string;
  object: 'event';
  type: string;
  created: number;
  data: { object: object };
}

/** An action of a visitor, or of their bank, on a session. */
export type SessionAct = 'pay' | 'pay-later' | 'money-comes' | 'money-fails' | 'expire';

/** Stripe's records. */
export interface StripeLedger {
  sessions: SessionRecord[];
  intents: IntentRecord[];
  refunds: RefundRecord[];
  /** Oldest first. */
  events: StripeEventRecord[];
  createId(prefix: string): string;
  /** Performs an action if the session's state allows it, and creates its event. */
  act(sessionId: string, act: SessionAct): void;
}

/**
 * Opens an empty ledger.
 *
 * @param seconds since 1970
 */
export function createStripeLedger(seconds: () => number): StripeLedger {
  let nextId = 1;
  const ledger: StripeLedger = {
    sessions: [],
    intents: [],
    refunds: [],
    events: [],
    createId: (prefix) => `${prefix}_${nextId++}`,
    act,
  };

  function addEvent(what: string, session: SessionRecord): void {
    const object = structuredClone(session);
    ledger.events.push({
      id: ledger.createId('evt'),
      object: 'event',
      type: `checkout.session.${what}`,
      created: seconds(),
      data: { object },
    });
  }

  function act(id: string, what: SessionAct): void {
    const session = findRecord(ledger.sessions, id);
    const intent = ledger.intents.find((one) => one.id === session.payment_intent);
    if (session.status === 'open' && what === 'expire') {
      Object.assign(session, { status: 'expired', url: null });
      addEvent('expired', session);
    } else if (session.status === 'open' && (what === 'pay' || what === 'pay-later')) {
      complete(session, what === 'pay');
    } else if (intent?.status === 'processing' && what === 'money-comes') {
      intent.status = 'succeeded';
      session.payment_status = 'paid';
      addEvent('async_payment_succeeded', session);
    } else if (intent?.status === 'processing' && what === 'money-fails') {
      intent.status = 'requires_payment_method';
      addEvent('async_payment_failed', session);
    }
  }

  function complete(session: SessionRecord, isPaid: boolean): void {
    const { amount_total: amount, currency } = session;
    const id = ledger.createId('pi');
    ledger.intents.push({
      id,
      object: 'payment_intent',
      amount,
      currency,
      status: isPaid ? 'succeeded' : 'processing',
    });
    Object.assign(session, {
      status: 'complete',
      url: null,
      payment_intent: id,
      payment_status: isPaid ? 'paid' : 'unpaid',
    });
    addEvent('completed', session);
  }

  return ledger;
}

/** Gives the record with that id. */
export function findRecord<Kind extends { id: string }>(all: readonly Kind[], id: string): Kind {
  const found = all.find((one) => one.id === id);
  if (found) return found;
  throw notFound(id);
}

/** The refusal for a missing record. */
export function notFound(what: string): StripeRefusal {
  return new StripeRefusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such thing: ${what}`,
  });
}
