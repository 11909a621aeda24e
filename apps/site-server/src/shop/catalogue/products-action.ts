import { readProductFilter } from '@frontage/react-blocks/server';
import * as z from 'zod';
import { wholeUpTo } from '../../http/action/whole-up-to';
import { requestedCurrency } from './requested-currency';
import { catalogueCalls, productsLimits } from './catalogue-calls';
import { findProducts, type ProductQuery } from './find-products';
import { productListView } from './product-views';

/** Finds products of a site [7.29]; unreadable parameters do not filter. */
export const productsAction = catalogueCalls.defineAction({
  method: 'GET',
  url: '/api/commerce/Products',
  parameters: `?…&currency=…&limit=${productsLimits.usual}`,
  about: `\`{ data: ProductListView }\`: the parameters of a list, a currency of the shop, at most ${productsLimits.most} at once`,
  who: 'anyone',
  guard: { none: 'changes nothing' },
  limit: [{ rate: 'searchLimit' }],
  query: z.object({ limit: wholeUpTo(productsLimits.usual, productsLimits.most) }),
  async run({ request, site, query }, { store, productDisplay }) {
    const currency = requestedCurrency(site, request.query);
    const wanted: ProductQuery = {
      currency,
      filter: readProductFilter(request.query, currency),
      perPage: query.limit,
      locale: site.settings.locale,
    };
    const found = await findProducts(store.read, site.id, wanted, store.now());
    return productListView({ read: store.read, productDisplay }, site, wanted, found);
  },
});
