import { StripeRefusal } from './create-stripe-idempotency';
import type {
  IntentRecord,
  MethodRecord,
  RefundRecord,
  SessionRecord,
  SetupRecord,
} from './stripe-records';

/** An event in Stripe's format. */
export interface StripeEventRecord {
  id: string;
  object: 'event';
  type: string;
  created: number;
  data: { object: object };
}

/** What a card says when it is charged without its owner, by its last four digits. */
export const stripeCards: Readonly<Record<string, IntentRecord['last_payment_error']>> = {
  '4242': null,
  '0341': { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' },
  '0069': { type: 'card_error', code: 'expired_card' },
  '3184': {
    type: 'card_error',
    code: 'authentication_required',
    decline_code: 'authentication_required',
  },
};

/** An action of a visitor, or of their bank, on a session. */
export type SessionAct = 'pay' | 'pay-later' | 'money-comes' | 'money-fails' | 'expire';

/** Stripe's records. */
export interface StripeLedger {
  sessions: SessionRecord[];
  intents: IntentRecord[];
  methods: MethodRecord[];
  setups: SetupRecord[];
  refunds: RefundRecord[];
  /** Oldest first. */
  events: StripeEventRecord[];
  createId(prefix: string): string;
  /** Performs an action if the session's state allows it, and creates its event. */
  act(sessionId: string, act: SessionAct, card?: string): void;
  /** Makes an event of something. */
  addEvent(type: string, object: object): void;
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
    methods: [],
    setups: [],
    refunds: [],
    events: [],
    createId: (prefix) => `${prefix}_${nextId++}`,
    act,
    addEvent(type, object) {
      ledger.events.push({
        id: ledger.createId('evt'),
        object: 'event',
        type,
        created: seconds(),
        data: { object: structuredClone(object) },
      });
    },
  };
  const addEvent = (type: string, session: SessionRecord) =>
    ledger.addEvent(`checkout.session.${type}`, session);

  function act(id: string, sessionAct: SessionAct, card = '4242'): void {
    const session = findRecord(ledger.sessions, id);
    const intent = ledger.intents.find((intent) => intent.id === session.payment_intent);
    if (session.status === 'open' && sessionAct === 'expire') {
      Object.assign(session, { status: 'expired', url: null });
      addEvent('expired', session);
    } else if (session.status === 'open' && (sessionAct === 'pay' || sessionAct === 'pay-later')) {
      complete(session, sessionAct === 'pay', card);
    } else if (intent?.status === 'processing' && sessionAct === 'money-comes') {
      intent.status = 'succeeded';
      session.payment_status = 'paid';
      addEvent('async_payment_succeeded', session);
    } else if (intent?.status === 'processing' && sessionAct === 'money-fails') {
      intent.status = 'requires_payment_method';
      addEvent('async_payment_failed', session);
    }
  }

  function complete(session: SessionRecord, isPaid: boolean, card: string): void {
    const { amount_total: amount, currency, metadata } = session;
    if (session.customer_creation === 'always') session.customer ??= ledger.createId('cus');
    const { customer, keeps } = session;
    const id = ledger.createId('pm');
    const method = { id, object: 'payment_method', type: 'card', card: { last4: card } } as const;
    ledger.methods.push({ ...method, customer: keeps ? customer : null });
    Object.assign(session, { status: 'complete', url: null });
    if (session.mode === 'setup') {
      session.setup_intent = ledger.createId('seti');
      ledger.setups.push({
        id: session.setup_intent,
        object: 'setup_intent',
        payment_method: id,
        status: 'succeeded',
      });
    } else {
      session.payment_intent = ledger.createId('pi');
      session.payment_status = isPaid ? 'paid' : 'unpaid';
      ledger.intents.push({
        id: session.payment_intent,
        object: 'payment_intent',
        amount,
        created: seconds(),
        currency,
        customer,
        last_payment_error: null,
        metadata,
        payment_method: id,
        status: isPaid ? 'succeeded' : 'processing',
      });
    }
    addEvent('completed', session);
  }

  return ledger;
}

/** Gives the record with that id. */
export function findRecord<Kind extends { id: string }>(
  records: readonly Kind[],
  id: string,
): Kind {
  const found = records.find((record) => record.id === id);
  if (found) return found;
  throw notFound(id);
}

/** The refusal for a missing record. */
export function notFound(kind: string): StripeRefusal {
  return new StripeRefusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such thing: ${kind}`,
  });
}
