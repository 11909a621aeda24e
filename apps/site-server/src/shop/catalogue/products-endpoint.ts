import { readProductFilter } from '@frontage/react-blocks/server';
import { jsonReply, type Endpoint } from '../../http/endpoint';
import { rateKey } from '../../http/rate-limit';
import { generalTexts } from '../../texts/general-texts';
import { englishTexts } from '../../texts/server-texts';
import { readShopSettings } from '../settings/shop-settings';
import type { CatalogueServices } from './catalogue-services';
import { type ProductQuery, findProducts } from './find-products';
import { productListView } from './product-views';

/** Products that `GET /api/commerce/Products` answers at once: without `limit`, and at most. */
export const productsLimits = { usual: 24, most: 60 } as const;

/**
 * `GET /api/commerce/Products` → `{ data: ProductListView }` [7.29], with `category`, `tag`, `min`,
 * `max`, `stock=1`, `sale=1`, `sort`, `page`, `currency` and `limit`; what cannot be read filters
 * nothing.
 */
export function productsEndpoint({ store, sites, searchLimit }: CatalogueServices): Endpoint {
  return async ({ query, host, address }) => {
    const site = await sites.find(host);
    if (!site) return jsonReply(404, { error: 'There is no site at this address.' });
    const wait = searchLimit.take(rateKey(address));
    if (wait > 0)
      return jsonReply(
        429,
        { error: englishTexts(generalTexts).say('tooMany') },
        { 'retry-after': String(wait) },
      );
    const { currencies } = readShopSettings(site.settings.shop);
    const currency = currencies.find((one) => one === query.get('currency')) ?? currencies[0];
    const asked = Number(query.get('limit') ?? productsLimits.usual);
    const perPage =
      Number.isInteger(asked) && asked > 0
        ? Math.min(asked, productsLimits.most)
        : productsLimits.usual;
    const wanted: ProductQuery = { currency, filter: readProductFilter(query, currency), perPage };
    const found = await findProducts(store.read, site.id, wanted, store.now());
    return jsonReply(200, { data: await productListView(store.read, site, wanted, found) });
  };
}
