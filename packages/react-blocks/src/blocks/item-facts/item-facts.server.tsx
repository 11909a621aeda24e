import type { ItemFactsView } from '../../items/item-view';
import { defineServerBlock } from '../../server-block/define-server-block';
import { itemFactsFields } from './item-facts.fields';
import { ItemFacts } from './ItemFacts';

/** What the date and labels of an item need besides their page. */
export interface ItemFactsServices {
  /** The item that the page is. @default the page is none */
  itemFacts?: ItemFactsView | undefined;
}

/** How the server renders the date and labels of an item. */
export const itemFactsServer = defineServerBlock<typeof itemFactsFields, ItemFactsServices>({
  id: 'item-facts',
  fields: itemFactsFields,
  cache: 'page',
  render: ({ id }, _place, { itemFacts, locale }) =>
    itemFacts && <ItemFacts id={id} view={itemFacts} locale={locale} />,
});
