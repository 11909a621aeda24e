import { sql } from 'kysely';
import type { Database } from '../../store/database';
import { otherNames, type NameLimit } from './create-name-limit';
import type { EventLossTable } from './event-loss-table';

/** What became of some events. */
export type AddedLoss = Pick<EventLossTable, 'kind' | 'reason' | 'times'>;

/** Adds to what became of the events of a day. */
export async function addEventLosses(
  db: Database,
  siteId: string,
  day: string,
  losses: readonly AddedLoss[],
): Promise<void> {
  const sums = new Map<string, AddedLoss>();
  for (const loss of losses) {
    if (loss.times <= 0) continue;
    const key = `${loss.kind} ${loss.reason}`;
    sums.set(key, { ...loss, times: loss.times + (sums.get(key)?.times ?? 0) });
  }
  if (sums.size === 0) return;
  await db
    .insertInto('event_loss')
    .values([...sums].sort().map(([, loss]) => ({ site_id: siteId, day, ...loss })))
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'day', 'kind', 'reason'])
        .doUpdateSet({ times: sql`event_loss.times + excluded.times` }),
    )
    .execute();
}

/** The most reasons that are told apart on a day. */
const mostReasons = 50;

/** What became of events as it is added: further reasons are counted as others. */
export async function limitEventLosses(
  db: Database,
  siteId: string,
  { day, losses }: { readonly day: string; readonly losses: readonly AddedLoss[] },
  limit: NameLimit,
): Promise<readonly AddedLoss[]> {
  const isTold = await limit({
    of: ['losses', siteId, day],
    most: mostReasons,
    load: () => listReasons(db, siteId, day),
  });
  return losses.map((loss) => (isTold(loss.reason) ? loss : { ...loss, reason: otherNames }));
}

async function listReasons(db: Database, siteId: string, day: string): Promise<string[]> {
  const rows = await db
    .selectFrom('event_loss')
    .select('reason')
    .distinct()
    .where('site_id', '=', siteId)
    .where('day', '=', day)
    .limit(mostReasons)
    .execute();
  return rows.map(({ reason }) => reason);
}

/** Sums up what became of events from one day to another, both included. */
export async function sumEventLosses(
  db: Database,
  siteId: string,
  { first, last }: { readonly first: string; readonly last: string },
): Promise<readonly AddedLoss[]> {
  const rows = await db
    .selectFrom('event_loss')
    .select(({ fn, cast }) => ['kind', 'reason', cast<number>(fn.sum('times'), 'bigint').as('sum')])
    .where('site_id', '=', siteId)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .groupBy(['kind', 'reason'])
    .orderBy('sum', 'desc')
    .execute();
  return rows.map(({ kind, reason, sum }) => ({ kind, reason, times: sum }));
}
