import type { BlockContent, BlockPage } from '../../pages/block-content';
import type { CatalogueServices } from './catalogue-services';

/** Loads the products of a page. */
export async function loadProducts(
  page: BlockPage,
  { lookUpProducts }: Pick<CatalogueServices, 'lookUpProducts'>,
): Promise<BlockContent | undefined> {
  const shown = await lookUpProducts(page);
  if (!shown) return undefined;
  const { product, productList, productSummary, mark, nextAt } = shown;
  return {
    input: { product, productList, productSummary },
    live: { mark, nextAt, look: (site) => lookUpProducts({ site, document: page.document }) },
  };
}
