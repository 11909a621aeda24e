import type { CurrencyCode } from '../money/currency-codes';

/** The price that a visitor has agreed to pay. */
export interface AgreedPrice {
  /** See `priceHash`. */
  readonly priceHash: string;
  /** Minor units. */
  readonly dueCents: number;
}

/** The number of payment attempts, including the current one; never reset. */
interface Tried {
  readonly attempt: number;
}

/** A checkout with a price. */
interface Priced extends AgreedPrice, Tried {}

/** A checkout whose stock is held. */
interface Held extends Priced {
  /** UTC milliseconds until which the stock is held. */
  readonly expiresAt: number;
  /** Number of attempts made earlier at another price; their payments are refunded. */
  readonly earlier: number;
}

/** The state of a checkout. */
export type CheckoutState =
  | ({ readonly at: 'open' } & Tried)
  | ({ readonly at: 'priced' } & Priced)
  | ({ readonly at: 'reserving' } & Priced)
  | ({ readonly at: 'reserved' } & Held)
  | ({ readonly at: 'paying' } & Held)
  /** The visitor must take an action at the payment provider. */
  | ({ readonly at: 'actionNeeded'; readonly action: string } & Held)
  | { readonly at: 'paid'; readonly paymentId: string }
  | { readonly at: 'ordered'; readonly paymentId: string; readonly orderId: string }
  /** A payment arrived that cannot be used for an order. */
  | { readonly at: 'refunding'; readonly paymentId: string }
  | {
      readonly at: 'closed';
      readonly reason: 'canceled' | 'expired' | 'refunded';
      readonly paymentId?: string;
    };

/** An event of a checkout; `attempt` is the payment attempt that it concerns. */
export type CheckoutEvent =
  | ({ readonly type: 'priced' } & AgreedPrice)
  /** The visitor agrees to the displayed price. */
  | { readonly type: 'confirmed'; readonly priceHash: string }
  | { readonly type: 'reserved'; readonly expiresAt: number }
  | { readonly type: 'soldOut' }
  | { readonly type: 'pay' }
  | { readonly type: 'declined'; readonly attempt: number }
  | { readonly type: 'actionNeeded'; readonly attempt: number; readonly action: string }
  | { readonly type: 'actionDone'; readonly attempt: number }
  /** The visitor came back from the provider without paying. */
  | { readonly type: 'left'; readonly attempt: number }
  /** The provider did not answer in time. */
  | { readonly type: 'unanswered'; readonly attempt: number }
  | { readonly type: 'paid'; readonly attempt: number; readonly paymentId: string }
  /**
   * A payment arrived, but with another amount or currency than requested; the amount is in minor
   * units.
   */
  | {
      readonly type: 'mispaid';
      readonly attempt: number;
      readonly paymentId: string;
      readonly cents: number;
      readonly currency: CurrencyCode;
    }
  /** The order was created, once for this checkout. */
  | { readonly type: 'ordered'; readonly orderId: string }
  /** After payment the order turned out to be impossible. */
  | { readonly type: 'refused' }
  | { readonly type: 'refunded'; readonly paymentId: string }
  /** Time passed; `now` is in UTC milliseconds. */
  | { readonly type: 'clock'; readonly now: number }
  | { readonly type: 'canceled' };

/** A task for whoever runs the checkout; performing it twice must be harmless. */
export type CheckoutEffect =
  | { readonly do: 'reserve' | 'release' }
  /** Show the new price and ask for consent again. */
  | { readonly do: 'askAgain' }
  | { readonly do: 'notifySoldOut' | 'notifyDeclined' }
  | { readonly do: 'pay'; readonly attempt: number; readonly dueCents: number }
  /** Ask the provider for the outcome of an attempt, or cancel the attempt. */
  | { readonly do: 'lookUp' | 'void'; readonly attempt: number }
  | { readonly do: 'order'; readonly paymentId: string }
  | { readonly do: 'refund'; readonly paymentId: string };

/** The next state and the tasks. */
export interface CheckoutStep {
  readonly state: CheckoutState;
  readonly effects: readonly CheckoutEffect[];
}

/** The initial state of every checkout. */
export const openCheckout: CheckoutState = { at: 'open', attempt: 0 };

/** The payment id of an order that costs nothing. */
export const nothingToPay = 'nothing';
