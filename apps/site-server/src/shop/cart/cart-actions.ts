import { actionsFor } from '../../http/action/actions-for';
import { bodyText } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import { readPageConditions } from '../../pages/page-conditions';
import type { Site } from '../../sites/site-settings';
import { addressAfterChange } from './address-after-change';
import { cartCountCookieOf, cartTokenCookie } from './cart-cookie';
import { cartData } from './cart-data';
import { cartManner } from './cart-manner';
import { cartPage } from './cart-page';
import { cartRefusalTexts, type CartRefusal } from './cart-refusal';
import type { CartServices } from './cart-services';
import { isGuess, judgeGuess } from './judge-guess';
import { findCartToken, findVisitorCart } from './visitor-cart';
import { withChosenVariant } from './with-chosen-variant';
import { readCartChangeCall, readCartChangePost } from './read-cart-change';

const { defineAction, refuse } = actionsFor<CartServices, Site, CartRefusal>(
  cartManner(cartRefusalTexts),
);

/** The actions of carts [7.29]. */
export const cartActions = [
  defineAction({
    method: 'GET',
    url: '/api/commerce/Cart',
    about: '`{ data: CartView }`; without a cart an empty one',
    who: 'anyone',
    guard: { none: 'changes nothing' },
    async run({ request, site }, services) {
      const { cart, cookies } = await findVisitorCart(services, request, site);
      return { view: await services.carts.view(site, cart), given: cookies };
    },
    json: ({ view }) => ({ data: cartData(view) }),
    cookies: ({ view, given }, { request }) =>
      given.length > 0 ? given : [cartCountCookieOf(view, request.secure)],
  }),
  defineAction({
    method: 'POST',
    url: '/api/commerce/ChangeCart',
    about:
      '`{ key, change }` → `{ data: CartView }`; the same key and change again change nothing, and ' +
      'a refusal leaves the cart as it was; see Shop',
    who: 'anyone',
    guard: 'crumb',
    limit: [
      { rate: 'cartLimit' },
      // Guesses of codes have their own limit.
      { rate: 'codeLimit', when: ({ body: { change } }) => isGuess(change) },
    ],
    body: bodyText('json', readCartChangeCall),
    plain: {
      url: '/commerce/cart',
      about:
        'the same without scripts: `type=add&productId=…&variantId=…&quantity=1`, the fields of ' +
        'the other changes likewise; 303 to the cart page, for `add` in a shop with express ' +
        'checkout to the checkout, for `chooseCurrency` to the page that `next` names; 400, 404, 409 or 429 with the cart page and what is wrong',
      body: bodyText('form', readCartChangePost),
      back: () => '/cart',
    },
    async run({ request, site, body, isPlain }, services) {
      const { carts, captchas, store } = services;
      // A post without scripts has no captcha; only its rate limit restricts it [6.07].
      const faulty = isPlain ? undefined : await judgeGuess(site, captchas, body.change);
      if (faulty) return refuse(faulty);
      const change = isPlain
        ? await withChosenVariant(store.read, site.id, body, request.body)
        : body;
      const token = await findCartToken(services, request, site);
      const changed = await carts.change(site, token, change);
      return 'status' in changed ? refuse(changed) : changed;
    },
    json: ({ view }) => ({ data: cartData(view) }),
    page: ({ view }, { site, request, body: { change } }) =>
      seeOther(addressAfterChange(site, request, change, view)),
    refusedPage: (refusal, { request, site }, services) =>
      site
        ? cartPage(services, request, { site, refusal })
        : services.system.notFound(site, readPageConditions(request)),
    cookies: ({ view, token }, { request: { secure } }) => [
      cartTokenCookie(token, secure),
      cartCountCookieOf(view, secure),
    ],
  }),
];
