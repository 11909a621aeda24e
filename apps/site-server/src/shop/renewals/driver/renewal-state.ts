import type { CurrencyCode } from '@frontage/commerce-model';

/**
 * Where the renewal of one period stands. `attempt` counts the tries of paying it, from 0 on.
 *
 * - `due`: nobody is asked for money just now
 * - `charging`: its pieces are held, and a provider may have been asked
 * - `paid`: it became an order
 * - `over`: its subscription is paused, canceled, or past this period
 */
export type RenewalState =
  | { readonly at: 'due'; readonly attempt: number }
  | { readonly at: 'charging'; readonly attempt: number; readonly requestedAt: number }
  | { readonly at: 'paid'; readonly paymentId: string }
  | { readonly at: 'over' };

/** What happens to a renewal; `now` is UTC milliseconds. */
export type RenewalEvent =
  /** Its time has come, or somebody looks after it once more. */
  | { readonly type: 'begin'; readonly now: number }
  | { readonly type: 'reserved'; readonly now: number }
  /** There are not enough pieces. */
  | { readonly type: 'soldOut'; readonly now: number }
  | ({ readonly type: 'actionNeeded'; readonly url: string } & OfTry)
  | ({ readonly type: 'pending' | 'declined' } & OfTry)
  | ({ readonly type: 'paid'; readonly paymentId: string } & OfTry)
  | ({ readonly type: 'mispaid'; readonly paymentId: string } & CameMoney & OfTry);

interface OfTry {
  readonly attempt: number;
  readonly now: number;
}

/** Money that came in, but of another amount or currency than was asked for. */
export interface CameMoney {
  /** Minor units. */
  readonly cents: number;
  readonly currency: CurrencyCode;
}

/** Money of a try that goes back. */
export interface RenewalRefund {
  readonly attempt: number;
  readonly paymentId: string;
  /** How much came, where that is not what was asked for. */
  readonly mispaid?: CameMoney | undefined;
}

/** What a buyer is told of a try that came to no order. Times are UTC milliseconds. */
export type RenewalWords =
  | { readonly kind: 'pay'; readonly href: string; readonly until: number }
  | { readonly kind: 'failed'; readonly again: number }
  | { readonly kind: 'paused' }
  | { readonly kind: 'soldOut' };

/** What follows from an event. */
export type RenewalEffect =
  /** Holds the pieces; leads to `reserved` or `soldOut`. */
  | { readonly do: 'reserve' }
  | { readonly do: 'release' }
  /** Notes a try, before its provider hears of it. */
  | { readonly do: 'beginTry'; readonly attempt: number }
  /** Asks the provider, once all this is on disk. */
  | { readonly do: 'charge'; readonly attempt: number; readonly requestedAt: number }
  | { readonly do: 'declineTry'; readonly attempt: number }
  | ({ readonly do: 'giveBack' } & RenewalRefund)
  /** Makes the order; the subscription goes on with its next period. */
  | { readonly do: 'order'; readonly attempt: number; readonly paymentId: string }
  /** Looks after it again at a time; `attempt` is the try that comes then. */
  | { readonly do: 'wait'; readonly attempt: number; readonly until: number }
  | { readonly do: 'pause'; readonly attempt: number }
  | { readonly do: 'mail'; readonly attempt: number; readonly words: RenewalWords };

/** The next state, and what is to be done, as data. */
export interface RenewalStep {
  readonly state: RenewalState;
  readonly effects: readonly RenewalEffect[];
}
