import type { Database } from '../../store/database';
import { findItemPictures } from './find-item-pictures';
import type { ItemListBlock } from './item-blocks';
import { loadItemList, type ItemListPage, type LoadedItemList } from './load-item-list';

/**
 * Loads what a summary shows: a list that nobody filters, with the pictures of its items. Where
 * another list of the page has more pages, it stays at its first.
 */
export async function loadSummary(
  db: Database,
  page: ItemListPage,
  block: ItemListBlock,
  now: number,
): Promise<LoadedItemList | undefined> {
  const asked = await loadItemList(db, page, block, now);
  const isBeyond = asked && asked.view.items.length === 0 && asked.view.filter.page > 1;
  const loaded = isBeyond ? await loadItemList(db, page, { ...block, isPaged: false }, now) : asked;
  if (!loaded) return undefined;
  const { view } = loaded;
  const slugs = view.items.map(({ href }) => href.slice(1));
  const pictures = await findItemPictures(db, page.site.id, slugs);
  const items = view.items.map((item) => ({ ...item, ...pictures.get(item.href.slice(1)) }));
  return { ...loaded, view: { ...view, items } };
}
