import { sql } from 'kysely';
import type { Database } from '../../store/database';

/** A page that holds something. */
export interface HoldingPage {
  readonly id: string;
  readonly title: string;
}

/**
 * Lists the pages that hold something, such as a form: in the version that visitors see, or in the
 * newest one.
 *
 * @param db the reading side or a transaction
 * @param siteId the site
 * @param heldId the id of what they hold; an id is in no other text
 */
export async function listPagesHolding(
  db: Database,
  siteId: string,
  heldId: string,
): Promise<readonly HoldingPage[]> {
  const rows = await db
    .selectFrom('page')
    .innerJoin('page_version', (join) =>
      join.on((eb) =>
        eb.or([
          eb('page_version.id', '=', eb.ref('page.draft_version_id')),
          eb('page_version.id', '=', eb.ref('page.published_version_id')),
        ]),
      ),
    )
    .select(['page.id', 'page_version.title'])
    .where('page.site_id', '=', siteId)
    .where(sql<boolean>`page_version.document like ${`%"${heldId}"%`}`)
    .orderBy('page.slug')
    .execute();
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
