import { blockFields } from '@frontage/react-blocks/fields';
import type { PageDocument } from '@frontage/site-model';
import { collectReferences, readFields, type StoredOf } from '@frontage/site-model/fields';
import { isStorable } from '../../store/is-storable';

/** The blocks of a page that show products. */
export interface ProductBlocks {
  productIds: readonly string[];
  lists: readonly { id: string; data: unknown }[];
  /** Summaries of products. */
  summaries: readonly { id: string; data: StoredOf<typeof blockFields.summary> }[];
}

/** Whether a page has a list with filters. */
export function hasProductList(document: PageDocument): boolean {
  return productBlocks(document).lists.length > 0;
}

/** Whether a page has a block of a product. */
export function showsProduct(document: PageDocument, productId: string): boolean {
  return productBlocks(document).productIds.includes(productId);
}

/** Whether a page shows prices. */
export function hasProducts(document: PageDocument): boolean {
  const { productIds, lists, summaries } = productBlocks(document);
  return productIds.length + lists.length + summaries.length > 0;
}

/** Finds the blocks of a page that show products. */
export function productBlocks(document: PageDocument): ProductBlocks {
  const { productIds } = collectReferences(document, blockFields);
  const blocks = document.sections.flatMap((section) => section.blocks);
  return {
    productIds: productIds.filter(isStorable),
    lists: blocks.filter(({ type }) => type === 'product-list'),
    summaries: blocks.flatMap(({ id, type, data: stored }) => {
      if (type !== 'summary') return [];
      const data = readFields(blockFields.summary, stored);
      return data.source === 'products' ? [{ id, data }] : [];
    }),
  };
}
