import { restockWishSchema } from '@frontage/site-api/schema';
import { refuseForeign } from '../../http/refuse-foreign';
import { readJson } from '../../forms/submissions/read-save-body';
import { jsonReply, type Endpoint, type EndpointRequest } from '../../http/endpoint';
import { rateKey } from '../../http/rate-limit';
import { siteOrigin } from '../../sites/site-origin';
import { isMailAddress } from '../../mail/mail';
import { languageAt, refererPath } from '../../pages/language-at';
import type { ServerParts } from '../../app/server-parts';
import { noteRestockNotice } from './restock-notices';
import type { Site } from '../../sites/site-settings';
import { isStorable } from '../../store/is-storable';
import { serverTexts } from '../../texts/server-texts';
import { refusalHeaders, sayRefusal, type CartRefusal } from '../cart/cart-refusal';
import { findOffer } from '../cart/price-lines';
import { readShopSettings } from '../settings/shop-settings';

/**
 * `POST /api/commerce/RestockNotice` `{ productId, variantId, email }` → `{ data: {} }` [7.29]:
 * who wants a mail, once, when something is back. The answer never tells whether the
 * address was known.
 */
export function restockNoticeEndpoint(parts: ServerParts): Endpoint {
  const { store, sites } = parts;
  return async (request) => {
    const refused = refuseForeign(parts, request);
    if (refused) return refused;
    const site = await sites.find(request.host);
    if (!site) return jsonReply(404, { error: 'There is no site at this address.' });
    const language = await languageAt(store, site, refererPath(request));
    const refusal = await takeRestockWish(parts, request, {
      site,
      language,
      raw: isStorable(request.body) ? readJson(request.body) : undefined,
    });
    if (!refusal) return jsonReply(200, { data: {} });
    return jsonReply(
      refusal.status,
      sayRefusal(refusal, serverTexts(site.settings, language)),
      refusalHeaders(refusal),
    );
  };
}

/**
 * Notes who wants to hear when something is back.
 *
 * @param parts the server
 * @param request whose it is
 * @param wish the site, the language of who asks, and what was sent, whatever it is
 * @returns why not; nothing when it is noted
 */
export async function takeRestockWish(
  parts: ServerParts,
  request: EndpointRequest,
  { site, language, raw }: { site: Site; language: string; raw: unknown },
): Promise<CartRefusal | undefined> {
  const { store, baseUrl, saveLimit } = parts;
  const { success, data: wish } = restockWishSchema.safeParse(raw);
  if (!success || !Object.values(wish).every(isStorable))
    return { status: 400, code: 'cartUnreadable' };
  const wait = saveLimit.take(`${rateKey(request.address)} restock`);
  if (wait > 0) return { status: 429, code: 'tooMany', wait };
  const { productId, variantId, email } = wish;
  if (!isMailAddress(email)) return { status: 400, code: 'restockEmail', field: 'email' };
  const { currencies, restockNotices } = readShopSettings(site.settings.shop);
  const stored = await store.product(site.id, productId);
  const offer =
    stored && findOffer(stored, { variantId, currency: stored.currency, now: store.now() });
  if (!restockNotices || !offer || !currencies.includes(stored.currency))
    return { status: 404, code: 'cartGone' };
  if (offer.stock > 0) return { status: 409, code: 'restockThere' };
  const pageUrl = `${siteOrigin(request, site, baseUrl)}/${stored.slug}`;
  await store.write((db) =>
    noteRestockNotice(
      db,
      { id: store.createId(), siteId: site.id, productId, variantId, email, pageUrl, language },
      store.now(),
    ),
  );
  return undefined;
}
