import * as z from 'zod';
import { redirectStates } from '../../pages/documents/list-redirects';
import { listQuery, partHref, queryText } from '../list-query';
import { settingsPath } from './settings-path';

/** The address of the redirects. */
export const redirectsPath = `${settingsPath}/redirects`;

/** The query of the list: what it filters by, which part is shown, and what was just done. */
export const redirectQuery = listQuery(redirectStates).extend({
  sort: z.literal('z').optional().catch(undefined),
  before: queryText(500),
  after: queryText(500),
  done: z.enum(['added', 'removed', 'nothing']).optional().catch(undefined),
});

/** What a query asks for. */
export type RedirectQuery = z.infer<typeof redirectQuery>;

/**
 * Returns the address of the part of the list that a query asks for, or of what is done with it.
 *
 * @param query of the list
 * @param path of the list, or below it. @default the list
 * @param done what was just done. @default nothing
 */
export function redirectsHref(
  query: RedirectQuery,
  path: string = redirectsPath,
  done?: RedirectQuery['done'],
): string {
  return partHref(path, query, { before: query.before, after: query.after, done });
}
