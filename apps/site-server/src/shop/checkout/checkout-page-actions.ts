import { actionsFor } from '../../http/action/actions-for';
import { bodyText } from '../../http/action/body-reader';
import type { Call } from '../../http/action/call';
import type { Refusal } from '../../http/action/refused';
import type { EndpointReply } from '../../http/endpoint';
import { readPageConditions } from '../../pages/page-conditions';
import { pageManner } from '../../pages/page-manner';
import { serverTexts } from '../../sites/server-texts';
import type { Site } from '../../sites/site-settings';
import { shopPageLanguage } from '../pages/shop-page';
import { isOwnBrowser, renewCheckoutCookie } from './checkout-cookie';
import { goTo } from './answer-json';
import type { CheckoutServices } from './checkout-services';
import { checkoutTypes } from './checkout-types';
import { findCheckout } from './checkouts';
import { isLookedAt, leaveProvider } from './leave-provider';
import { readCheckoutPost } from './read-checkout-post';
import {
  checkoutPageTexts,
  continueCheckout,
  showCheckout,
  showElsewhere,
  type CheckoutRequest,
} from './show-checkout';
import { takeCheckoutPost } from './take-checkout-post';

const { defineAction, refuse } = actionsFor<CheckoutServices, Site>(pageManner);

type CheckoutCall = Pick<Call<Site, { token: string }>, 'request' | 'site' | 'params'>;

async function findAsked(
  { request, site, params }: CheckoutCall,
  { store, desk }: CheckoutServices,
): Promise<CheckoutRequest | undefined> {
  const id = desk.links.readToken('checkout', params.token);
  const checkout = id === undefined ? undefined : await findCheckout(store.read, site.id, id);
  if (!checkout) return undefined;
  const texts = async () =>
    serverTexts(
      checkoutPageTexts,
      site.settings,
      await shopPageLanguage(store.read, site, checkoutTypes),
    );
  return { site, request, checkout, texts };
}

/**
 * The address alone opens nothing: the request has to come from the browser that started the
 * checkout.
 */
const find = async (call: CheckoutCall, services: CheckoutServices) => {
  const checkoutRequest = await findAsked(call, services);
  if (!checkoutRequest) return refuse({ status: 404 });
  return isOwn(checkoutRequest, services) ? checkoutRequest : refuse({ status: 403 });
};

const isOwn = ({ checkout, request }: CheckoutRequest, { desk }: CheckoutServices) =>
  isOwnBrowser(desk.links, checkout.id, request);

/** The page in place of a missing checkout. */
const refusedPage = (
  { status }: Refusal,
  { request, site }: Partial<CheckoutCall> & Pick<CheckoutCall, 'request'>,
  services: CheckoutServices,
) => {
  if (site && status === 403) return showElsewhere(services, { site, request });
  return services.system.notFound(site, readPageConditions(request));
};

/** Answers the browser that started it, and renews its cookie for the newest address. */
const ownPage = (
  reply: EndpointReply,
  { request, params, found }: CheckoutCall & { found: CheckoutRequest },
  { desk }: CheckoutServices,
) => {
  const { token } = params;
  return renewCheckoutCookie(desk.links, { request, token, id: found.checkout.id }, reply);
};

/** Requests about one checkout wait for each other, before anything is read. */
const turn = (
  { site, params }: CheckoutCall,
  { desk }: CheckoutServices,
  proceed: () => Promise<EndpointReply>,
) => desk.inTurn(`${site.id} ${desk.links.readToken('checkout', params.token) ?? ''}`, proceed);

/** The answers of a checkout's address for the browser that started it. */
export const checkoutPageActions = [
  defineAction({
    method: 'GET',
    url: '/checkout/:token',
    about:
      'the checkout (page type 201), which can be changed: a payment that waits at the provider ' +
      'is taken back; once it is ordered 303 to the order. With ' +
      '`Accept: application/json` `{ data: { view, errors? } }` or `{ data: { next } }`. The cookie ' +
      '`CHECKOUT`, of that address alone, says that the browser began it; any other gets 403',
    who: 'anyone',
    guard: { none: 'its cookie is a secret' },
    find,
    async run({ found, request }, services) {
      if (isLookedAt(request)) await leaveProvider(services, found.checkout);
      return showCheckout(services, found);
    },
    json: false,
    page: ownPage,
    refusedPage,
  }),
  defineAction({
    method: 'POST',
    url: '/checkout/:token',
    about:
      'what was entered; with `do=pay` it is paid, once however often it is sent, with ' +
      '`do=cancel` given up, with `do=back` a payment that waits at the provider is taken back; ' +
      'see Checkout',
    who: 'anyone',
    guard: 'origin',
    limit: [
      { rate: 'cartLimit' },
      // Guesses of codes have their own limit.
      { rate: 'codeLimit', when: ({ body: { code } }) => code !== '' },
    ],
    body: bodyText('form', readCheckoutPost),
    turn,
    find,
    run: ({ found, body }, services) => takeCheckoutPost(services, found, body),
    json: false,
    page: ownPage,
    async refusedPage({ status }, { request, site, params, found }, services) {
      const checkoutRequest =
        found ?? (site && params && (await findAsked({ request, site, params }, services)));
      if (!checkoutRequest || !isOwn(checkoutRequest, services))
        return refusedPage({ status: checkoutRequest ? 403 : 404 }, { request, site }, services);
      const texts = await checkoutRequest.texts();
      const message = texts.say(status === 429 ? 'tooMany' : 'checkoutUnreadable');
      return showCheckout(services, checkoutRequest, { status, errors: { message, fields: {} } });
    },
  }),
  defineAction({
    method: 'GET',
    url: '/checkout/:token/return',
    about:
      'where a payment provider leads back to: asks it how that went, then 303; another browser ' +
      'than the one that began it gets 403, since a bank may open one',
    who: 'anyone',
    guard: { none: 'its address is a secret, and what it answers is for its cookie alone' },
    // Repeated returns are led on without asking the provider each time.
    limit: [{ rate: 'cartLimit', isSoft: true }],
    turn,
    find: async (call, services) => (await findAsked(call, services)) ?? refuse({ status: 404 }),
    async run({ found, wait }, services) {
      const { driver } = services.desk;
      const { state } = await driver.read(found.checkout.id);
      if (wait === 0 && state.at === 'actionNeeded')
        await driver.dispatch(found.checkout.id, { type: 'actionDone', attempt: state.attempt });
      services.outbox.wake();
      return isOwn(found, services)
        ? continueCheckout(services, found)
        : showElsewhere(services, found);
    },
    json: false,
    page: (reply) => reply,
  }),
  defineAction({
    method: 'GET',
    url: '/checkout/:token/back',
    about:
      'where a payment provider leads who leaves it without paying: that payment is taken back, ' +
      'then 303 to the checkout, which can be changed',
    who: 'anyone',
    guard: { none: 'its address is a secret' },
    limit: [{ rate: 'cartLimit', isSoft: true }],
    turn,
    find,
    async run({ found }, services) {
      await leaveProvider(services, found.checkout);
      return goTo(found, `/checkout/${services.desk.links.token('checkout', found.checkout.id)}`);
    },
    json: false,
    page: ownPage,
    refusedPage,
  }),
];
