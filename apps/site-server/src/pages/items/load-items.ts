import type {
  ArchiveView,
  CalendarView,
  ItemFactsView,
  ItemListView,
  TagsView,
  TourDatesView,
} from '@frontage/react-blocks/server';
import { createHash } from 'node:crypto';
import { siteTimeZone } from '../../sites/site-time-zone';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import type { Store } from '../../store/store';
import type { BlockContent, BlockPage, LiveMark } from '../block-content';
import { findTranslation } from '../translations/translations';
import { findCollection } from './collections';
import { findCollectionSlug } from './find-collection-slug';
import { hasItemList } from './has-item-list';
import { itemBlocks, showsItems } from './item-blocks';
import { loadArchive } from './load-archive';
import { loadCalendar } from './load-calendar';
import { loadItemList } from './load-item-list';
import { loadSummary } from './load-summary';
import { loadTourDates } from './load-tour-dates';
import { findItem } from './items';
import { viewEvent } from './view-item';

interface ShownItems extends LiveMark {
  readonly itemFacts: ItemFactsView | undefined;
  readonly lists: ViewsById<ItemListView>;
  readonly summaries: ViewsById<ItemListView>;
  readonly calendars: ViewsById<CalendarView>;
  readonly tours: ViewsById<TourDatesView>;
  readonly archives: ViewsById<ArchiveView>;
  readonly tags: ViewsById<TagsView>;
}

type ViewsById<View> = ReadonlyMap<string, View>;

/** Loads what the blocks of a page show of collections and of the item that the page is. */
export async function loadItems(
  page: BlockPage,
  { store }: { readonly store: Pick<Store, 'read' | 'now'> },
): Promise<BlockContent | undefined> {
  const shown = await lookUpItems(page, store);
  if (!shown) return undefined;
  const { itemFacts, lists, summaries, calendars, tours, archives, tags, mark, nextAt } = shown;
  return {
    input: {
      itemFacts,
      itemList: (id) => lists.get(id),
      summary: (id) => summaries.get(id),
      calendar: (id) => calendars.get(id),
      tourDates: (id) => tours.get(id),
      archive: (id) => archives.get(id),
      tags: (id) => tags.get(id),
    },
    // All else that they show changes with the site.
    ...(nextAt !== null && {
      live: { mark, nextAt, look: (site) => lookUpItems({ ...page, site }, store) },
    }),
  };
}

async function lookUpItems(
  page: BlockPage,
  { read, now }: Pick<Store, 'read' | 'now'>,
): Promise<ShownItems | undefined> {
  if (!showsItems(page.page)) return undefined;
  const translation = await findTranslation(read, page.site.id, page.page.id);
  const language = translation?.language;
  const id = translation?.originalId ?? page.page.id;
  const found = itemBlocks({ ...page.page, id });
  const at = now();
  const list = { ...page, language };
  const [itemFacts, lists, summaries, calendars, tours, archives, tags] = await Promise.all([
    found.hasFacts ? findFacts(read, page, { id, language }) : undefined,
    loadAll(found.lists, (block) => loadItemList(read, list, block, at)),
    loadAll(found.summaries, (block) => loadSummary(read, list, block, at)),
    loadAll(found.calendars, (block) => loadCalendar(read, list, block, at)),
    loadAll(found.tours, (block) => loadTourDates(read, list, block, at)),
    loadAll(found.archives, (block) => loadArchive(read, list, block)),
    loadAll(found.tags, async (block) => {
      const loaded = await loadItemList(read, list, block, at);
      const hasList = await hasItemList(read, list, block.collectionId);
      return loaded && { ...loaded, view: { ...loaded.view, hasList } };
    }),
  ]);
  const all = [lists, summaries, calendars, tours, archives, tags];
  const ends = all.flatMap(({ nextAt }) => nextAt ?? []);
  return {
    itemFacts,
    lists: lists.views,
    summaries: summaries.views,
    calendars: calendars.views,
    tours: tours.views,
    archives: archives.views,
    tags: tags.views,
    mark: createHash('sha256')
      .update(JSON.stringify(all.map(({ views }) => [...views.values()])))
      .digest('base64url'),
    nextAt: ends.length === 0 ? null : Math.min(...ends),
  };
}

/** Loads what blocks of a kind show, and when the first of them changes by itself. */
async function loadAll<Block, View>(
  blocks: readonly Block[],
  load: (
    block: Block,
  ) => Promise<
    { readonly id: string; readonly view: View; readonly nextAt: number | null } | undefined
  >,
): Promise<{ readonly views: ViewsById<View>; readonly nextAt: number | null }> {
  const found = (await Promise.all(blocks.map(load))).filter((loaded) => loaded !== undefined);
  const ends = found.flatMap(({ nextAt }) => nextAt ?? []);
  return {
    views: new Map(found.map(({ id, view }) => [id, view])),
    nextAt: ends.length === 0 ? null : Math.min(...ends),
  };
}

async function findFacts(
  db: Database,
  { site, page }: { readonly site: Site; readonly page: { readonly slug: string } },
  { id, language }: { readonly id: string; readonly language: string | undefined },
): Promise<ItemFactsView | undefined> {
  const item = await findItem(db, site.id, id);
  const collection = item && (await findCollection(db, site.id, item.collectionId));
  if (!item || !collection) return undefined;
  const homeSlug = await findCollectionSlug(db, site, item.collectionId, language);
  const { startsAt, endsAt, category, tags } = item;
  return {
    kind: collection.kind,
    item: { startsAt, endsAt, category, tags, ...viewEvent(item) },
    listPath: homeSlug === undefined ? undefined : `/${homeSlug}`,
    path: `/${page.slug}`,
    timeZone: siteTimeZone(site),
  };
}
