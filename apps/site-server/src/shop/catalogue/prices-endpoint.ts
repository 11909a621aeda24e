import { isLanguageTag } from '@frontage/site-model';
import { tellPrices, type ProductPrices } from '@frontage/react-blocks/server';
import { jsonReply, type Endpoint } from '../../http/endpoint';
import { rateKey } from '../../http/rate-limit';
import { pageLanguage } from '../../sites/page-language';
import { isStorable } from '../../store/is-storable';
import { generalTexts } from '../../texts/general-texts';
import { englishTexts } from '../../texts/server-texts';
import { askedCurrency } from './asked-currency';
import type { CatalogueServices } from './catalogue-services';
import { productIn } from './product-in';
import { productViews } from './product-views';
import { isVisible, findProductsById } from './products';
import { productsLimits } from './products-endpoint';

/**
 * `GET /api/commerce/Prices?id=…&id=…&currency=…&language=…` →
 * `{ currency, data: { <product id>: ProductPrices } }`: what a page that is the same for everybody
 * says of prices to a visitor with another currency. What is not sold in it is not in the answer.
 */
export function pricesEndpoint({ store, sites, searchLimit }: CatalogueServices): Endpoint {
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
    const ids = [...new Set(query.getAll('id'))].filter(isStorable).slice(0, productsLimits.most);
    const currency = askedCurrency(site, query);
    const now = store.now();
    const sold = (await findProductsById(store.read, site.id, ids)).flatMap((one) =>
      isVisible(one, now) ? (productIn(one, currency) ?? []) : [],
    );
    const tag = query.get('language');
    const { locale, texts } = pageLanguage(
      site.settings,
      tag !== null && isLanguageTag(tag) ? { language: tag } : {},
    );
    const prices = (await productViews(store.read, site, sold)).map(
      (view): [string, ProductPrices] => [view.product.id, tellPrices(view, { locale, texts })],
    );
    return jsonReply(200, { currency, data: Object.fromEntries(prices) });
  };
}
