import { defineServerBlock } from '../../server-block/define-server-block';
import type { ProductLookUp } from '../../shop/product-view';
import { Subscription } from './Subscription';
import { subscriptionFields } from './subscription.fields';

/** How the server renders a subscription block. */
export const subscriptionServer = defineServerBlock<typeof subscriptionFields, ProductLookUp>({
  id: 'subscription',
  fields: subscriptionFields,
  cache: 'page',
  scripts: ['shop', 'subscription'],
  render: ({ id, data: { productId, headingLevel } }, _place, { product, locale }) => {
    const view = product?.(productId);
    return view && <Subscription id={id} view={view} headingLevel={headingLevel} locale={locale} />;
  },
});
