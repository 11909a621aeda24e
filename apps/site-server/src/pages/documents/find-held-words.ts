import { blockFields } from '@frontage/react-blocks/fields';
import type { PageDocument } from '@frontage/site-model';
import { collectReferences } from '@frontage/site-model/fields';
import type { Database } from '../../store/database';
import type {} from './held-words-table';
import { shownToAll } from './shown-to-all';

/**
 * Finds the words of the products that a page is about, as `saveHeldWords` stored them.
 *
 * @param db the reading side or a transaction
 * @param siteId the site
 * @param document the page
 * @returns folded words
 */
export async function findHeldWords(
  db: Database,
  siteId: string,
  document: PageDocument,
): Promise<readonly string[]> {
  const { productIds } = collectReferences(shownToAll(document), blockFields);
  if (productIds.length === 0) return [];
  const rows = await db
    .selectFrom('held_words')
    .select('words')
    .where('site_id', '=', siteId)
    .where('held_id', 'in', productIds)
    .execute();
  return rows.flatMap(({ words }) => words.split(' ')).filter((word) => word !== '');
}
