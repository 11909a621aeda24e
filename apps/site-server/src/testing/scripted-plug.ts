import type { CurrencyCode } from '@frontage/commerce-model';
import type {
  PaymentAnswer,
  PaymentRequest,
  PaymentNews,
  PaymentPlug,
  RefundRequest,
  UnknownPayment,
} from '../payment/payment-plug';

/** How the next tries end; `paid` unless a test says otherwise. */
export type ScriptedEnd = 'paid' | 'declined' | 'actionNeeded' | 'pending' | 'down' | 'lost';

/** A payment provider within a test: keys count once, and it does what it is told. */
export interface ScriptedPlug extends PaymentPlug {
  /**
   * How tries end from now on; `down` answers nothing, `lost` takes the money and answers nothing.
   */
  next: ScriptedEnd;
  /** What it takes in place of what it is asked for; undefined for just that. */
  takes: { cents: number; currency: CurrencyCode } | undefined;
  /** Runs while it is asked, before it answers. */
  meanwhile: () => Promise<unknown>;
  /** Every try, in order; a repeat is none. */
  readonly asks: PaymentRequest[];
  readonly refunds: RefundRequest[];
  /** Ends a try that waits. */
  settle(key: string, isPaid: boolean): void;
  /** The body of a webhook that tells how a try stands. */
  news(key: string): string;
}

/** Makes the plug, under the id `test`. */
export function createScriptedPlug(): ScriptedPlug {
  const answers = new Map<string, PaymentAnswer>();
  const asked = new Map<string, PaymentRequest>();
  const refunds = new Map<string, RefundRequest>();
  const find = (key: string): PaymentAnswer | UnknownPayment =>
    answers.get(key) ?? { status: 'unknown' };
  const paid = ({ key, cents, currency }: PaymentRequest): PaymentAnswer => ({
    status: 'paid',
    paymentId: `pay-${key}`,
    cents,
    currency,
    ...plug.takes,
    settled: true,
  });
  const declined: PaymentAnswer = { status: 'declined', reason: 'refused' };

  function end(ask: PaymentRequest, how: ScriptedEnd): PaymentAnswer {
    if (how === 'declined') return declined;
    if (how === 'actionNeeded')
      return { status: 'actionNeeded', url: `https://pay.example/${ask.key}` };
    return how === 'pending' ? { status: 'pending' } : paid(ask);
  }

  function reach(): void {
    if (plug.next === 'down') throw new Error('the provider does not answer');
  }

  const plug: ScriptedPlug = {
    id: 'test',
    pageOrigins: ['https://pay.example'],
    next: 'paid',
    takes: undefined,
    meanwhile: async () => undefined,
    asks: [],
    refunds: [],
    async pay(ask) {
      reach();
      await plug.meanwhile();
      const known = answers.get(ask.key);
      if (!known) plug.asks.push(ask);
      const answer = known ?? end(ask, plug.next);
      answers.set(ask.key, answer);
      asked.set(ask.key, ask);
      if (plug.next === 'lost') throw new Error('the line broke');
      return answer;
    },
    async lookUp({ key }) {
      reach();
      return find(key);
    },
    async void({ key }) {
      reach();
      if (find(key).status === 'actionNeeded') answers.set(key, declined);
      return find(key);
    },
    async refund(ask) {
      reach();
      if (!refunds.has(ask.key)) plug.refunds.push(ask);
      refunds.set(ask.key, ask);
      return { refundId: `refund-${ask.key}` };
    },
    async readWebhook(body): Promise<PaymentNews | 'other' | undefined> {
      return body.startsWith('signed ')
        ? (JSON.parse(body.slice('signed '.length)) as PaymentNews)
        : undefined; // made by `news`
    },
    settle(key, isPaid) {
      const ask = asked.get(key);
      if (ask) answers.set(key, isPaid ? paid(ask) : declined);
    },
    news: (key) =>
      `signed ${JSON.stringify({ eventId: `event ${key} ${find(key).status}`, key, answer: find(key) })}`,
  };
  return plug;
}
