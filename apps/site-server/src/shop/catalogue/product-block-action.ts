import type { PageDocument } from '@frontage/site-model';
import * as z from 'zod';
import { actionsFor } from '../../http/action/actions-for';
import { fixedWords } from '../../http/action/fixed-words';
import type { Site } from '../../sites/site-settings';
import type { CatalogueServices } from './catalogue-services';
import { languageIn } from './language-in';
import { renderProductDocument } from './render-product-document';

const { defineAction, refuse } = actionsFor<CatalogueServices, Site>(
  fixedWords({ 404: 'There is no such product.' }),
);

/** Gives only the block of a product, for a list's quick view. */
export const productBlockAction = defineAction({
  method: 'GET',
  url: '/commerce/product',
  parameters: '?id=…&language=…&currency=…',
  about:
    'the block of a product alone, as HTML without styles or scripts that run: for a list that ' +
    'shows it above itself',
  who: 'anyone',
  guard: { none: 'changes nothing' },
  limit: [{ rate: 'searchLimit' }],
  query: z.object({ id: z.string().default(''), language: z.string().optional() }),
  async run({ request, site, query: { id } }, { lookUpProducts }) {
    const shown = await lookUpProducts({ site, document: documentOf(id), query: request.query });
    return shown?.product?.(id) ?? refuse({ status: 404 });
  },
  json: false,
  page(view, { site, query }) {
    const { locale, texts } = languageIn(site, query.language);
    return {
      status: 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      },
      body: renderProductDocument(view, { locale, texts }),
    };
  },
});

function documentOf(id: string): PageDocument {
  const block = { id, type: 'product', data: { productId: id } };
  return {
    version: 1,
    sections: [{ id: 'product', width: 'wide', tone: 'plain', blocks: [block] }],
  };
}
