import { createHash } from 'node:crypto';
import type { Database } from '../../store/database';
import './experiment-visitor-table';

/** A visitor in a test. */
export interface TestVisitor {
  readonly siteId: string;
  /** The name of the test. */
  readonly experiment: string;
  /** The id in their cookie; it is stored as a hash alone. */
  readonly visitor: string;
}

function hashOf({ siteId, experiment, visitor }: TestVisitor): string {
  return createHash('sha256')
    .update(`${siteId} ${experiment} ${visitor}`)
    .digest('base64url')
    .slice(0, 22);
}

/**
 * Finds what is known of a visitor in a test: whether they reached its goal; undefined for nothing.
 */
export async function findExperimentVisitor(
  db: Database,
  who: TestVisitor,
): Promise<{ readonly hasReached: boolean } | undefined> {
  const row = await db
    .selectFrom('experiment_visitor')
    .select('reached_at')
    .where('site_id', '=', who.siteId)
    .where('experiment', '=', who.experiment)
    .where('visitor', '=', hashOf(who))
    .executeTakeFirst();
  return row && { hasReached: row.reached_at !== null };
}

/**
 * Writes down which variant a visitor saw; the first one counts.
 *
 * @param db the transaction of a write
 */
export async function insertExperimentVisitor(
  db: Database,
  who: TestVisitor,
  { variant, now }: { readonly variant: string; readonly now: number },
): Promise<void> {
  await db
    .insertInto('experiment_visitor')
    .values({
      site_id: who.siteId,
      experiment: who.experiment,
      visitor: hashOf(who),
      variant,
      seen_at: now,
      reached_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Writes down that a visitor reached the goal of a test that they have seen; once.
 *
 * @param db the transaction of a write
 */
export async function markExperimentVisitor(
  db: Database,
  who: TestVisitor,
  now: number,
): Promise<void> {
  await db
    .updateTable('experiment_visitor')
    .set({ reached_at: now })
    .where('site_id', '=', who.siteId)
    .where('experiment', '=', who.experiment)
    .where('visitor', '=', hashOf(who))
    .where('reached_at', 'is', null)
    .execute();
}

/** How many saw a variant, and how many of them reached the goal. */
export interface VariantCount {
  readonly variant: 'a' | 'b';
  readonly seen: number;
  readonly reached: number;
}

/** Counts the visitors of a test. */
export async function countExperimentVisitors(
  db: Database,
  siteId: string,
  experiment: string,
): Promise<readonly [VariantCount, VariantCount]> {
  const rows = await db
    .selectFrom('experiment_visitor')
    .select(['variant', (eb) => eb.fn.countAll<number | string>().as('seen')])
    .select((eb) => eb.fn.count<number | string>('reached_at').as('reached'))
    .where('site_id', '=', siteId)
    .where('experiment', '=', experiment)
    .groupBy('variant')
    .execute();
  const of = (variant: 'a' | 'b'): VariantCount => {
    const row = rows.find((one) => one.variant === variant);
    // PostgreSQL gives counts as text.
    return { variant, seen: Number(row?.seen ?? 0), reached: Number(row?.reached ?? 0) };
  };
  return [of('a'), of('b')];
}

/**
 * Forgets who took part in a test.
 *
 * @param db the transaction of a write
 */
export async function forgetExperimentVisitors(
  db: Database,
  siteId: string,
  experiment: string,
): Promise<void> {
  await db
    .deleteFrom('experiment_visitor')
    .where('site_id', '=', siteId)
    .where('experiment', '=', experiment)
    .execute();
}

/**
 * Forgets a visitor in all tests.
 *
 * @param db the transaction of a write
 * @param experiments the names of the tests
 */
export async function eraseExperimentVisitor(
  db: Database,
  { siteId, visitor }: Pick<TestVisitor, 'siteId' | 'visitor'>,
  experiments: readonly string[],
): Promise<void> {
  const hashes = experiments.map((experiment) => hashOf({ siteId, experiment, visitor }));
  if (hashes.length === 0) return;
  await db
    .deleteFrom('experiment_visitor')
    .where('site_id', '=', siteId)
    .where('visitor', 'in', hashes)
    .execute();
}
