import type { Endpoint, EndpointReply, EndpointRequest } from '../../http/endpoint';
import { hashToken } from '../../http/hash-token';
import { rateKey } from '../../http/rate-limit';
import { requestSource } from '../../http/request-source';
import { fallbackPage } from '../../pages/fallback-page';
import { readPageConditions } from '../../pages/page-conditions';
import { serverTexts } from '../../sites/server-texts';
import { shopPageLanguage } from '../pages/shop-page';
import type { CheckoutServices } from './checkout-services';
import { findCheckout } from './checkouts';
import {
  checkoutTypes,
  continueCheckout,
  showCheckout,
  type CheckoutRequest,
  checkoutPageTexts,
} from './show-checkout';
import { takeCheckoutPost } from './take-checkout-post';

/**
 * `GET /checkout/<token>`: the checkout's page; one that was ordered leads on to its order. A
 * script gets `{ data: CheckoutReply }`.
 */
export function checkoutPageEndpoint(services: CheckoutServices): Endpoint {
  return answering(services, (asked) => showCheckout(services, asked));
}

/**
 * `GET /checkout/<token>/return`: where a payment provider leads back to; asks it how that went.
 */
export function checkoutReturnEndpoint(services: CheckoutServices): Endpoint {
  const comeBack = answering(services, async (asked) => {
    const { driver } = services.desk;
    const { state } = await driver.read(asked.checkout.id);
    // Whoever comes back again and again is led on without asking the provider each time.
    const isAsked = services.cartLimit.take(rateKey(asked.request.address)) === 0;
    if (isAsked && state.at === 'actionNeeded')
      await driver.dispatch(asked.checkout.id, { type: 'actionDone', attempt: state.attempt });
    services.outbox.wake();
    return continueCheckout(services, asked);
  });
  return (request) => inTurn(services, request, () => comeBack(request));
}

/**
 * `POST /checkout/<token>`: notes what was entered and, with `do=pay`, pays. It carries no
 * crumb: its address is a secret, and `Origin` and `Sec-Fetch-Site` are checked. Posts of one
 * checkout wait for each other, and `attempt` makes a second one pay nothing.
 */
export function checkoutPostEndpoint(services: CheckoutServices): Endpoint {
  const take = answering(services, (asked) => takeCheckoutPost(services, asked));
  return async (request) =>
    requestSource(request, services.baseUrl) === 'same-origin'
      ? inTurn(services, request, () => take(request))
      : fallbackPage(403);
}

/** Has requests about one checkout wait for each other, before anything is read of it. */
function inTurn(
  { desk }: CheckoutServices,
  { host, path }: EndpointRequest,
  run: () => Promise<EndpointReply>,
): Promise<EndpointReply> {
  return desk.inTurn(`${host} ${tokenIn(path)}`, run);
}

function tokenIn(path: string): string | undefined {
  return /^\/checkout\/([\w-]{32})(?:\/return)?$/.exec(path)?.[1];
}

function answering(
  services: CheckoutServices,
  answer: (asked: CheckoutRequest) => Promise<EndpointReply>,
): Endpoint {
  return async (request) => {
    const site = await services.sites.find(request.host);
    const token = tokenIn(request.path);
    const checkout =
      site && token !== undefined
        ? await findCheckout(services.store.read, site.id, hashToken(token))
        : undefined;
    if (!site || !checkout) return services.system.notFound(site, readPageConditions(request));
    const texts = async () =>
      serverTexts(
        checkoutPageTexts,
        site.settings,
        await shopPageLanguage(services.store.read, site, checkoutTypes),
      );
    return answer({ site, request, checkout, texts });
  };
}
