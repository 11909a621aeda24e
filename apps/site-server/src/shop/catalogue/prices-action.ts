import { formatProductPrices, type ProductPrices } from '@frontage/react-blocks/server';
import * as z from 'zod';
import { isStorable } from '../../store/is-storable';
import { requestedCurrency } from './requested-currency';
import { catalogueCalls, productsLimits } from './catalogue-calls';
import { languageIn } from './language-in';
import { productIn } from './product-in';
import { productViews } from './product-views';
import { findProductsById, isProductVisible } from './products';

/** Gives the prices of a cached page to a visitor with another currency. */
export const pricesAction = catalogueCalls.defineAction({
  method: 'GET',
  url: '/api/commerce/Prices',
  parameters: '?id=…&id=…&currency=…&language=…',
  about:
    "`{ currency, data }`: prices of products as pages write them, by the product's id; what is not " +
    'sold in that currency is left out',
  who: 'anyone',
  guard: { none: 'changes nothing' },
  limit: [{ rate: 'searchLimit' }],
  query: z.object({ language: z.string().optional() }),
  async run({ request, site, query }, { store, productDisplay }) {
    const ids = [...new Set(request.query.getAll('id'))]
      .filter(isStorable)
      .slice(0, productsLimits.most);
    const currency = requestedCurrency(site, request.query);
    const now = store.now();
    const sold = (await findProductsById(store.read, site.id, ids)).flatMap((found) =>
      isProductVisible(found, now) ? (productIn(found, currency) ?? []) : [],
    );
    const { locale, texts } = languageIn(site, query.language);
    const views = await productViews({ read: store.read, productDisplay }, site, sold);
    const prices = views.map((view): [string, ProductPrices] => [
      view.product.id,
      formatProductPrices(view, { locale, texts }),
    ]);
    return { currency, data: Object.fromEntries(prices) };
  },
  json: (prices) => prices,
});
