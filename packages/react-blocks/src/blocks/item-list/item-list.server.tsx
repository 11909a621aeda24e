import type { ItemListView } from '../../items/item-view';
import { defineServerBlock } from '../../server-block/define-server-block';
import { itemListFields } from './item-list.fields';
import { ItemList } from './ItemList';

/** What a list of items needs besides its page. */
export interface ItemListServices {
  /** Gives what a list on this page shows, by the block's id. @default nothing */
  itemList?: ((blockId: string) => ItemListView | undefined) | undefined;
}

/** How the server renders a list of items. */
export const itemListServer = defineServerBlock<typeof itemListFields, ItemListServices>({
  id: 'item-list',
  fields: itemListFields,
  cache: 'page',
  render({ id, data: { filters } }, _place, { itemList, locale }) {
    const view = itemList?.(id);
    return view && <ItemList id={id} view={view} filters={filters} locale={locale} />;
  },
});
