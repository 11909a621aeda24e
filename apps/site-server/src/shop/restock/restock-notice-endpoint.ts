import { jsonReply, type Endpoint } from '../../http/endpoint';
import { readJson } from '../../http/read-json';
import { refererPath } from '../../http/referer-path';
import { refuseForeign } from '../../http/refuse-foreign';
import { languageAt } from '../../pages/language-at';
import { serverTexts } from '../../sites/server-texts';
import { isStorable } from '../../store/is-storable';
import { refusalHeaders, formatRefusal } from '../cart/cart-refusal';
import { restockRefusalTexts } from './restock-refusal';
import type { RestockServices } from './restock-services';
import { takeRestockNotice } from './take-restock-notice';

/**
 * `POST /api/commerce/RestockNotice` `{ productId, variantId, email }` → `{ data: {} }` [7.29]:
 * who wants a mail, once, when something is back. The answer never tells whether the
 * address was known.
 */
export function restockNoticeEndpoint(services: RestockServices): Endpoint {
  const { store, sites } = services;
  return async (request) => {
    const refused = refuseForeign(services, request);
    if (refused) return refused;
    const site = await sites.find(request.host);
    if (!site) return jsonReply(404, { error: 'There is no site at this address.' });
    const language = await languageAt(store.read, site, refererPath(request));
    const refusal = await takeRestockNotice(services, request, {
      site,
      language,
      raw: isStorable(request.body) ? readJson(request.body) : undefined,
    });
    if (!refusal) return jsonReply(200, { data: {} });
    return jsonReply(
      refusal.status,
      formatRefusal(refusal, serverTexts(restockRefusalTexts, site.settings, language)),
      refusalHeaders(refusal),
    );
  };
}
