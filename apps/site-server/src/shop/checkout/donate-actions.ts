import { blockFields } from '@frontage/react-blocks/fields';
import { isId } from '@frontage/site-model';
import { collectReferences } from '@frontage/site-model/fields';
import { findPublishedPageById } from '../../pages/documents/published-pages';
import { defineLinkedStart } from './begin-checkout';
import { donationProduct, emptyContent } from './checkout-cart';

/** A donation to what stands on a page [2.03]. */
export const donateActions = defineLinkedStart({
  url: '/checkout/donate',
  parameters: '?donatePageId=…',
  about: 'a donation to the product on that page',
  async find({ site, request: { query } }, { store }) {
    const pageId = query.get('donatePageId') ?? '';
    const page = isId(pageId)
      ? await findPublishedPageById(store.read, site.id, pageId)
      : undefined;
    const { productIds } = collectReferences(page?.document ?? { sections: [] }, blockFields);
    for (const productId of productIds) {
      const stored = await donationProduct(store, site, productId);
      if (stored)
        return {
          kind: 'donate',
          cart: undefined,
          content: emptyContent(stored.currency),
          donation: { productId, cents: null },
        };
    }
    return 'nothing';
  },
});
