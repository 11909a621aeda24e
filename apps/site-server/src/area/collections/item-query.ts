import * as z from 'zod';
import { pageStates } from '../../pages/documents/list-pages';
import { listQuery, partHref, queryText } from '../list-query';
import { collectionsPath, pageManyActs } from '../pages/page-query';

/** The query of the list of items: what is searched, which part is shown, what was just done. */
export const itemQuery = listQuery(pageStates).extend({
  category: queryText(100),
  tag: queryText(100),
  done: z
    .enum([...pageManyActs, 'nothing', 'moved'])
    .optional()
    .catch(undefined),
});

/** What a query asks for. */
export type ItemQuery = z.infer<typeof itemQuery>;

/** Returns the address of a collection's items. */
export const itemsPath = (collectionId: string) => `${collectionsPath}/${collectionId}`;

/**
 * Returns the address of the part of a list that a query asks for.
 *
 * @param collectionId the collection
 * @param query of the list
 * @param done what was just done, and to which pages. @default nothing
 */
export function itemsHref(
  collectionId: string,
  query: ItemQuery,
  done: Partial<Pick<ItemQuery, 'done' | 'ids'>> = {},
): string {
  const place = { before: query.before, after: query.after };
  return partHref(itemsPath(collectionId), query, { ...place, ...done });
}
