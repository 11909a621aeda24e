import { defineServerBlock } from '../../server-block/define-server-block';
import type { ProductLookUp } from '../../shop/product-view';
import { Donation } from './Donation';
import { donationFields } from './donation.fields';

/** How the server renders a donation block. */
export const donationServer = defineServerBlock<typeof donationFields, ProductLookUp>({
  id: 'donation',
  fields: donationFields,
  cache: 'page',
  scripts: ['shop', 'donation'],
  render: ({ id, data }, _place, { product, page, locale }) => {
    const view = product?.(data.productId);
    const { headingLevel } = data;
    return (
      view && (
        <Donation
          id={id}
          view={view}
          pageId={page.id}
          headingLevel={headingLevel}
          locale={locale}
        />
      )
    );
  },
});
