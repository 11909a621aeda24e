import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import { findPublishedPageById } from '../documents/published-pages';
import { listPublishedVersions } from '../translations/list-published-versions';

/**
 * Finds the address of a collection's page, as visitors see it, without the leading slash.
 *
 * @param db the reading side
 * @param site the site
 * @param collectionId the collection
 * @param language of which its translation is wanted; undefined for the page itself
 */
export async function findCollectionSlug(
  db: Database,
  { id, settings }: Site,
  collectionId: string,
  language: string | undefined,
): Promise<string | undefined> {
  if (language === undefined) return (await findPublishedPageById(db, id, collectionId))?.slug;
  const versions = await listPublishedVersions(db, id, collectionId, settings.locale);
  return versions.find((version) => version.language === language)?.slug;
}
