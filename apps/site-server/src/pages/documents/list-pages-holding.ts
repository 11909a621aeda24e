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

/**
 * Lists the pages that hold something in any version, as each can be restored, by title.
 *
 * @param db the reading side or a transaction
 * @param siteId the site
 * @param heldId the id of what they hold, or held
 */
export async function listPagesThatHeld(
  db: Database,
  siteId: string,
  heldId: string,
): Promise<readonly HoldingPage[]> {
  const rows = await db
    .selectFrom('page')
    .innerJoin('page_version as newest', 'newest.id', 'page.draft_version_id')
    .innerJoin('page_version as held', 'held.page_id', 'page.id')
    .select(['page.id', 'newest.title'])
    .distinct()
    .where('page.site_id', '=', siteId)
    .where(sql<boolean>`held.document like ${`%"${heldId}"%`}`)
    .execute();
  return rows.sort((a, b) => (a.title < b.title ? -1 : 1));
}
