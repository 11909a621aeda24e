import type { Database } from '../../store/database';

/**
 * Counts what was sent of each form within a span of time.
 *
 * @param db the reading side
 * @param siteId the site
 * @param span UTC milliseconds, the second not included
 * @returns form → how many; nothing for forms of which nothing was sent
 */
export async function countSentForms(
  db: Database,
  siteId: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('submission')
    .select(({ fn }) => ['form_id', fn.countAll<number>().as('sent')])
    .where('site_id', '=', siteId)
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .groupBy('form_id')
    .execute();
  return new Map(rows.map(({ form_id, sent }) => [form_id, sent]));
}
