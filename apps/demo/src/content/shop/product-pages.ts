import type { DemoPage, DemoProduct } from '../../demo-site';
import { pageTypes } from '@frontage/site-model';
import { text, type BlockDraft } from '../block-draft';
import { writePage } from '../write-page';
import { link, small } from '../words';
import { seedId } from '../../seed-id';
import { shopPage } from './shop-page';
import { shop } from './shop';

/** A page for each product. */
export const productPages: DemoPage[] = shop.products.map((product) => {
  const { slug, description = '', donation } = product;
  const { title } = product.product;
  return writePage({
    slug,
    title,
    description: description.split('\n\n')[0] ?? '',
    collectionId: seedId(`page:${shopPage.slug}`),
    pageType: pageTypes.codes[donation ? 'donate' : 'contentItem'],
    sections: [
      {
        id: 'product',
        width: 'wide',
        blocks: [text(small(link('Back to the shop', '/shop'))), productBlock(product)],
      },
    ],
  });
});

function productBlock({ product: { id } }: DemoProduct): BlockDraft {
  return { type: 'product', data: { productId: id, headingLevel: 1 } };
}
