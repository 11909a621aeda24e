import { blockFields } from '@frontage/react-blocks/fields';
import { pageTypes, type PageRecord } from '@frontage/site-model';
import { readFields } from '@frontage/site-model/fields';
import { isPagedSummary, pageControls } from '../page-controls';

/** A block of a page that shows items of a collection. */
export interface ItemBlock {
  /** Of the block. */
  readonly id: string;
  readonly collectionId: string;
  /** What the block is limited to; '' for all. */
  readonly category: string;
  readonly tag: string;
}

/** A list of items on a page. */
export interface ItemListBlock extends ItemBlock {
  readonly perPage: number;
  /** Whether visitors may filter. */
  readonly filters: boolean;
  /** Whether it has further pages. @default true */
  readonly isPaged?: boolean;
  /** The parameter that names its page. @default 'page' */
  readonly pageControl?: string;
  /** Those of the other lists on the same page. @default none */
  readonly otherControls?: readonly string[];
}

/** What the blocks of a page show of items. */
export interface ItemBlocks {
  readonly lists: readonly ItemListBlock[];
  readonly summaries: readonly ItemListBlock[];
  readonly calendars: readonly ItemBlock[];
  readonly tours: readonly ItemBlock[];
  readonly archives: readonly ItemBlock[];
  readonly tags: readonly ItemListBlock[];
  /** Whether one shows the date and labels of the page itself. */
  readonly hasFacts: boolean;
}

/** The page whose blocks show items. */
export type ItemPage = Pick<PageRecord, 'id' | 'slug' | 'pageType' | 'collectionId' | 'document'>;

/** Kinds of block that show items by their collection. */
type ItemBlockKind = 'item-list' | 'summary' | 'calendar' | 'tour-dates' | 'archive' | 'tags';

const kinds = [
  'item-list',
  'item-facts',
  'summary',
  'calendar',
  'tour-dates',
  'archive',
  'tags',
] satisfies (ItemBlockKind | 'item-facts')[];

/** Whether blocks of a page show items. */
export function showsItems({ document }: Pick<PageRecord, 'document'>): boolean {
  return document.sections.some(({ blocks }) =>
    blocks.some(({ type }) => kinds.some((kind) => kind === type)),
  );
}

/**
 * Finds the blocks of a page that show items. One that names no collection is of the page, or of
 * the one that the page belongs to.
 */
export function itemBlocks({ id, pageType, collectionId, document }: ItemPage): ItemBlocks {
  const own = pageType === pageTypes.codes.collection ? id : (collectionId ?? id);
  const blocks = document.sections.flatMap((section) => section.blocks);
  function blocksOf<Kind extends ItemBlockKind>(kind: Kind) {
    return blocks
      .filter(({ type }) => type === kind)
      .map((block) => {
        const data = readFields(blockFields[kind], block.data);
        return { data, block: { ...labelsOf(data, own), id: block.id } };
      });
  }
  const controlsOf = pageControls(document);
  return {
    lists: blocksOf('item-list').map(({ data: { perPage, filters }, block }) => ({
      ...block,
      perPage,
      filters,
      ...controlsOf(block.id),
    })),
    // Those of products are the shop's.
    summaries: blocksOf('summary')
      .filter(({ data }) => data.source === 'collection')
      .map(({ data, block }) => ({
        ...block,
        perPage: data.pageSize,
        filters: false,
        isPaged: isPagedSummary(data),
        ...controlsOf(block.id),
      })),
    calendars: blocksOf('calendar').map(({ block }) => block),
    tours: blocksOf('tour-dates').map(({ block }) => block),
    archives: blocksOf('archive').map(({ block }) => block),
    tags: blocksOf('tags').map(({ block }) => ({ ...block, perPage: 1, filters: true })),
    hasFacts: blocks.some(({ type }) => type === 'item-facts'),
  };
}

function labelsOf(
  {
    collection,
    category = '',
    tag = '',
  }: { readonly collection: string; readonly category?: string; readonly tag?: string },
  own: string,
) {
  return { collectionId: collection === '' ? own : collection, category, tag };
}
