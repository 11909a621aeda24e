import type { CurrencyCode } from '../money/currency-codes';

/** What a visitor has agreed to pay. */
export interface AgreedPrice {
  /** See `priceHash`. */
  readonly priceHash: string;
  /** Minor units. */
  readonly dueCents: number;
}

/** How often payment was tried, the try that is under way included; never starts over. */
interface Tried {
  readonly attempt: number;
}

/** A checkout with a price. */
interface Priced extends AgreedPrice, Tried {}

/** A checkout whose stock is held. */
interface Held extends Priced {
  /** Until when, UTC milliseconds. */
  readonly expiresAt: number;
  /** Tries that were made before, at another price: what they bring goes back. */
  readonly earlier: number;
}

/** Where a checkout stands. */
export type CheckoutState =
  | ({ readonly at: 'open' } & Tried)
  | ({ readonly at: 'priced' } & Priced)
  | ({ readonly at: 'reserving' } & Priced)
  | ({ readonly at: 'reserved' } & Held)
  | ({ readonly at: 'paying' } & Held)
  /** The visitor must do something at the payment provider. */
  | ({ readonly at: 'actionNeeded'; readonly action: string } & Held)
  | { readonly at: 'paid'; readonly paymentId: string }
  | { readonly at: 'ordered'; readonly paymentId: string; readonly orderId: string }
  /** Money came that no order can be made for. */
  | { readonly at: 'refunding'; readonly paymentId: string }
  | {
      readonly at: 'closed';
      readonly reason: 'canceled' | 'expired' | 'refunded';
      readonly paymentId?: string;
    };

/** What may happen to a checkout; `attempt` says which try of paying it is about. */
export type CheckoutEvent =
  | ({ readonly type: 'priced' } & AgreedPrice)
  /** The visitor agrees to the price that they were shown. */
  | { readonly type: 'confirmed'; readonly priceHash: string }
  | { readonly type: 'reserved'; readonly expiresAt: number }
  | { readonly type: 'soldOut' }
  | { readonly type: 'pay' }
  | { readonly type: 'declined'; readonly attempt: number }
  | { readonly type: 'actionNeeded'; readonly attempt: number; readonly action: string }
  | { readonly type: 'actionDone'; readonly attempt: number }
  /** The visitor came back from the provider without paying. */
  | { readonly type: 'left'; readonly attempt: number }
  /** The provider gave no answer in time. */
  | { readonly type: 'unanswered'; readonly attempt: number }
  | { readonly type: 'paid'; readonly attempt: number; readonly paymentId: string }
  /**
   * Money came, but of another amount or currency than was asked for: how much in truth, minor
   * units.
   */
  | {
      readonly type: 'mispaid';
      readonly attempt: number;
      readonly paymentId: string;
      readonly cents: number;
      readonly currency: CurrencyCode;
    }
  /** The order is made, once for this checkout. */
  | { readonly type: 'ordered'; readonly orderId: string }
  /** After payment the order turned out to be impossible. */
  | { readonly type: 'refused' }
  | { readonly type: 'refunded'; readonly paymentId: string }
  /** Time passed; UTC milliseconds. */
  | { readonly type: 'clock'; readonly now: number }
  | { readonly type: 'canceled' };

/** What is to be done, by who runs the checkout; doing it twice must be harmless. */
export type CheckoutEffect =
  | { readonly do: 'reserve' | 'release' }
  /** Show the new price and ask again. */
  | { readonly do: 'askAgain' }
  | { readonly do: 'tellSoldOut' | 'tellDeclined' }
  | { readonly do: 'pay'; readonly attempt: number; readonly dueCents: number }
  /** Ask the provider what became of a try, or take it back. */
  | { readonly do: 'lookUp' | 'void'; readonly attempt: number }
  | { readonly do: 'order'; readonly paymentId: string }
  | { readonly do: 'refund'; readonly paymentId: string };

/** The next state and what is to be done. */
export interface CheckoutStep {
  readonly state: CheckoutState;
  readonly effects: readonly CheckoutEffect[];
}

/** Where every checkout begins. */
export const openCheckout: CheckoutState = { at: 'open', attempt: 0 };

/** The payment of an order that costs nothing. */
export const nothingToPay = 'nothing';
