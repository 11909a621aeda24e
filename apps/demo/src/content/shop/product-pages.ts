import type { DemoPage, DemoProduct } from '../../demo-site';
import { pageTypes } from '@frontage/site-model';
import { seedId } from '../../seed-id';
import { across, button, text, type BlockDraft } from '../block-draft';
import { writePage, type SectionDraft } from '../write-page';
import { heading, link, paragraph, small } from '../words';
import { shop } from './shop';

/** A page for each product. */
export const productPages: DemoPage[] = shop.products.map((product) => {
  const { slug, description = '', donation } = product;
  const { title } = product.product;
  return writePage({
    slug,
    title,
    description: description.split('\n\n')[0] ?? '',
    ...(donation && { pageType: pageTypes.codes.donate }),
    sections: [
      {
        id: 'product',
        width: 'wide',
        blocks: [text(small(link('Back to the shop', '/shop'))), productBlock(product)],
      },
      ...(donation ? [giving(slug)] : []),
    ],
  });
});

function productBlock({ product: { id } }: DemoProduct): BlockDraft {
  return { type: 'product', data: { productId: id, headingLevel: 1 } };
}

/** A way to give without buying anything [2.03]. */
function giving(slug: string): SectionDraft {
  const words = text(
    heading(2, 'Or give what you like'),
    paragraph(
      'From £1. It goes into the roof and nowhere else, and you will hear when the scaffolding is down.',
    ),
  );
  const give = button(
    'Give to the roof',
    `/checkout/donate?donatePageId=${seedId(`page:${slug}`)}`,
  );
  return {
    id: 'give',
    width: 'wide',
    tone: 'tinted',
    blocks: [across(1, 7, words), across(1, 7, give)],
  };
}
