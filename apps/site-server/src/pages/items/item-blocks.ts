import { blockFields } from '@frontage/react-blocks/fields';
import { pageTypes, type PageRecord } from '@frontage/site-model';
import { readFields } from '@frontage/site-model/fields';

/** A list of items on a page. */
export interface ItemListBlock {
  /** Of the block. */
  readonly id: string;
  readonly collectionId: string;
  /** What the block is limited to; '' for all. */
  readonly category: string;
  readonly tag: string;
  readonly perPage: number;
  /** Whether visitors may filter. */
  readonly filters: boolean;
}

/** What the blocks of a page show of items. */
export interface ItemBlocks {
  readonly lists: readonly ItemListBlock[];
  /** Whether one shows the date and labels of the page itself. */
  readonly hasFacts: boolean;
}

/** The page whose blocks show items. */
export type ItemPage = Pick<PageRecord, 'id' | 'slug' | 'pageType' | 'collectionId' | 'document'>;

/** Whether blocks of a page show items. */
export function showsItems({ document }: Pick<PageRecord, 'document'>): boolean {
  return document.sections.some(({ blocks }) =>
    blocks.some(({ type }) => type === 'item-list' || type === 'item-facts'),
  );
}

/**
 * Finds the blocks of a page that show items. A list that names no collection is of the page, or of
 * the one that the page belongs to.
 */
export function itemBlocks({ id, pageType, collectionId, document }: ItemPage): ItemBlocks {
  const own = pageType === pageTypes.codes.collection ? id : (collectionId ?? id);
  const blocks = document.sections.flatMap((section) => section.blocks);
  return {
    lists: blocks
      .filter(({ type }) => type === 'item-list')
      .map((block) => {
        const { collection, ...data } = readFields(blockFields['item-list'], block.data);
        return { id: block.id, collectionId: collection === '' ? own : collection, ...data };
      }),
    hasFacts: blocks.some(({ type }) => type === 'item-facts'),
  };
}
