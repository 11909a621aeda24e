import type { CheckoutEvent } from '@frontage/commerce-model';
import type { Database } from '../../store/database';
import { toJson, type JsonText } from '../../store/json-text';
import { prepareQuery, type QueryParam } from '../../store/prepare-query';

/** New events of a checkout's log. */
export interface AppendedEvents {
  readonly checkoutId: string;
  /** The place of the first one; those before it are in the log. */
  readonly from: number;
  readonly events: readonly CheckoutEvent[];
}

/** The most events of one statement: more than an order takes at once. */
const mostAtOnce = 8;

/**
 * Adds events to the log of a checkout.
 *
 * @param db the transaction that has locked the checkout
 * @param appended the events, in order
 * @param now UTC milliseconds
 */
export async function appendEvents(
  db: Database,
  { checkoutId, from, events }: AppendedEvents,
  now: number,
): Promise<void> {
  for (let start = 0; start < events.length; start += mostAtOnce) {
    const params: EventParams = { checkoutId, now };
    const part = events.slice(start, start + mostAtOnce);
    for (const [index, event] of part.entries()) {
      params[`seq${index}`] = from + start + index;
      params[`event${index}`] = toJson(event);
    }
    await insertByCount[part.length - 1]?.(db, params);
  }
}

type EventParams = { checkoutId: string; now: number } & Record<`seq${number}`, number> &
  Record<`event${number}`, JsonText<CheckoutEvent>>;

const insertByCount = Array.from({ length: mostAtOnce }, (_, last) =>
  prepareQuery((db, param: QueryParam<EventParams>) =>
    db.insertInto('checkout_event').values(
      Array.from({ length: last + 1 }, (_row, index) => ({
        checkout_id: param('checkoutId'),
        seq: param(`seq${index}`),
        event: param(`event${index}`),
        created_at: param('now'),
      })),
    ),
  ),
);
