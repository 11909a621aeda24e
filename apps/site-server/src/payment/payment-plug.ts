import type { CurrencyCode } from '@frontage/commerce-model';
import type {
  ChargeRequest,
  MethodAnswer,
  MethodNews,
  MethodRequest,
  SavedMethod,
} from './saved-method';

/** The ids of the payment plugs. */
export type PaymentPlugId = 'manual' | 'test' | 'stripe';

/**
 * A way to get paid. Everything is identified by the shop's own key, one for each payment attempt;
 * a repeated call with a key is always harmless. Failures are a `PaymentFault`: a plug never takes
 * silence for a decline.
 */
export interface PaymentPlug {
  readonly id: PaymentPlugId;
  /** Whether no money moves by it. @default false */
  readonly isTest?: boolean;
  /**
   * Origins of the pages that `actionNeeded` leads to. A page whose form leads there has to allow
   * them, because browsers apply `form-action` to redirects too.
   */
  readonly pageOrigins: readonly string[];
  /**
   * Starts or repeats an attempt: the same key gives the same payment, however often and from
   * however many servers.
   */
  pay(ask: PaymentRequest): Promise<PaymentAnswer>;
  /** Looks up the outcome of an attempt; `unknown` if there is nothing under its key. */
  lookUp(tried: PaymentAttempt): Promise<PaymentAnswer | UnknownPayment>;
  /**
   * Cancels an attempt, so that nobody can pay it any more, and gives its outcome: `paid` if it was
   * too late. That money stays until it is refunded.
   */
  void(tried: PaymentAttempt): Promise<PaymentAnswer | UnknownPayment>;
  /** Keeps methods for payments without their buyers. @default it keeps none */
  readonly savedMethods?: SavedMethods;
  /** Refunds money, once for each key; never more than was paid. */
  refund(ask: RefundRequest): Promise<{ refundId: string }>;
  /**
   * Reads a provider's webhook. Undefined if its signature is wrong or too old: answer 400. `other`
   * if it concerns nothing that a checkout waits for: answer 200.
   *
   * @param body as received, byte for byte
   * @param headers by name in lower case
   */
  readWebhook(
    body: string,
    headers: Readonly<Record<string, string | undefined>>,
  ): Promise<PaymentNews | MethodNews | 'other' | undefined>;
}

/** How a plug keeps methods and charges them without their buyers. */
export interface SavedMethods {
  /**
   * Charges a method, or repeats that: the same key is charged once. Never `actionNeeded`: where a
   * bank wants its customer, nothing is charged, and the reason is `authentication`.
   */
  charge(ask: ChargeRequest): Promise<PaymentAnswer>;
  /** Opens the page on which a buyer names a method, or finds it again by its key. */
  openPage(ask: MethodRequest): Promise<MethodAnswer>;
  /** What became of such a page; `unknown` when there is none under its key. */
  lookUpPage(tried: PaymentAttempt): Promise<MethodAnswer | UnknownPayment>;
}

/** One payment attempt. */
export interface PaymentAttempt {
  /** The shop's key for it, `checkoutId:attempt`; at most 200 characters. */
  key: string;
  /**
   * The time of the shop's first request, UTC milliseconds; the search in a provider's list starts
   * there.
   */
  requestedAt: number;
  /** The id of the saved method that is charged. @default the buyer pays */
  charged?: string | undefined;
}

/** A payment request; a repetition must be identical. */
export interface PaymentRequest {
  /** As in `PaymentAttempt`. */
  key: string;
  /** Minor units, 1 or more. */
  cents: number;
  currency: CurrencyCode;
  /** Shown to the visitor on the provider's page and their statement. */
  description: string;
  email: string;
  /** Where the visitor returns after paying; absolute. */
  returnUrl: string;
  /**
   * Where the visitor returns after leaving without paying; absolute. The attempt stays open until
   * it is cancelled.
   */
  cancelUrl: string;
  /**
   * The method, if a plug has several: see `manualMethods` and the tokens of the test provider.
   * @default the plug's own
   */
  method?: string;
  /**
   * Whether the buyer has agreed that their method is kept, to be charged without them; what was
   * kept stands in the answer as `saved`. @default it is not
   */
  keepsMethod?: boolean;
  metadata: { siteId: string; checkoutId: string; attempt: number };
}

/** The state of an attempt. `paid` and `declined` are final. */
export type PaymentAnswer =
  | PaidAnswer
  | { status: 'declined'; reason: DeclineReason }
  /** The visitor goes to that address and returns. */
  | { status: 'actionNeeded'; url: string }
  /** The visitor is done, the money is on its way. */
  | { status: 'pending' };

/**
 * A received payment with its amount, which whoever makes an order of it must compare
 * (`isPaymentOf`).
 */
export interface PaidAnswer {
  status: 'paid';
  paymentId: string;
  /** Minor units. */
  cents: number;
  currency: CurrencyCode;
  /** False if the money is only promised, as with an invoice. */
  settled: boolean;
  /** The method that it was paid with, where it was kept. */
  saved?: SavedMethod | undefined;
}

/**
 * The provider has nothing under that key. A late answer may still come, so pay again with the same
 * key, or treat it as declined.
 */
export interface UnknownPayment {
  status: 'unknown';
}

/**
 * Why nothing was paid: the bank refused it, somebody cancelled it, or it expired. For a saved
 * method that is charged without its buyer also: the card has expired, or the bank wants its
 * customer to confirm.
 */
export type DeclineReason = 'refused' | 'canceled' | 'expired' | 'expiredCard' | 'authentication';

/** A request to refund money. */
export interface RefundRequest {
  paymentId: string;
  /** Minor units, 1 or more. */
  cents: number;
  currency: CurrencyCode;
  /** One for each refund; at most 200 characters. */
  key: string;
}

/** An event from a provider: it may come twice, late, and in any order. */
export interface PaymentNews {
  /** The same for each repetition. */
  eventId: string;
  /** As in `PaymentAttempt`; possibly one that this shop never used. */
  key: string;
  answer: PaymentAnswer;
}
