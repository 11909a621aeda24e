import * as z from 'zod';
import { pageStates, type ListedPageFilter } from '../../pages/documents/list-pages';
import { listQuery, partHref, queryText } from '../list-query';

/** What was just done to a page. */
export const pageActs = [
  'publish',
  'takeBack',
  'schedule',
  'unschedule',
  'delete',
  'restore',
  'review',
  'reviewed',
  'copy',
] as const;

/** Something that is done to a page. */
export type PageAct = (typeof pageActs)[number];

/** Of these it is said what becomes of what was left out before publishing. */
export const partActs = ['publish', 'schedule', 'unschedule'] as const;

/** What is done to many pages at once. */
export const pageManyActs = ['publish', 'takeBack', 'delete', 'restore'] as const;

/** The query of the list: what is searched, which part is shown, and what was just done. */
export const pageQuery = listQuery(pageStates).extend({
  sort: z.literal('changed').optional().catch(undefined),
  // Addresses, or the times of changes, by which the list is ordered.
  before: queryText(200),
  after: queryText(200),
  done: z
    .enum([...pageManyActs, 'nothing'])
    .optional()
    .catch(undefined),
});

/** What a query asks for. */
export type PageQuery = z.infer<typeof pageQuery>;

/** The query of one page: what was just done to it. */
export const onePageQuery = z.object({
  done: z
    .enum([...pageActs, ...partActs.map((act) => `${act}Part` as const), 'saved', 'added'])
    .optional()
    .catch(undefined),
});

/** The address of the list. */
export const pagesPath = '/config/pages';

/** The address where a page is begun; `?with=` says what stands below its text. */
export const newPagePath = `${pagesPath}/new`;

/** The address of the list of collections. */
export const collectionsPath = '/config/collections';

/** The address where the date and the labels of an item are changed. */
export const itemFactsPath = (pageId: string) => `${pagesPath}/${pageId}/item`;

/** The beginning of the addresses of previews. */
export const previewPath = '/config/preview';

/** What the address of a preview ends with where it stands in the editor. */
export const editorQuery = 'editor';

/** The number of a page's last change that somebody has seen. */
export const seenRevision = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);

/** Returns which pages a query asks for. */
export function pageFilter({ q: search = '', state }: PageQuery): ListedPageFilter {
  return { search, state };
}

/**
 * Returns the address of the part of the list that a query asks for.
 *
 * @param query of the list
 * @param done what was just done, and to which pages. @default nothing
 */
export function pagesHref(
  query: PageQuery,
  done: Partial<Pick<PageQuery, 'done' | 'ids'>> = {},
): string {
  return partHref(pagesPath, query, { before: query.before, after: query.after, ...done });
}
