import { defineServerBlock } from '../../server-block/define-server-block';
import type { ProductLookUp } from '../../shop/product-view';
import { GiftCard } from './GiftCard';
import { giftCardFields } from './gift-card.fields';

/** How the server renders a gift card block. */
export const giftCardServer = defineServerBlock<typeof giftCardFields, ProductLookUp>({
  id: 'gift-card',
  fields: giftCardFields,
  cache: 'page',
  scripts: ['shop', 'gift-card'],
  render: ({ id, data }, _place, { product, page, locale }) => {
    const view = product?.(data.productId);
    const { headingLevel } = data;
    const shown = { id, headingLevel, locale, websiteId: page.siteId };
    return view && <GiftCard view={view} {...shown} />;
  },
});
