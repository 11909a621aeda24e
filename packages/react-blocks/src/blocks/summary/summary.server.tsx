import type { ItemListView } from '../../items/item-view';
import { defineServerBlock } from '../../server-block/define-server-block';
import { Summary } from './Summary';
import { summaryFields } from './summary.fields';

/** What a summary needs besides its page. */
export interface SummaryServices {
  /** Gives what a summary on this page shows, by the block's id. @default nothing */
  summary?: ((blockId: string) => ItemListView | undefined) | undefined;
  /** Gives the products that a summary shows, by the block's id. @default nothing */
  productSummary?: ((blockId: string) => ItemListView | undefined) | undefined;
}

/** How the server renders a summary. */
export const summaryServer = defineServerBlock<typeof summaryFields, SummaryServices>({
  id: 'summary',
  fields: summaryFields,
  cache: 'page',
  isWidget: true,
  pictures: true,
  scripts: ['widget'],
  render: ({ id, data }, { loading, sizes }, { summary, productSummary, locale }) => {
    const view = data.source === 'products' ? productSummary?.(id) : summary?.(id);
    return view && <Summary id={id} {...data} {...{ view, locale, loading, sizes }} />;
  },
});
