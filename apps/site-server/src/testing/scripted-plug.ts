import type { CurrencyCode } from '@frontage/commerce-model';
import type {
  ChargeRequest,
  MethodAnswer,
  MethodNews,
  MethodRequest,
  SavedMethod,
} from '../payment/saved-method';
import type {
  PaymentAnswer,
  PaymentRequest,
  PaymentNews,
  PaymentPlug,
  RefundRequest,
  UnknownPayment,
} from '../payment/payment-plug';

/** How the next tries end; `paid` unless a test says otherwise. */
export type ScriptedEnd =
  | 'paid'
  | 'declined'
  | 'expiredCard'
  | 'authentication'
  | 'actionNeeded'
  | 'pending'
  | 'down'
  | 'lost';

/** A payment provider within a test: keys count once, and it does what it is told. */
export interface ScriptedPlug extends PaymentPlug {
  /**
   * How tries end from now on; `down` answers nothing, `lost` takes the money and answers nothing.
   */
  next: ScriptedEnd;
  /** What it takes in place of what it is asked for; undefined for just that. */
  takes: { cents: number; currency: CurrencyCode } | undefined;
  /** Whether it keeps the methods of buyers who agree. */
  keeps: boolean;
  /** Runs while it is asked, before it answers. */
  meanwhile: () => Promise<unknown>;
  /** Every attempt, in order, with and without its buyer; a repeat is none. */
  readonly asks: (PaymentRequest | ChargeRequest)[];
  readonly refunds: RefundRequest[];
  /** Ends an attempt that waits. */
  settle(key: string, isPaid: boolean): void;
  /** Every page on which a method is named, in order. */
  readonly pages: MethodRequest[];
  /** Has the buyer name a card on such a page; answers the body of the webhook that tells of it. */
  nameCard(key: string, lastFour: string): string;
  /** The body of a webhook that tells how an attempt stands. */
  news(key: string): string;
}

/** Makes the plug, under the id `test`. */
export function createScriptedPlug(): ScriptedPlug {
  const answers = new Map<string, PaymentAnswer>();
  const requests = new Map<string, PaymentRequest | ChargeRequest>();
  const named = new Map<string, SavedMethod>();
  const refunds = new Map<string, RefundRequest>();
  const find = (key: string): PaymentAnswer | UnknownPayment =>
    answers.get(key) ?? { status: 'unknown' };
  const paid = (ask: PaymentRequest | ChargeRequest): PaymentAnswer => ({
    status: 'paid',
    paymentId: `pay-${ask.key}`,
    cents: ask.cents,
    currency: ask.currency,
    ...plug.takes,
    settled: true,
    ...('keepsMethod' in ask &&
      plug.keeps && { saved: { id: `kept-${ask.key}`, kind: 'card', lastFour: '4242' } }),
  });
  const declined: PaymentAnswer = { status: 'declined', reason: 'refused' };

  function end(ask: PaymentRequest | ChargeRequest, how: ScriptedEnd): PaymentAnswer {
    if (how === 'declined') return declined;
    if (how === 'expiredCard' || how === 'authentication')
      return { status: 'declined', reason: how };
    // Without a buyer there is nobody to lead to a page.
    if (how === 'actionNeeded' && !('returnUrl' in ask))
      return { status: 'declined', reason: 'authentication' };
    if (how === 'actionNeeded')
      return { status: 'actionNeeded', url: `https://pay.example/${ask.key}` };
    return how === 'pending' ? { status: 'pending' } : paid(ask);
  }

  function reach(): void {
    if (plug.next === 'down') throw new Error('the provider does not answer');
  }

  async function start(ask: PaymentRequest | ChargeRequest): Promise<PaymentAnswer> {
    reach();
    await plug.meanwhile();
    const known = answers.get(ask.key);
    if (!known) plug.asks.push(ask);
    const answer = known ?? end(ask, plug.next);
    answers.set(ask.key, answer);
    requests.set(ask.key, ask);
    if (plug.next === 'lost') throw new Error('the line broke');
    return answer;
  }

  function pageOf(key: string): MethodAnswer {
    const method = named.get(key);
    return method
      ? { status: 'saved', method }
      : { status: 'actionNeeded', url: `https://pay.example/${key}` };
  }

  const plug: ScriptedPlug = {
    id: 'test',
    pageOrigins: ['https://pay.example'],
    next: 'paid',
    takes: undefined,
    keeps: true,
    meanwhile: async () => undefined,
    asks: [],
    refunds: [],
    pages: [],
    pay: start,
    savedMethods: {
      charge: start,
      async openPage(ask) {
        reach();
        plug.pages.push(ask);
        return pageOf(ask.key);
      },
      async lookUpPage({ key }) {
        reach();
        return plug.pages.some((page) => page.key === key) ? pageOf(key) : { status: 'unknown' };
      },
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
    async readWebhook(body): Promise<PaymentNews | MethodNews | 'other' | undefined> {
      return body.startsWith('signed ')
        ? (JSON.parse(body.slice('signed '.length)) as PaymentNews | MethodNews)
        : undefined; // made by `news`
    },
    settle(key, isPaid) {
      const ask = requests.get(key);
      if (ask) answers.set(key, isPaid ? paid(ask) : declined);
    },
    nameCard(key, lastFour) {
      const method = { id: `named-${key}`, kind: 'card', lastFour } as const;
      named.set(key, method);
      return `signed ${JSON.stringify({ eventId: `event ${key}`, key, method })}`;
    },
    news: (key) =>
      `signed ${JSON.stringify({ eventId: `event ${key} ${find(key).status}`, key, answer: find(key) })}`,
  };
  return plug;
}
