import { pageTypes } from '@frontage/site-model';
import { formatMoney, type CheckoutState } from '@frontage/commerce-model';
import type { CheckoutView, ShopErrors } from '@frontage/react-blocks/server';
import type { Endpoint, EndpointReply, EndpointRequest } from '../http/endpoint';
import { rateKey } from '../http/rate-limit';
import { requestSource } from '../http/same-origin';
import { fallbackPage } from '../pages/fallback-page';
import { pageAsk } from '../pages/page-reply';
import type { ServerParts } from '../server-parts';
import { hashToken } from '../shop/cart-cookies';
import type { Site } from '../store/content/site-settings';
import { serverTexts, type ServerTexts } from '../texts/server-texts';
import { buildCheckoutView } from './build-checkout-view';
import { answerJson, goTo, wantsJson } from './checkout-reply';
import { findCheckout, findQuote, isChangeable, saveQuote, type StoredCheckout } from './checkouts';
import { judgeCheckout } from './judge-checkout';
import { noteCheckoutPost } from './note-checkout-post';
import { orderOfCheckout } from './orders';
import { payCheckout } from './pay-checkout';
import { placedCookie, placedTime } from './placed-cookie';
import { readCheckoutPost, type CheckoutPost } from './read-checkout-post';
import { sayRefusals } from './say-refusals';
import { shopPage, shopPageLanguage } from './shop-page';

/** A request about one checkout. */
interface Asked {
  readonly site: Site;
  readonly request: EndpointRequest;
  readonly checkout: StoredCheckout;
  readonly texts: ServerTexts;
}

const types = [pageTypes.codes.checkout];

/** `GET /checkout/<token>`: the checkout's page; one that was ordered leads on to its order. A script gets `{ data: CheckoutReply }`. */
export function checkoutPageEndpoint(parts: ServerParts): Endpoint {
  return answering(parts, (asked) => show(parts, asked));
}

/** `GET /checkout/<token>/return`: where a payment provider leads back to; asks it how that went. */
export function checkoutReturnEndpoint(parts: ServerParts): Endpoint {
  return answering(parts, (asked) =>
    parts.desk.inTurn(asked.checkout.id, async () => {
      const { driver } = parts.desk;
      const { state } = await driver.read(asked.checkout.id);
      // Whoever comes back again and again is led on without asking the provider each time.
      const isAsked = parts.cartLimit.take(rateKey(asked.request.address)) === 0;
      if (isAsked && state.at === 'actionNeeded') await driver.tell(asked.checkout.id, { type: 'actionDone', attempt: state.attempt });
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
  const take = answering(parts, (asked) => parts.desk.inTurn(asked.checkout.id, () => takePost(parts, asked)));
  return async (request) => (requestSource(request, parts.baseUrl) === 'same-origin' ? take(request) : fallbackPage(403));
}

function answering(parts: ServerParts, answer: (asked: Asked) => Promise<EndpointReply>): Endpoint {
  return async (request) => {
    const site = await parts.sites.find(request.host);
    const token = /^\/checkout\/([\w-]{32})(?:\/return)?$/.exec(request.path)?.[1];
    const checkout = site && token !== undefined ? await findCheckout(parts.store.read, site.id, hashToken(token)) : undefined;
    if (!site || !checkout) return parts.system.notFound(site, pageAsk(request));
    return answer({ site, request, checkout, texts: serverTexts(site.settings, await shopPageLanguage(parts, site, types)) });
  };
}

async function takePost(parts: ServerParts, asked: Asked): Promise<EndpointReply> {
  const { site, request, texts } = asked;
  const post = readCheckoutPost(request.body);
  if (!post) return show(parts, asked, { status: 400, errors: { message: texts.say('checkoutUnreadable'), fields: {} } });
  const wait = parts.cartLimit.take(rateKey(request.address)) || (post.code === '' ? 0 : parts.codeLimit.take(rateKey(request.address)));
  if (wait > 0) return withWait(await show(parts, asked, { status: 429, errors: { message: texts.say('tooMany'), fields: {} } }), wait);
  const { state } = await parts.desk.driver.read(asked.checkout.id);
  const checkout = { ...asked.checkout, at: state.at };
  // Whoever pays once more while nobody answers has it looked after now.
  if (state.at === 'paying' && post.do === 'pay') await parts.desk.driver.resume(checkout.id);
  if (!isChangeable(checkout)) return goOn(parts, asked);
  if (post.do === 'cancel') return cancel(parts, { ...asked, checkout });
  const noted = await noteCheckoutPost(parts.store, site, checkout, post);
  const now = { ...asked, checkout: noted.checkout };
  if (noted.refusals.length > 0) return show(parts, now, { status: noted.refusals[0]?.status ?? 400, errors: sayRefusals(noted.refusals, texts) });
  if (post.do !== 'pay') return goTo(now, `/checkout/${parts.desk.links.token('checkout', checkout.id)}`);
  return pay(parts, now, { post, state });
}

async function cancel({ desk }: ServerParts, asked: Asked): Promise<EndpointReply> {
  await desk.driver.tell(asked.checkout.id, { type: 'canceled' });
  return goTo(asked, asked.checkout.cartId === null ? '/' : '/cart');
}

async function pay(parts: ServerParts, asked: Asked, { post, state }: { post: CheckoutPost; state: CheckoutState }): Promise<EndpointReply> {
  const { checkout, texts } = asked;
  const view = await look(parts, asked);
  // The post of a page that was shown before somebody paid, such as the second of a double click.
  if (post.attempt !== ('attempt' in state ? state.attempt : 0)) return goOn(parts, asked);
  if (!isChangeable(view)) return goOn(parts, asked);
  const faults = judgeCheckout(view);
  const fields = Object.fromEntries(Object.entries(faults).map(([name, code]) => [name, texts.say(code, donationLimits(view, texts))]));
  if (Object.keys(fields).length > 0) return show(parts, asked, { status: 400, errors: { fields } });
  const paid = await payCheckout(parts, { checkout, view, seenHash: namesItsPrice(post, view) ? view.cart.priceHash : post.priceHash });
  parts.outbox.wake();
  if (paid === 'gone') return show(parts, asked, { status: 409, errors: { message: texts.say('checkoutGone'), fields: {} } });
  if (paid === 'priceChanged') return show(parts, asked, { status: 409, changes: await priceChange(parts, checkout.id, post.priceHash) });
  if (paid.at === 'open' || paid.at === 'priced') return show(parts, asked, { status: 409 });
  return goOn(parts, asked);
}

/** Who gives says how much in the same post, so there is no other price to agree on. */
function namesItsPrice(post: CheckoutPost, { donation, cart }: CheckoutView): boolean {
  return post.donation !== '' && donation?.cents === cart.totals.grandTotalCents;
}

/** The least and the most that may be given, in the words of the page. */
function donationLimits({ donation, cart }: CheckoutView, { lang }: Pick<ServerTexts, 'lang'>): Record<string, string> {
  if (!donation) return {};
  const { amounts, isFree, minCents, maxCents } = donation;
  const money = (cents: number) => formatMoney({ cents, currency: cart.totals.currency }, lang);
  const limits = isFree ? [minCents, maxCents, ...amounts] : amounts;
  return { min: money(Math.min(...limits)), max: money(Math.max(...limits)) };
}

/** The price is another than the visitor saw; what they saw is known by its hash. */
async function priceChange({ store }: ServerParts, checkoutId: string, seenHash: string): Promise<Partial<CheckoutView>> {
  const seen = await findQuote(store.read, checkoutId, seenHash);
  return { notice: 'priceChanged', ...(seen && { formerDueCents: seen.totals.dueCents }) };
}

/** Leads to where a checkout goes on: its order, the provider's page, or its own page. */
async function goOn({ desk, store }: ServerParts, asked: Asked): Promise<EndpointReply> {
  const { id } = asked.checkout;
  const { state } = await desk.driver.read(id);
  if (state.at === 'actionNeeded') return goTo(asked, state.action);
  const order = state.at === 'ordered' ? await orderOfCheckout(store.read, id) : undefined;
  if (!order) return goTo(asked, `/checkout/${desk.links.token('checkout', id)}`);
  const address = `/order/${desk.links.token('order', order.id)}`;
  const isNew = store.now() - order.createdAt < placedTime;
  return { ...goTo(asked, address), ...(isNew && { cookies: [placedCookie(address, asked.request.secure)] }) };
}

function look(parts: ServerParts, { site, checkout }: Asked): Promise<CheckoutView> {
  const showing = { store: parts.store, plugs: parts.desk.plugs, links: parts.desk.links };
  return parts.desk.driver.events(checkout.id).then((events) => buildCheckoutView(showing, site, checkout, events));
}

/** What an answer adds to the checkout's page. */
interface Shown {
  readonly status?: number;
  readonly errors?: ShopErrors;
  readonly changes?: Partial<CheckoutView>;
}

async function show(parts: ServerParts, asked: Asked, { status = 200, errors, changes = {} }: Shown = {}): Promise<EndpointReply> {
  const { site, request } = asked;
  const view = { ...(await look(parts, asked)), ...changes };
  if (view.at === 'ordered') return goOn(parts, asked);
  await keepShown(parts, view, asked.checkout.id);
  if (wantsJson(request)) return answerJson(status, { view, ...(errors && { errors }) });
  const state = { kind: 'checkout', view, ...(errors && { errors }) } as const;
  const formOrigins = [...parts.desk.plugs.values()].flatMap(({ pageOrigins }) => pageOrigins);
  return shopPage(parts, request, { site, types, block: 'checkout', state, status, formOrigins });
}

/** So that it can be told what a price was that has changed. */
async function keepShown({ store }: ServerParts, { at, cart }: CheckoutView, checkoutId: string): Promise<void> {
  if (isChangeable({ at }) && !(await findQuote(store.read, checkoutId, cart.priceHash))) await store.write((db) => saveQuote(db, checkoutId, cart, store.now()));
}

function withWait(reply: EndpointReply, wait: number): EndpointReply {
  return { ...reply, headers: { ...reply.headers, 'retry-after': String(wait) } };
}
