import {
  countPages,
  listChangedPages,
  listPages,
  listPagesById,
  type ListedPage,
} from '../../pages/documents/list-pages';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import { countList, cutPart, partLimit, type ListPart } from '../list-part';
import { listPlace } from '../list-place';
import { listLeft, type LeftOfPages } from './list-left';
import { pageFilter, type PageQuery } from './page-query';

/** A part of the list of pages. */
export interface ListedPages {
  readonly query: PageQuery;
  readonly part: ListPart<ListedPage>;
  /** How many the filter finds. */
  readonly count: number;
  /** The pages that something was just done to. */
  readonly done: readonly ListedPage[];
  /** What is left of those that were just deleted. */
  readonly left: LeftOfPages;
}

/** Loads a part of the list of pages: by address, or what was changed last first. */
export async function loadPages(db: Database, site: Site, query: PageQuery): Promise<ListedPages> {
  const { id: siteId } = site;
  const { before, after, sort, ids = [] } = query;
  const filter = pageFilter(query);
  // The list goes up from its first address: below it is what comes after.
  const found =
    sort === 'changed'
      ? await listChangedPages(db, siteId, filter, {
          before: listPlace.parse(after),
          after: listPlace.parse(before),
          limit: partLimit,
        })
      : await listPages(db, siteId, filter, { before, after, limit: partLimit });
  const part = cutPart(found, { before: after, after: before });
  const [count, done] = await Promise.all([
    countList(part, (most) => countPages(db, siteId, filter, most)),
    listPagesById(db, siteId, ids.slice(0, partLimit)),
  ]);
  const left = await listLeft(db, site, query.done, done);
  return { query, part, count, done, left };
}
