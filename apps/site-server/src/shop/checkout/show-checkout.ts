import type { CheckoutState } from '@frontage/commerce-model';
import type { CheckoutView, ShopErrors } from '@frontage/react-blocks/server';
import type { EndpointReply, EndpointRequest } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import type { ServerTexts } from '../../texts/server-texts';
import { cartRefusalTexts } from '../cart/cart-refusal';
import { findPlacedOrder } from '../orders/orders';
import { placedCookie, placedTime } from '../orders/placed-cookie';
import { shopPage } from '../pages/shop-page';
import { shopPageTexts } from '../pages/shop-page-texts';
import { buildCheckoutView } from './build-checkout-view';
import { answerJson, goTo, wantsJson } from './answer-json';
import type { CheckoutServices } from './checkout-services';
import { checkoutTexts } from './checkout-texts';
import { checkoutTypes } from './checkout-types';
import type { CheckoutCart } from './checkout-cart';
import { isCheckoutChangeable } from './checkouts';
import type { StoredCheckout } from './stored-checkout';

/** The texts of a checkout's page. */
export const checkoutPageTexts = { ...cartRefusalTexts, ...shopPageTexts, ...checkoutTexts };

/** A request about one checkout. */
export interface CheckoutRequest {
  readonly site: Site;
  readonly request: EndpointRequest;
  readonly checkout: StoredCheckout;
  /** Its cart, if that was read already. */
  readonly cart?: CheckoutCart;
  /** Gives the texts of its page; read on first use. */
  texts(): Promise<CheckoutPageTexts>;
}

/** The texts of a checkout's page, in its language. */
export type CheckoutPageTexts = ServerTexts<keyof typeof checkoutPageTexts>;

/**
 * Leads to where a checkout continues: its order, the provider's page, or its own page.
 *
 * @param services of checkouts
 * @param checkoutRequest the request
 * @param reached the checkout's new state. @default it is read
 */
export async function continueCheckout(
  { desk, store }: CheckoutServices,
  checkoutRequest: CheckoutRequest,
  reached?: CheckoutState,
): Promise<EndpointReply> {
  const { id } = checkoutRequest.checkout;
  const state = reached ?? (await desk.driver.read(id)).state;
  if (state.at === 'actionNeeded') return goTo(checkoutRequest, state.action);
  if (state.at !== 'ordered')
    return goTo(checkoutRequest, `/checkout/${desk.links.token('checkout', id)}`);
  const address = `/order/${desk.links.token('order', state.orderId)}`;
  const isNew = reached !== undefined || (await isJustOrdered(store, id));
  return {
    ...goTo(checkoutRequest, address),
    ...(isNew && { cookies: [placedCookie(address, checkoutRequest.request.secure)] }),
  };
}

/** The page for another browser than the one that started a checkout: it shows nothing of it. */
export function showElsewhere(
  services: CheckoutServices,
  { site, request }: Pick<CheckoutRequest, 'site' | 'request'>,
): Promise<EndpointReply> {
  return shopPage(services, request, {
    site,
    types: checkoutTypes,
    block: 'checkout',
    state: { kind: 'otherBrowser' },
    status: 403,
  });
}

async function isJustOrdered(
  { read, now }: CheckoutServices['store'],
  checkoutId: string,
): Promise<boolean> {
  const order = await findPlacedOrder(read, checkoutId);
  return order !== undefined && now() - order.createdAt < placedTime;
}

/** Gives the current view of a checkout. */
export async function viewCheckout(
  { store, desk }: CheckoutServices,
  { site, checkout, cart }: CheckoutRequest,
): Promise<CheckoutView> {
  const { driver, plugs, quotes, links } = desk;
  const events = checkout.version === 0 ? [] : await driver.events(checkout.id);
  return buildCheckoutView({ store, plugs, quotes, links }, site, { checkout, events, cart });
}

/** What an answer adds to the checkout's page. */
export interface CheckoutShown {
  readonly status?: number;
  readonly errors?: ShopErrors;
  readonly changes?: Partial<CheckoutView>;
}

/** Shows the checkout's page, or leads on to its order. */
export async function showCheckout(
  services: CheckoutServices,
  checkoutRequest: CheckoutRequest,
  { status = 200, errors, changes = {} }: CheckoutShown = {},
): Promise<EndpointReply> {
  const { site, request } = checkoutRequest;
  const view = { ...(await viewCheckout(services, checkoutRequest)), ...changes };
  if (view.at === 'ordered') return continueCheckout(services, checkoutRequest);
  await keepShown(services, view, checkoutRequest.checkout.id);
  if (wantsJson(request)) return answerJson(status, { view, ...(errors && { errors }) });
  const state = { kind: 'checkout', view, ...(errors && { errors }) } as const;
  const formOrigins = [...services.desk.plugs.values()].flatMap(({ pageOrigins }) => pageOrigins);
  return shopPage(services, request, {
    site,
    types: checkoutTypes,
    block: 'checkout',
    state,
    status,
    formOrigins,
  });
}

/** So that a later notice can name the old price. */
async function keepShown(
  { store, desk: { quotes } }: CheckoutServices,
  { at, cart }: CheckoutView,
  checkoutId: string,
): Promise<void> {
  if (isCheckoutChangeable({ at }) && !(await quotes.has(store.read, checkoutId, cart.priceHash)))
    await quotes.save(checkoutId, cart);
}
