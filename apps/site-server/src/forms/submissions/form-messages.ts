import type { Database } from '../../store/database';

/** How many messages a form has, and when the last one came. */
export interface FormMessages {
  readonly count: number;
  /** UTC milliseconds; undefined without any. */
  readonly lastAt: number | undefined;
}

/**
 * Counts the messages of each form of a site.
 *
 * @param db the reading side
 * @param siteId the site
 * @returns by the id of the form; a form without messages is missing
 */
export async function countFormMessages(
  db: Database,
  siteId: string,
): Promise<ReadonlyMap<string, FormMessages>> {
  const rows = await db
    .selectFrom('submission')
    .select((eb) => [
      'form_id',
      eb.fn.countAll<number | string>().as('count'),
      eb.fn.max('created_at').as('last_at'),
    ])
    .where('site_id', '=', siteId)
    .groupBy('form_id')
    .execute();
  return new Map(
    // PostgreSQL gives a count as text.
    rows.map((row) => [row.form_id, { count: Number(row.count), lastAt: Number(row.last_at) }]),
  );
}
