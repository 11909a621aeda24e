import { pageTypes } from '@frontage/site-model';
import type { CheckoutAddress, CheckoutKind } from '@frontage/react-blocks/server';
import type { Action } from '../../http/action/action';
import { actionsFor } from '../../http/action/actions-for';
import type { Call } from '../../http/action/call';
import type { EndpointReply, EndpointRequest } from '../../http/endpoint';
import { hashToken } from '../../http/hash-token';
import { refererPath } from '../../http/referer-path';
import { seeOther } from '../../http/see-other';
import { languageAt } from '../../pages/language-at';
import { pageManner } from '../../pages/page-manner';
import { isWithoutAddress, siteOrigin } from '../../sites/site-origin';
import type { Site } from '../../sites/site-settings';
import type { CartContent, StoredCart } from '../cart/stored-cart';
import { shopPage } from '../pages/shop-page';
import { readShopSettings } from '../settings/shop-settings';
import { priceCheckout } from './checkout-cart';
import type { CheckoutServices } from './checkout-services';
import { insertCheckout } from './checkouts';
import { paymentOptions } from './payment-options';
import type { CheckoutContent } from './stored-checkout';

const { defineAction, refuse } = actionsFor<CheckoutServices, Site>(pageManner);

/** What a checkout begins with. */
export interface Beginning {
  readonly kind: CheckoutKind;
  readonly cart: StoredCart | undefined;
  readonly content: CartContent;
  readonly donation?: CheckoutContent['donation'];
}

/** Why nothing can begin: there is no cart, or not what the address names. */
export type Missing = 'noCart' | 'nothing';

/** An address at which a checkout begins. */
interface CheckoutStart<Url extends string> {
  readonly url: Url;
  readonly parameters?: string;
  readonly about: string;
  /** What it begins with. */
  readonly find: (
    call: Pick<Call<Site>, 'site' | 'request'>,
    services: CheckoutServices,
  ) => Promise<Beginning | Missing>;
}

/** Declares an action that begins a checkout and leads to it. */
export function defineStart<const Url extends string>({
  find,
  ...declaration
}: CheckoutStart<Url>): Action<CheckoutServices, Site> {
  return defineAction({
    ...declaration,
    method: 'GET',
    who: 'anyone',
    guard: { none: 'a link leads here; it begins a checkout and moves nothing' },
    limit: [{ rate: 'cartLimit' }],
    async run({ request, site }, services) {
      const found = await find({ request, site }, services);
      return found === 'nothing' ? refuse({ status: 404 }) : found;
    },
    json: false,
    page: (found, { request, site }, services) =>
      found === 'noCart'
        ? shopPage(services, request, {
            site,
            types: [pageTypes.codes.checkout],
            block: 'checkout',
            state: { kind: 'noCart' },
          })
        : begin(services, request, site, found),
  });
}

async function begin(
  services: CheckoutServices,
  request: EndpointRequest,
  site: Site,
  { kind, cart, content, donation = null }: Beginning,
): Promise<EndpointReply> {
  const { store, desk } = services;
  const options = paymentOptions(readShopSettings(site.settings.shop), desk.plugs);
  const { location } = content;
  const origin = siteOrigin(request, site, services.baseUrl);
  const checkout: CheckoutContent = {
    cart: content,
    donation,
    email: '',
    address: {
      ...noAddress,
      ...(location && {
        country: location.country,
        region: location.region,
        postalCode: location.postalCode,
      }),
    },
    payment: options.length === 1 ? (options[0]?.id ?? '') : '',
    language: await languageAt(store.read, site, refererPath(request)),
    origin,
    returnOrigin: isWithoutAddress(origin)
      ? `${request.secure ? 'https' : 'http'}://${request.host}`
      : origin,
  };
  const id = store.createId();
  const tokenHash = hashToken(desk.links.token('checkout', id));
  const begun = { id, siteId: site.id, kind, cartId: cart?.id ?? null, content: checkout };
  // What it costs is kept with it, so that showing it writes nothing.
  const view = await priceCheckout(store, site, {
    checkout: { content: checkout, at: 'open' },
    cart: cart ?? { id: '', version: 0, createdAt: store.now(), content },
  });
  const open = await store.write(async (db) => {
    const openId = await insertCheckout(db, { ...begun, tokenHash }, store.now());
    await desk.quotes.insert(db, openId, view);
    return openId;
  });
  return seeOther(`/checkout/${desk.links.token('checkout', open)}`);
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
