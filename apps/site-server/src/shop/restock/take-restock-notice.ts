import { restockWishSchema } from '@frontage/site-api/schema';
import type { EndpointRequest } from '../../http/endpoint';
import { rateKey } from '../../http/rate-limit';
import { isMailAddress } from '../../mail/mail';
import { siteOrigin } from '../../sites/site-origin';
import type { Site } from '../../sites/site-settings';
import { isStorable } from '../../store/is-storable';
import { findOffer } from '../cart/price-lines';
import { findProductsById } from '../catalogue/products';
import { readShopSettings } from '../settings/shop-settings';
import { insertRestockNotice } from './restock-notices';
import type { RestockRefusal } from './restock-refusal';
import type { RestockServices } from './restock-services';

/**
 * Notes who wants to hear when something is back.
 *
 * @param services what it is noted with
 * @param request whose it is
 * @param wish the site, the language of who asks, and what was sent, whatever it is
 * @returns why not; nothing when it is noted
 */
export async function takeRestockNotice(
  { store, baseUrl, saveLimit }: Pick<RestockServices, 'store' | 'baseUrl' | 'saveLimit'>,
  request: EndpointRequest,
  { site, language, raw }: { site: Site; language: string; raw: unknown },
): Promise<RestockRefusal | undefined> {
  const { success, data: wish } = restockWishSchema.safeParse(raw);
  if (!success || !Object.values(wish).every(isStorable))
    return { status: 400, code: 'cartUnreadable' };
  const wait = saveLimit.take(`${rateKey(request.address)} restock`);
  if (wait > 0) return { status: 429, code: 'tooMany', wait };
  const { productId, variantId, email } = wish;
  if (!isMailAddress(email)) return { status: 400, code: 'restockEmail', field: 'email' };
  const { currencies, restockNotices } = readShopSettings(site.settings.shop);
  const [stored] = await findProductsById(store.read, site.id, [productId]);
  const offer =
    stored && findOffer(stored, { variantId, currency: stored.currency, now: store.now() });
  if (!restockNotices || !offer || !currencies.includes(stored.currency))
    return { status: 404, code: 'cartGone' };
  if (offer.stock > 0) return { status: 409, code: 'restockThere' };
  const pageUrl = `${siteOrigin(request, site, baseUrl)}/${stored.slug}`;
  await store.write((db) =>
    insertRestockNotice(
      db,
      { id: store.createId(), siteId: site.id, productId, variantId, email, pageUrl, language },
      store.now(),
    ),
  );
  return undefined;
}
