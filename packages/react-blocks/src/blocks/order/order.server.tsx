import { defineServerBlock } from '../../server-block/define-server-block';
import { PageTitle } from '../../server-block/PageTitle';
import type { ShopServices } from '../../shop/shop-state';
import { Gift } from './Gift';
import { NoOrder } from './NoOrder';
import { Order } from './Order';
import { orderFields } from './order.fields';

/** How the server renders an order block. */
export const orderServer = defineServerBlock<typeof orderFields, ShopServices>({
  id: 'order',
  fields: orderFields,
  cache: 'visitor',
  scripts: ['shop', 'order'],
  render: ({ id }, _place, { shop, locale, page, hasTitle }) => {
    if (shop?.kind === 'gift')
      return <Gift id={id} view={shop.view} locale={locale} headingLevel={hasTitle() ? 2 : 1} />;
    if (shop?.kind !== 'order')
      return (
        <>
          <PageTitle hasTitle={hasTitle} page={page} />
          <NoOrder id={id} />
        </>
      );
    return (
      <Order
        id={id}
        view={shop.view}
        errors={shop.errors}
        locale={locale}
        isConfirmation={shop.isConfirmation}
        headingLevel={hasTitle() ? 2 : 1}
      />
    );
  },
});
