import type { CurrencyCode } from '@frontage/commerce-model';

/** The payment plugs there are. */
export type PaymentPlugId = 'manual' | 'test' | 'stripe';

/**
 * A way to get paid. Everything is named by the shop's own key, one for each try of
 * paying; asking twice with a key is always harmless. What goes wrong is a
 * `PaymentFault`: a plug never takes silence for a decline.
 */
export interface PaymentPlug {
  readonly id: PaymentPlugId;
  /**
   * Origins of the pages that `actionNeeded` leads to. A page whose form leads there
   * has to allow them: browsers hold `form-action` against redirects too.
   */
  readonly pageOrigins: readonly string[];
  /**
   * Starts a try, or repeats it: the same key gets the same payment, however often and from how
   * many servers.
   */
  pay(ask: PaymentRequest): Promise<PaymentAnswer>;
  /** What became of a try; `unknown` when there is nothing under its key. */
  lookUp(tried: PaymentTry): Promise<PaymentAnswer | UnknownPayment>;
  /**
   * Takes a try back, so that nobody can pay it any more, and tells how it ended:
   * `paid` when it was too late. That money stays until it is refunded.
   */
  void(tried: PaymentTry): Promise<PaymentAnswer | UnknownPayment>;
  /** Gives money back, once for each key; never more than came in. */
  refund(ask: RefundRequest): Promise<{ refundId: string }>;
  /**
   * Reads what a provider sends. Undefined when it is not signed as it should be, or too
   * old: answer 400. `other` when it tells of nothing that a checkout waits for: answer 200.
   *
   * @param body as it came, byte for byte
   * @param headers by their names in lower case
   */
  readWebhook(
    body: string,
    headers: Readonly<Record<string, string | undefined>>,
  ): Promise<PaymentNews | 'other' | undefined>;
}

/** One try of paying. */
export interface PaymentTry {
  /** The shop's name for it, `checkoutId:attempt`; 200 characters at most. */
  key: string;
  /** When the shop asked first, UTC milliseconds; a provider's list is searched from there on. */
  askedAt: number;
}

/** What is to be paid; a repeat has to say exactly the same. */
export interface PaymentRequest {
  /** As in `PaymentTry`. */
  key: string;
  /** Minor units, 1 or more. */
  cents: number;
  currency: CurrencyCode;
  /** For the visitor to read on the provider's page and their statement. */
  description: string;
  email: string;
  /** Where the visitor comes back to when they are done; absolute. */
  returnUrl: string;
  /**
   * Where the visitor comes back to when they leave without paying; absolute. The try stays open
   * until it is voided.
   */
  cancelUrl: string;
  /**
   * How, where a plug has several ways: see `manualMethods` and the tokens of the test provider.
   * @default the plug's own
   */
  method?: string;
  metadata: { siteId: string; checkoutId: string; attempt: number };
}

/** How a try stands. `paid` and `declined` are final. */
export type PaymentAnswer =
  | PaidAnswer
  | { status: 'declined'; reason: DeclineReason }
  /** The visitor goes to that address, and comes back. */
  | { status: 'actionNeeded'; url: string }
  /** The visitor is done, the money is on its way. */
  | { status: 'pending' };

/** Money that came in: how much, so that whoever makes an order of it compares (`isPaymentOf`). */
export interface PaidAnswer {
  status: 'paid';
  paymentId: string;
  /** Minor units. */
  cents: number;
  currency: CurrencyCode;
  /** False when the money is only promised, as with an invoice. */
  settled: boolean;
}

/**
 * The provider has nothing under that key. A late answer may still come, so pay again with the same
 * key, or treat it as declined.
 */
export interface UnknownPayment {
  status: 'unknown';
}

/** Why nothing was paid: the bank said no, somebody took it back, or its time was over. */
export type DeclineReason = 'refused' | 'canceled' | 'expired';

/** Money that goes back. */
export interface RefundRequest {
  paymentId: string;
  /** Minor units, 1 or more. */
  cents: number;
  currency: CurrencyCode;
  /** One for each refund; 200 characters at most. */
  key: string;
}

/** What a provider tells by itself: maybe twice, late, and in any order. */
export interface PaymentNews {
  /** The same for each time it is told. */
  eventId: string;
  /** As in `PaymentTry`; maybe one that this shop never asked with. */
  key: string;
  answer: PaymentAnswer;
}
