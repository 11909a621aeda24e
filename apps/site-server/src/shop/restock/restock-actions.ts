import { restockWishSchema } from '@frontage/site-api/schema';
import * as z from 'zod';
import { actionsFor } from '../../http/action/actions-for';
import { formBody, jsonBody } from '../../http/action/body-reader';
import type { RateLimit } from '../../http/rate-limit';
import { refererPath } from '../../http/referer-path';
import { seeOther } from '../../http/see-other';
import { isMailAddress } from '../../mail/mail';
import { languageAt } from '../../pages/language-at';
import type { PageServices } from '../../pages/page-services';
import { siteOrigin } from '../../sites/site-origin';
import type { Site } from '../../sites/site-settings';
import { isStorable } from '../../store/is-storable';
import type { Store } from '../../store/store';
import { cartManner } from '../cart/cart-manner';
import { findOffer } from '../cart/price-lines';
import { findProductsById } from '../catalogue/products';
import { readShopSettings } from '../settings/shop-settings';
import { insertRestockNotice } from './restock-notices';
import { findRestockPage, refusedRestockPage } from './restock-page';
import { restockSetting } from './restock-setting';
import { thanksParameter } from './thanks-view';
import { restockRefusalTexts, type RestockRefusal } from './restock-texts';

/** The services for restock notices. */
export interface RestockServices extends Pick<PageServices, 'system' | 'render' | 'viewLimit'> {
  store: Pick<Store, 'read' | 'write' | 'now' | 'createId'>;
  /** Limits requests per network address. */
  saveLimit: RateLimit;
  /** The address that visitors use, if a proxy hides it. */
  baseUrl: string | undefined;
}

const { defineAction, refuse } = actionsFor<RestockServices, Site, RestockRefusal>(
  cartManner(restockRefusalTexts),
);

const storableRequest = restockWishSchema.refine((fields) =>
  Object.values(fields).every(isStorable),
);

const text = z
  .string()
  .default('')
  .transform((text) => text.trim());

/** As a form sends it: empty input is not an address, and gets a message. */
const postedWish = z
  .object({ productId: text, variantId: text, email: text })
  .transform(({ email, ...product }) => ({ ...product, email: email.slice(0, 254) || ' ' }))
  .pipe(storableRequest);

/** The actions for restock notices. */
export const restockActions = [
  defineAction({
    method: 'POST',
    url: '/api/commerce/RestockNotice',
    about:
      '`{ productId, variantId, email }` → `{ data: {} }`: one mail, once it is back, and nothing ' +
      'that tells whether the address was known; 404 for what is not sold, 409 for what can be ' +
      'bought now',
    who: 'anyone',
    guard: 'crumb',
    limit: [{ rate: 'saveLimit', key: () => 'restock' }],
    body: jsonBody(storableRequest),
    plain: {
      url: '/commerce/restock',
      about:
        "the same without scripts: 303 to the product's page, which says thanks; 400, 404, 409 or " +
        '429 with that page and what is wrong',
      body: formBody(postedWish),
      back: () => '/',
    },
    async find({ request, site, body, isPlain }, { store }) {
      if (!isPlain) return { language: await languageAt(store.read, site, refererPath(request)) };
      const page = await findRestockPage(store.read, request, site, body.productId);
      return { page, language: page?.document.language ?? site.settings.locale };
    },
    async run({ request, site, body, found: { page, language } }, { store, baseUrl }) {
      const { productId, variantId, email } = body;
      if (!isMailAddress(email))
        return refuse({ status: 400, code: 'restockEmail', field: 'email' });
      const { currencies } = readShopSettings(site.settings);
      const [stored] = await findProductsById(store.read, site.id, [productId]);
      const offer =
        stored && findOffer(stored, { variantId, currency: stored.currency, now: store.now() });
      if (!restockSetting.read(site.settings) || !offer || !currencies.includes(stored.currency))
        return refuse({ status: 404, code: 'cartGone' });
      if (offer.stock > 0) return refuse({ status: 409, code: 'restockThere' });
      const pageUrl = `${siteOrigin(request, site, baseUrl)}/${stored.slug}`;
      const notice = { ...body, id: store.createId(), siteId: site.id, pageUrl, language };
      await store.write((db) => insertRestockNotice(db, notice, store.now()));
      return page ? `/${page.slug}?${thanksParameter}=${encodeURIComponent(productId)}` : '/';
    },
    json: () => ({ data: {} }),
    page: (location) => seeOther(location),
    refusedPage: (refusal, { request, site }, services) =>
      refusedRestockPage(services, request, { site, refusal }),
  }),
];
