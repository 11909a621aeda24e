import type { LoadBlocks } from '../../pages/block-content';
import type { LookUpProducts } from './shown-products';

/** Makes what looks up the products of pages for the renderer. */
export function createProductLoader(lookUpProducts: LookUpProducts): LoadBlocks {
  return async (page) => {
    const shown = await lookUpProducts(page);
    if (!shown) return undefined;
    const { product, productList, mark, nextAt } = shown;
    return {
      input: { product, productList },
      live: { mark, nextAt, look: (site) => lookUpProducts({ site, document: page.document }) },
    };
  };
}
