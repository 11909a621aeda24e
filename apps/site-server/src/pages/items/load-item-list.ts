import {
  everyItem,
  pageControlOf,
  readItemFilter,
  type ItemFilter,
  type ItemListView,
} from '@frontage/react-blocks/server';
import { pageLanguage } from '../../sites/page-language';
import { siteTimeZone } from '../../sites/site-time-zone';
import type { Database } from '../../store/database';
import { isStorable } from '../../store/is-storable';
import type { BlockPage } from '../block-content';
import { findCollection } from './collections';
import { findCollectionSlug } from './find-collection-slug';
import type { ItemListBlock } from './item-blocks';
import { viewItem } from './view-item';
import {
  countVisibleItems,
  categoriesOfVisibleItems,
  listVisibleItems,
  tagsOfVisibleItems,
  nextEndOfVisibleItems,
} from './visible-items';

/** A page with a list. */
export interface ItemListPage extends BlockPage {
  /** The language into which the page is translated; undefined for an original. */
  readonly language: string | undefined;
}

/** What a list shows, and when that changes by itself, UTC milliseconds; null for never. */
export interface LoadedItemList {
  readonly id: string;
  readonly view: ItemListView;
  readonly nextAt: number | null;
}

/**
 * Loads what a list of items shows.
 *
 * @param db the reading side
 * @param page with the list, and what a visitor has chosen
 * @param block the list
 * @param now UTC milliseconds
 * @returns undefined if there is no such collection
 */
export async function loadItemList(
  db: Database,
  { site, page, language, query = new URLSearchParams() }: ItemListPage,
  block: ItemListBlock,
  now: number,
): Promise<LoadedItemList | undefined> {
  const { id, collectionId, category, tag, perPage, filters } = block;
  const collection = isStorable(collectionId)
    ? await findCollection(db, site.id, collectionId)
    : undefined;
  if (!collection) return undefined;
  const filter = filterOf(block, query);
  const isEvents = collection.kind === 'events';
  const all = {
    collectionId,
    language,
    category,
    tag,
    ...(isEvents && { ended: { isPast: filter.isPast, now } }),
  };
  const wanted = { ...all, category: category || filter.category, tag: tag || filter.tag };
  const offset = (filter.page - 1) * perPage;
  const { locale } = pageLanguage(site.settings, { language });
  const [homeSlug, items, total, categories, tags, nextAt] = await Promise.all([
    findCollectionSlug(db, site, collectionId, language),
    listVisibleItems(db, site.id, wanted, { offset, limit: perPage }),
    countVisibleItems(db, site.id, wanted),
    filters && category === '' ? categoriesOfVisibleItems(db, site.id, all, locale) : [],
    filters && tag === '' ? tagsOfVisibleItems(db, site.id, all, locale) : [],
    isEvents ? nextEndOfVisibleItems(db, site.id, collectionId, now) : null,
  ]);
  const view: ItemListView = {
    collectionId,
    kind: collection.kind,
    path: `/${page.slug}`,
    listPath: homeSlug === undefined ? undefined : `/${homeSlug}`,
    hasFeed: homeSlug !== undefined,
    timeZone: siteTimeZone(site),
    filter,
    items: items.map(viewItem),
    total,
    pages: Math.ceil(total / perPage),
    categories,
    tags,
  };
  // A moment after it, since until then it is not over.
  return { id, view, nextAt: nextAt === null ? null : nextAt + 1 };
}

/**
 * Reads what a visitor wants to see of a list. A list that is rendered without its page does not
 * know that it is not the first; the address that it is rendered for says so.
 */
function filterOf(
  { id, filters, isPaged = true, pageControl, otherControls }: ItemListBlock,
  query: URLSearchParams,
): ItemFilter {
  const own = pageControlOf(id);
  const asked = readItemFilter(query, query.has(own) ? own : pageControl, otherControls);
  return filters ? asked : { ...asked, ...everyItem, page: isPaged ? asked.page : 1 };
}
