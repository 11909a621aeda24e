import type { CurrencyCode } from '@frontage/commerce-model';
import type { DeclineReason } from '../../../payment/payment-plug';

/**
 * The state of the renewal of one period. `attempt` counts the payment attempts, from 0 on.
 *
 * - `due`: nobody is being charged at the moment
 * - `charging`: its pieces are held, and a provider may have been asked
 * - `paid`: it became an order
 * - `over`: its subscription is paused, canceled, or past this period
 */
export type RenewalState =
  | { readonly at: 'due'; readonly attempt: number }
  | { readonly at: 'charging'; readonly attempt: number; readonly requestedAt: number }
  | { readonly at: 'paid'; readonly paymentId: string }
  | { readonly at: 'over' };

/**
 * How an attempt is paid: by the method that its provider keeps, without the buyer; on the
 * provider's page, which is where it goes as well while no method is kept.
 */
export type RenewalWay = 'saved' | 'page';

/** An event of a renewal; `now` is UTC milliseconds. */
export type RenewalEvent =
  /** It is due, checked again, or its buyer wants to pay what failed. */
  | { readonly type: 'begin'; readonly way: RenewalWay; readonly now: number }
  /** Its buyer is back from the provider's page: the result is looked up, and nothing is begun. */
  | { readonly type: 'back'; readonly now: number }
  | { readonly type: 'reserved'; readonly way: RenewalWay; readonly now: number }
  /** There are not enough pieces. */
  | { readonly type: 'soldOut'; readonly now: number }
  | ({ readonly type: 'actionNeeded'; readonly url: string } & OfTry)
  | ({ readonly type: 'pending' } & OfTry)
  | ({ readonly type: 'declined'; readonly reason: DeclineReason } & OfTry)
  | ({ readonly type: 'paid'; readonly paymentId: string } & OfTry)
  | ({ readonly type: 'mispaid'; readonly paymentId: string } & CameMoney & OfTry);

interface OfTry {
  readonly attempt: number;
  readonly now: number;
}

/** A payment of another amount or currency than requested. */
export interface CameMoney {
  /** Minor units. */
  readonly cents: number;
  readonly currency: CurrencyCode;
}

/** A refund of an attempt's money. */
export interface RenewalRefund {
  readonly attempt: number;
  readonly paymentId: string;
  /** The paid amount, if it differs from the request. */
  readonly mispaid?: CameMoney | undefined;
}

/** The message to a buyer about an attempt without an order. Times are UTC milliseconds. */
export type RenewalWords =
  | { readonly kind: 'pay'; readonly href: string; readonly until: number }
  | { readonly kind: 'failed'; readonly reason: DeclineReason; readonly retryAt: number }
  | { readonly kind: 'paused'; readonly reason: DeclineReason }
  | { readonly kind: 'soldOut' };

/** The effect of an event. */
export type RenewalEffect =
  /** Holds the pieces; leads to `reserved` or `soldOut`. */
  | { readonly do: 'reserve'; readonly way: RenewalWay }
  | { readonly do: 'release' }
  /** Records an attempt, before its provider knows it. */
  | { readonly do: 'beginAttempt'; readonly attempt: number; readonly way: RenewalWay }
  /** Asks the provider, once all this is on disk. */
  | { readonly do: 'charge'; readonly attempt: number; readonly requestedAt: number }
  | { readonly do: 'declineAttempt'; readonly attempt: number }
  | ({ readonly do: 'giveBack' } & RenewalRefund)
  /** Places the order; the subscription continues with its next period. */
  | { readonly do: 'order'; readonly attempt: number; readonly paymentId: string }
  /** Checks it again at a time; `attempt` is the next attempt. */
  | { readonly do: 'wait'; readonly attempt: number; readonly until: number }
  | { readonly do: 'pause'; readonly attempt: number }
  | { readonly do: 'mail'; readonly attempt: number; readonly words: RenewalWords };

/** The next state, and the tasks, as data. */
export interface RenewalStep {
  readonly state: RenewalState;
  readonly effects: readonly RenewalEffect[];
}
