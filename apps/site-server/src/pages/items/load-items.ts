import type { ItemFactsView, ItemListView } from '@frontage/react-blocks/server';
import { createHash } from 'node:crypto';
import { siteTimeZone } from '../../sites/site-time-zone';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import type { Store } from '../../store/store';
import type { BlockContent, BlockPage, LiveMark } from '../block-content';
import { findTranslation } from '../translations/translations';
import { findCollection } from './collections';
import { findCollectionSlug } from './find-collection-slug';
import { itemBlocks, showsItems } from './item-blocks';
import { loadItemList } from './load-item-list';
import { findItem } from './items';

interface ShownItems extends LiveMark {
  readonly itemFacts: ItemFactsView | undefined;
  readonly lists: ReadonlyMap<string, ItemListView>;
}

/** Loads what the blocks of a page show of collections and of the item that the page is. */
export async function loadItems(
  page: BlockPage,
  { store }: { readonly store: Pick<Store, 'read' | 'now'> },
): Promise<BlockContent | undefined> {
  const shown = await lookUpItems(page, store);
  if (!shown) return undefined;
  const { itemFacts, lists, mark, nextAt } = shown;
  return {
    input: { itemFacts, itemList: (id) => lists.get(id) },
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
  const { lists, hasFacts } = itemBlocks({ ...page.page, id });
  const [itemFacts, ...loaded] = await Promise.all([
    hasFacts ? findFacts(read, page.site, { id, language }) : undefined,
    ...lists.map((list) => loadItemList(read, { ...page, language }, list, now())),
  ]);
  const found = loaded.filter((list) => list !== undefined);
  const ends = found.flatMap(({ nextAt }) => nextAt ?? []);
  return {
    itemFacts,
    lists: new Map(found.map(({ id, view }) => [id, view])),
    mark: createHash('sha256')
      .update(JSON.stringify(found.map(({ view }) => view)))
      .digest('base64url'),
    nextAt: ends.length === 0 ? null : Math.min(...ends),
  };
}

async function findFacts(
  db: Database,
  site: Site,
  { id, language }: { readonly id: string; readonly language: string | undefined },
): Promise<ItemFactsView | undefined> {
  const item = await findItem(db, site.id, id);
  const collection = item && (await findCollection(db, site.id, item.collectionId));
  if (!item || !collection) return undefined;
  const homeSlug = await findCollectionSlug(db, site, item.collectionId, language);
  return {
    kind: collection.kind,
    item,
    listPath: homeSlug === undefined ? undefined : `/${homeSlug}`,
    timeZone: siteTimeZone(site),
  };
}
