import {
  countRedirects,
  listRedirects,
  type ListedRedirect,
} from '../../pages/documents/list-redirects';
import type { Database } from '../../store/database';
import { countList, cutPart, partLimit, type ListPart } from '../list-part';
import type { RedirectQuery } from './redirect-query';

/** A part of the list of redirects. */
export interface ListedRedirects {
  readonly query: RedirectQuery;
  readonly part: ListPart<ListedRedirect>;
  /** How many the filter finds. */
  readonly count: number;
}

/** Loads a part of the list of redirects. */
export async function loadRedirects(
  db: Database,
  siteId: string,
  query: RedirectQuery,
): Promise<ListedRedirects> {
  const { q: search, state, sort: order, before, after } = query;
  const filter = { search, state };
  const wanted = { before, after, order, limit: partLimit };
  const found = await listRedirects(db, siteId, filter, wanted);
  // The list goes up from its first address: below it is what comes after.
  const part = cutPart(found, { before: after, after: before });
  const count = await countList(part, (most) => countRedirects(db, siteId, filter, most));
  return { query, part, count };
}
