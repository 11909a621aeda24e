import type { Endpoint, EndpointReply } from '../../http/endpoint';
import { rateKey } from '../../http/rate-limit';
import { requestSource } from '../../http/same-origin';
import { fallbackPage } from '../../pages/fallback-page';
import { pageAsk } from '../../pages/uncached-page';
import type { ServerParts } from '../../app/server-parts';
import { hashToken } from '../cart/cart-cookies';
import { serverTexts } from '../../texts/server-texts';
import { findCheckout } from './checkouts';
import { checkoutTypes, goOn, showCheckout, type AskedCheckout } from './show-checkout';
import { shopPageLanguage } from '../pages/shop-page';
import { takeCheckoutPost } from './take-checkout-post';

/**
 * `GET /checkout/<token>`: the checkout's page; one that was ordered leads on to its order. A
 * script gets `{ data: CheckoutReply }`.
 */
export function checkoutPageEndpoint(parts: ServerParts): Endpoint {
  return answering(parts, (asked) => showCheckout(parts, asked));
}

/**
 * `GET /checkout/<token>/return`: where a payment provider leads back to; asks it how that went.
 */
export function checkoutReturnEndpoint(parts: ServerParts): Endpoint {
  return answering(parts, (asked) =>
    parts.desk.inTurn(asked.checkout.id, async () => {
      const { driver } = parts.desk;
      const { state } = await driver.read(asked.checkout.id);
      // Whoever comes back again and again is led on without asking the provider each time.
      const isAsked = parts.cartLimit.take(rateKey(asked.request.address)) === 0;
      if (isAsked && state.at === 'actionNeeded')
        await driver.tell(asked.checkout.id, { type: 'actionDone', attempt: state.attempt });
      parts.outbox.wake();
      return goOn(parts, asked);
    }),
  );
}

/**
 * `POST /checkout/<token>`: notes what was entered and, with `do=pay`, pays. It carries no
 * crumb: its address is a secret, and `Origin` and `Sec-Fetch-Site` are checked. Posts of one
 * checkout wait for each other, and `attempt` makes a second one pay nothing.
 */
export function checkoutPostEndpoint(parts: ServerParts): Endpoint {
  const take = answering(parts, (asked) =>
    parts.desk.inTurn(asked.checkout.id, () => takeCheckoutPost(parts, asked)),
  );
  return async (request) =>
    requestSource(request, parts.baseUrl) === 'same-origin' ? take(request) : fallbackPage(403);
}

function answering(
  parts: ServerParts,
  answer: (asked: AskedCheckout) => Promise<EndpointReply>,
): Endpoint {
  return async (request) => {
    const site = await parts.sites.find(request.host);
    const token = /^\/checkout\/([\w-]{32})(?:\/return)?$/.exec(request.path)?.[1];
    const checkout =
      site && token !== undefined
        ? await findCheckout(parts.store.read, site.id, hashToken(token))
        : undefined;
    if (!site || !checkout) return parts.system.notFound(site, pageAsk(request));
    return answer({
      site,
      request,
      checkout,
      texts: serverTexts(site.settings, await shopPageLanguage(parts, site, checkoutTypes)),
    });
  };
}
