import type { Database } from '../../store/database';
import { listSeenSlugs } from './list-unseen-slugs';
import { redirectsOf } from './redirects';

/**
 * Lists the addresses of pages that were renamed, by the addresses that they had before and that no
 * page has now.
 *
 * @param db the reading side
 * @param siteId the site
 * @param slugs the addresses before; others are passed over
 */
export async function listRedirectedSlugs(
  db: Database,
  siteId: string,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (slugs.length === 0) return new Map();
  const paths = [...new Set(slugs)].map((slug) => `/${slug}`);
  const rows = await redirectsOf(db, siteId)
    .select(['redirect.path', 'page.slug'])
    .where('redirect.path', 'in', paths)
    .where('page.deleted_at', 'is', null)
    .execute();
  const renamed = rows.flatMap(({ path, slug }) =>
    slug === null ? [] : [[path.slice(1), slug] as const],
  );
  if (renamed.length === 0) return new Map();
  const before = renamed.map(([slug]) => slug);
  const seen = new Set(await listSeenSlugs(db, siteId, before));
  return new Map(renamed.filter(([slug]) => !seen.has(slug)));
}
