import { sql } from 'kysely';
import type { Database } from '../../store/database';
import { otherNames, type NameLimit } from '../events/create-name-limit';
import type { ScriptError } from './read-error-report';

/** A kind of error, with how often it was reported. */
export interface ScriptErrorGroup {
  readonly hash: string;
  readonly message: string;
  readonly place: string;
  readonly stack: string;
  /** UTC milliseconds. */
  readonly firstAt: number;
  readonly lastAt: number;
  readonly times: number;
  /** Where it happened most. */
  readonly pages: readonly string[];
  readonly browsers: readonly string[];
}

/** When, and in which program, errors happened. */
interface ErrorStamp {
  readonly siteId: string;
  readonly day: string;
  readonly browser: string;
  readonly now: number;
  /** Limits the kinds of errors and the pages that are told apart. */
  readonly names: NameLimit;
}

/** The most kinds of errors of a site, and the most places of a day where they happened. */
const most = { kinds: 1_000, places: 5_000 };

/** In place of further kinds. */
const otherError = { hash: 'others', message: 'Further errors', place: '', stack: '' };

/** Stores errors: a kind that is known gets another time. */
export async function addScriptErrors(
  db: Database,
  errors: readonly ScriptError[],
  { siteId, day, browser, now, names }: ErrorStamp,
): Promise<void> {
  const isKindTold = await names({
    of: ['errors', siteId, day],
    most: most.kinds,
    load: () => listHashes(db, siteId),
  });
  const isPlaceTold = await names({
    of: ['error places', siteId, day],
    most: most.places,
    load: () => listPlaces(db, siteId, day),
  });
  const told = errors.map((sent) => {
    const error = isKindTold(sent.hash) ? sent : { ...sent, ...otherError };
    return isPlaceTold(placeKey(error)) ? error : { ...error, page: otherNames };
  });
  // In one order everywhere, so that two servers do not wait for each other.
  for (const { hash, message, place, stack, page } of told.toSorted(byHash)) {
    await db
      .insertInto('script_error')
      .values({ site_id: siteId, hash, message, place, stack, first_at: now, last_at: now })
      .onConflict((conflict) => conflict.columns(['site_id', 'hash']).doUpdateSet({ last_at: now }))
      .execute();
    await db
      .insertInto('script_error_count')
      .values({ site_id: siteId, day, hash, page, browser, times: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['site_id', 'day', 'hash', 'page', 'browser'])
          .doUpdateSet({ times: sql`script_error_count.times + 1` }),
      )
      .execute();
  }
}

const placeKey = ({ hash, page }: { readonly hash: string; readonly page: string }) =>
  `${hash} ${page}`;

async function listHashes(db: Database, siteId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('script_error')
    .select('hash')
    .where('site_id', '=', siteId)
    .limit(most.kinds)
    .execute();
  return rows.map(({ hash }) => hash);
}

async function listPlaces(db: Database, siteId: string, day: string): Promise<string[]> {
  const rows = await db
    .selectFrom('script_error_count')
    .select(['hash', 'page'])
    .distinct()
    .where('site_id', '=', siteId)
    .where('day', '=', day)
    .limit(most.places)
    .execute();
  return rows.map(placeKey);
}

const byHash = (a: ScriptError, b: ScriptError) => (a.hash < b.hash ? -1 : 1);

/** Deletes the errors that happened last before a time, which was on a day. */
export async function forgetScriptErrors(
  db: Database,
  siteId: string,
  { before, day }: { readonly before: number; readonly day: string },
): Promise<void> {
  await db
    .deleteFrom('script_error')
    .where('site_id', '=', siteId)
    .where('last_at', '<', before)
    .execute();
  await db
    .deleteFrom('script_error_count')
    .where('site_id', '=', siteId)
    .where('day', '<', day)
    .execute();
}

/** How many kinds are listed. */
const mostKinds = 100;

/** Lists the kinds of errors from one day to another, both included, the most frequent first. */
export async function listScriptErrors(
  db: Database,
  siteId: string,
  { first, last }: { readonly first: string; readonly last: string },
): Promise<readonly ScriptErrorGroup[]> {
  const counts = db
    .selectFrom('script_error_count')
    .where('site_id', '=', siteId)
    .where('day', '>=', first)
    .where('day', '<=', last);
  const kinds = await counts
    .select(({ fn, cast }) => ['hash', cast<number>(fn.sum('times'), 'bigint').as('sum')])
    .groupBy('hash')
    .orderBy('sum', 'desc')
    .limit(mostKinds)
    .execute();
  const hashes = kinds.map(({ hash }) => hash);
  if (hashes.length === 0) return [];
  const [errors, places] = await Promise.all([
    db
      .selectFrom('script_error')
      .selectAll()
      .where('site_id', '=', siteId)
      .where('hash', 'in', hashes)
      .execute(),
    counts
      .select(({ fn, cast }) => [
        'hash',
        'page',
        'browser',
        cast<number>(fn.sum('times'), 'bigint').as('sum'),
      ])
      .where('hash', 'in', hashes)
      .groupBy(['hash', 'page', 'browser'])
      .orderBy('sum', 'desc')
      .execute(),
  ]);
  return kinds.flatMap(({ hash, sum }) => {
    const error = errors.find((row) => row.hash === hash);
    if (!error) return [];
    const own = places.filter((place) => place.hash === hash);
    const { message, place, stack, first_at: firstAt, last_at: lastAt } = error;
    const pages = [...new Set(own.map(({ page }) => page))].slice(0, 5);
    const browsers = [...new Set(own.map(({ browser }) => browser))].slice(0, 5);
    return [{ hash, message, place, stack, firstAt, lastAt, times: sum, pages, browsers }];
  });
}
