import { renderProduct } from '@frontage/react-blocks/server';
import { isLanguageTag, type PageDocument } from '@frontage/site-model';
import { textReply, type Endpoint } from '../../http/endpoint';
import { escapeHtml } from '../../http/escape-html';
import { rateKey } from '../../http/rate-limit';
import { pageLanguage } from '../../sites/page-language';
import type { CatalogueServices } from './catalogue-services';

/**
 * `GET /commerce/product?id=…&language=…&currency=…` → the block of a product alone, as HTML
 * without styles or scripts that run, for a list that shows it above itself.
 */
export function productBlockEndpoint({
  sites,
  searchLimit,
  lookUpProducts,
}: CatalogueServices): Endpoint {
  return async ({ query, host, address }) => {
    const site = await sites.find(host);
    const id = query.get('id') ?? '';
    if (!site) return textReply(404, 'There is no such product.');
    const wait = searchLimit.take(rateKey(address));
    if (wait > 0) return textReply(429, 'Too many requests.');
    const document: PageDocument = {
      version: 1,
      sections: [
        {
          id: 'product',
          width: 'wide',
          tone: 'plain',
          blocks: [{ id, type: 'product', data: { productId: id } }],
        },
      ],
    };
    const shown = await lookUpProducts({ site, document, query });
    const view = shown?.product?.(id);
    if (!view) return textReply(404, 'There is no such product.');
    const tag = query.get('language');
    const { locale, texts } = pageLanguage(
      site.settings,
      tag !== null && isLanguageTag(tag) ? { language: tag } : {},
    );
    return {
      status: 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      },
      body: `<!doctype html><html lang="${escapeHtml(locale)}"><title>${escapeHtml(view.product.title)}</title>${renderProduct(view, { locale, texts })}</html>`,
    };
  };
}
