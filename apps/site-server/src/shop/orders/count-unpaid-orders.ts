import { sql } from 'kysely';
import type { Database } from '../../store/database';
import { prepareQuery, type QueryParam } from '../../store/prepare-query';
import { parseJson } from '../../store/json-text';
import { buyerKey } from './buyer-key';

/** Who may have orders that are not paid: an address, and a visitor's network. */
export interface UnpaidBuyer {
  readonly siteId: string;
  readonly email: string;
  /** See `ShopLinks.visitor`; `''` where it is not known. */
  readonly visitor: string;
}

/** What somebody has ordered and not paid. */
export interface UnpaidCount {
  readonly orders: number;
  /** Pieces of what runs out. */
  readonly pieces: number;
}

/** How long an order that came to nothing, or cost nothing, still counts, in milliseconds. */
export const unpaidMemory = 24 * 60 * 60 * 1000;

/** Rows that are looked at; limits of more than that do not hold. */
const most = 1_000;

/**
 * Counts the orders of an address, and those of a visitor, for which no money has come: open ones
 * that were not sent, and those of the last day that were canceled or free. Each of them sends
 * mails.
 *
 * @param db the reading side
 * @param buyer who
 * @param now UTC milliseconds
 */
export async function countUnpaidOrders(
  db: Database,
  { siteId, email, visitor }: UnpaidBuyer,
  now: number,
): Promise<{ readonly ofEmail: UnpaidCount; readonly ofVisitor: UnpaidCount }> {
  const key = buyerKey(email);
  const since = now - unpaidMemory;
  const { rows } = await selectUnpaid(db, { siteId, key, visitor, since });
  const countOf = (found: typeof rows): UnpaidCount => ({
    orders: found.length,
    pieces: found
      .filter(({ payment_state: state }) => state === 'open')
      .flatMap(({ document }) => parseJson(document).taken)
      .reduce((sum, { quantity }) => sum + quantity, 0),
  });
  return {
    ofEmail: countOf(rows.filter((row) => row.buyer_key === key)),
    ofVisitor: countOf(rows.filter((row) => visitor !== '' && row.visitor === visitor)),
  };
}

interface UnpaidParams {
  readonly siteId: string;
  readonly key: string;
  readonly visitor: string;
  readonly since: number;
}

/** Two questions in one: either has its index, while with an `or` every order would be read. */
const selectUnpaid = prepareQuery((db, param: QueryParam<UnpaidParams>) => {
  const unpaid = db
    .selectFrom('shop_order')
    .select(['buyer_key', 'visitor', 'payment_state', 'document'])
    .where('site_id', '=', param('siteId'))
    .where((row) =>
      row.or([
        row.and([row('payment_state', '=', 'open'), row('sent_at', 'is', null)]),
        row.and([
          row('created_at', '>', param('since')),
          row.or([row('payment_state', '=', 'canceled'), row('grand_total_cents', '=', 0)]),
        ]),
      ]),
    );
  const ofKey = unpaid.where('buyer_key', '=', param('key'));
  const ofOthers = unpaid
    .where('visitor', '=', param('visitor'))
    .where('visitor', '<>', sql.lit(''))
    .where('buyer_key', '<>', param('key'));
  return ofKey.unionAll(ofOthers).limit(most);
});
