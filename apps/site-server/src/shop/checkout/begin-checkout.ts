import { isId, pageTypes, type PageRecord } from '@frontage/site-model';
import {
  readStoredProduct,
  type CheckoutAddress,
  type CheckoutKind,
} from '@frontage/react-blocks/server';
import type { Endpoint, EndpointReply, EndpointRequest } from '../../http/endpoint';
import { rateKey } from '../../http/rate-limit';
import { fallbackPage } from '../../pages/fallback-page';
import { pageAsk } from '../../pages/uncached-page';
import { languageAt, refererPath } from '../../pages/language-at';
import type { ServerParts } from '../../app/server-parts';
import { hashToken, readCartToken } from '../cart/cart-cookies';
import { findOffer } from '../cart/price-lines';
import { readShopSettings } from '../settings/shop-settings';
import { siteOrigin } from '../../sites/site-origin';
import type { CartContent, StoredCart } from '../cart/carts';
import { publishedPageById } from '../../pages/documents/published-pages';
import type { Site } from '../../sites/site-settings';
import { donationProduct, emptyContent } from './checkout-cart';
import { insertCheckout, type CheckoutContent } from './checkouts';
import { paymentOptions } from './payment-options';
import { shopPage } from '../pages/shop-page';

/** What a checkout begins with. */
interface Beginning {
  readonly kind: CheckoutKind;
  readonly cart: StoredCart | undefined;
  readonly content: CartContent;
  readonly donation?: CheckoutContent['donation'];
}

/** Why nothing can begin: there is no cart, or not what the address names. */
type Missing = 'noCart' | 'nothing';

/**
 * `GET /commerce/goto-checkout` [2.01]: a visitor's cart becomes a checkout, or comes back to the
 * one that it has.
 */
export function goToCheckoutEndpoint(parts: ServerParts): Endpoint {
  return beginning(parts, async (site, request) =>
    fromCart('cart', await parts.carts.find(site, readCartToken(request))),
  );
}

/** `GET /checkout/subscribe?cartToken=…` [2.02]: the same for the cart of a token. */
export function subscribeEndpoint(parts: ServerParts): Endpoint {
  return beginning(parts, async (site, { query }) =>
    fromCart('subscribe', await parts.carts.find(site, query.get('cartToken') ?? undefined)),
  );
}

/** `GET /checkout/donate?donatePageId=…` [2.03]: a donation to what stands on that page. */
export function donateEndpoint(parts: ServerParts): Endpoint {
  return beginning(parts, async (site, { query }) => {
    const pageId = query.get('donatePageId') ?? '';
    const page = isId(pageId)
      ? await publishedPageById(parts.store.read, site.id, pageId)
      : undefined;
    for (const productId of page ? productsOn(page) : []) {
      const stored = await donationProduct(parts.store, site, productId);
      if (stored)
        return {
          kind: 'donate',
          cart: undefined,
          content: emptyContent(stored.currency),
          donation: { productId, cents: null },
        };
    }
    return 'nothing';
  });
}

/**
 * `GET /checkout/giftcard?websiteId=…&giftCardProductId=…&sku=…` [2.04]: one gift card; the first
 * value without a sku.
 */
export function giftCardEndpoint({ store, ...parts }: ServerParts): Endpoint {
  return beginning({ store, ...parts }, async (site, { query }) => {
    const productId = query.get('giftCardProductId') ?? '';
    const stored =
      query.get('websiteId') === site.id ? await store.product(site.id, productId) : undefined;
    const sku = query.get('sku');
    const variant = stored?.product.variants.find((one) => sku === null || one.sku === sku);
    const [currency] = readShopSettings(site.settings.shop).currencies;
    const offer =
      variant && findOffer(stored, { variantId: variant.id, currency, now: store.now() });
    if (!variant || offer?.productType !== 'giftCard') return 'nothing';
    const line = {
      id: store.createId(),
      productId,
      variantId: variant.id,
      quantity: 1,
      seenCents: offer.unitCents,
    };
    return { kind: 'giftcard', cart: undefined, content: emptyContent(currency, [line]) };
  });
}

function fromCart(kind: CheckoutKind, cart: StoredCart | undefined): Beginning | Missing {
  return cart && cart.content.lines.length > 0 ? { kind, cart, content: cart.content } : 'noCart';
}

function productsOn({ document }: PageRecord): string[] {
  return document.sections.flatMap(({ blocks }) =>
    blocks
      .filter(({ type }) => type === 'product')
      .map(({ data }) => readStoredProduct(data).productId),
  );
}

function beginning(
  parts: ServerParts,
  find: (site: Site, request: EndpointRequest) => Promise<Beginning | Missing>,
): Endpoint {
  return async (request) => {
    const site = await parts.sites.find(request.host);
    if (!site) return parts.system.notFound(site, pageAsk(request));
    const wait = parts.cartLimit.take(rateKey(request.address));
    if (wait > 0) {
      const reply = fallbackPage(429);
      return { ...reply, headers: { ...reply.headers, 'retry-after': String(wait) } };
    }
    const found = await find(site, request);
    if (found === 'nothing') return parts.system.notFound(site, pageAsk(request));
    if (found === 'noCart')
      return shopPage(parts, request, {
        site,
        types: [pageTypes.codes.checkout],
        block: 'checkout',
        state: { kind: 'noCart' },
      });
    return begin(parts, request, site, found);
  };
}

async function begin(
  parts: ServerParts,
  request: EndpointRequest,
  site: Site,
  { kind, cart, content, donation = null }: Beginning,
): Promise<EndpointReply> {
  const { store, desk } = parts;
  const options = paymentOptions(readShopSettings(site.settings.shop), desk.plugs);
  const { location } = content;
  const checkout: CheckoutContent = {
    ...{ cart: content, donation, email: '' },
    address: {
      ...noAddress,
      ...(location && {
        country: location.country,
        region: location.region,
        postalCode: location.postalCode,
      }),
    },
    payment: options.length === 1 ? (options[0]?.id ?? '') : '',
    language: await languageAt(store, site, refererPath(request)),
    origin: siteOrigin(request, site, parts.baseUrl),
  };
  const id = store.createId();
  const tokenHash = hashToken(desk.links.token('checkout', id));
  const open = await store.write((db) =>
    insertCheckout(
      db,
      { id, siteId: site.id, kind, cartId: cart?.id ?? null, content: checkout, tokenHash },
      store.now(),
    ),
  );
  return {
    status: 303,
    headers: {
      location: `/checkout/${desk.links.token('checkout', open)}`,
      'cache-control': 'no-store',
    },
    body: '',
  };
}

const noAddress: CheckoutAddress = {
  name: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postalCode: '',
  country: '',
  phone: '',
};
