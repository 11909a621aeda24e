import type { Database } from '../../store/database';

/**
 * Lists which addresses are those of pages that visitors do not see.
 *
 * @param db the reading side
 * @param siteId the site
 * @param slugs the addresses; others than those of pages are passed over
 */
export const listUnseenSlugs = createSlugList('is');

/** The same of pages that visitors see. */
export const listSeenSlugs = createSlugList('is not');

function createSlugList(published: 'is' | 'is not') {
  return async (
    db: Database,
    siteId: string,
    slugs: readonly string[],
  ): Promise<readonly string[]> => {
    if (slugs.length === 0) return [];
    const rows = await db
      .selectFrom('page')
      .select('slug')
      .where('site_id', '=', siteId)
      .where('slug', 'in', [...new Set(slugs)])
      .where('published_version_id', published, null)
      .execute();
    return rows.map(({ slug }) => slug);
  };
}
