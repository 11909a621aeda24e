import { formatMoney, type CheckoutState } from '@frontage/commerce-model';
import type { CheckoutView } from '@frontage/react-blocks/server';
import type { EndpointReply } from '../../http/endpoint';
import type { TextLanguage } from '../../texts/server-texts';
import { goTo } from './checkout-reply';
import type { CheckoutServices } from './checkout-services';
import { findCheckoutById, findQuote, isChangeable } from './checkouts';
import { formatRefusals } from './format-refusals';
import { judgeCheckout } from './judge-checkout';
import { payCheckout } from './pay-checkout';
import type { CheckoutPost } from './read-checkout-post';
import { saveCheckoutPost } from './save-checkout-post';
import {
  continueCheckout,
  viewCheckout,
  showCheckout,
  type CheckoutRequest,
} from './show-checkout';

/** A post that another server was in the way of is taken once more, upon what stands there then. */
const tries = 2;

/** Takes what a visitor sends to their checkout. */
export async function takeCheckoutPost(
  services: CheckoutServices,
  asked: CheckoutRequest,
  post: CheckoutPost,
): Promise<EndpointReply> {
  const { texts } = asked;
  let { checkout } = asked;
  for (let left = tries; left > 0; left -= 1) {
    // What others sent while this one waited for its turn, here or on another server, counts.
    checkout = (await findCheckoutById(services.store.read, checkout.id)) ?? checkout;
    const reply = await takeOnce(services, { ...asked, checkout }, post);
    if (reply !== 'busy') return reply;
  }
  checkout = (await findCheckoutById(services.store.read, checkout.id)) ?? checkout;
  return showCheckout(
    services,
    { ...asked, checkout },
    { status: 409, errors: { message: texts.say('checkoutBusy'), fields: {} } },
  );
}

/**
 * @returns `busy` when another server changed the checkout meanwhile: nothing of the post was kept,
 * or it was and nothing was paid
 */
async function takeOnce(
  services: CheckoutServices,
  asked: CheckoutRequest,
  post: CheckoutPost,
): Promise<EndpointReply | 'busy'> {
  const { site, texts } = asked;
  const { state } = await services.desk.driver.read(asked.checkout.id);
  const checkout = { ...asked.checkout, at: state.at };
  // Whoever pays once more while nobody answers has it looked after now.
  if (state.at === 'paying' && post.do === 'pay') await services.desk.driver.resume(checkout.id);
  if (!isChangeable(checkout)) return continueCheckout(services, asked);
  if (post.do === 'cancel') return cancel(services, { ...asked, checkout });
  const noted = await saveCheckoutPost(services.store, site, checkout, post);
  if (noted === 'busy') return noted;
  const now = { ...asked, checkout: noted.checkout };
  if (noted.refusals.length > 0)
    return showCheckout(services, now, {
      status: noted.refusals[0]?.status ?? 400,
      errors: formatRefusals(noted.refusals, texts),
    });
  if (post.do !== 'pay')
    return goTo(now, `/checkout/${services.desk.links.token('checkout', checkout.id)}`);
  return pay(services, now, { post, state });
}

async function cancel({ desk }: CheckoutServices, asked: CheckoutRequest): Promise<EndpointReply> {
  await desk.driver.dispatch(asked.checkout.id, { type: 'canceled' });
  return goTo(asked, asked.checkout.cartId === null ? '/' : '/cart');
}

async function pay(
  services: CheckoutServices,
  asked: CheckoutRequest,
  { post, state }: { post: CheckoutPost; state: CheckoutState },
): Promise<EndpointReply | 'busy'> {
  const { checkout, texts } = asked;
  const view = await viewCheckout(services, asked);
  // The post of a page that was shown before somebody paid, such as the second of a double click.
  if (post.attempt !== ('attempt' in state ? state.attempt : 0))
    return continueCheckout(services, asked);
  if (!isChangeable(view)) return continueCheckout(services, asked);
  const faults = judgeCheckout(view);
  const fields = Object.fromEntries(
    Object.entries(faults).map(([name, code]) => [
      name,
      texts.say(code, donationLimits(view, texts)),
    ]),
  );
  if (Object.keys(fields).length > 0)
    return showCheckout(services, asked, { status: 400, errors: { fields } });
  const paid = await payCheckout(services, {
    checkout,
    view,
    seenHash: namesItsPrice(post, view) ? view.cart.priceHash : post.priceHash,
  });
  services.outbox.wake();
  if (paid === 'busy') return paid;
  if (paid === 'gone')
    return showCheckout(services, asked, {
      status: 409,
      errors: { message: texts.say('checkoutGone'), fields: {} },
    });
  if (paid === 'priceChanged')
    return showCheckout(services, asked, {
      status: 409,
      changes: await priceChange(services, checkout.id, post.priceHash),
    });
  if (paid.at === 'open' || paid.at === 'priced')
    return showCheckout(services, asked, { status: 409 });
  return continueCheckout(services, asked);
}

/** Who gives says how much in the same post, so there is no other price to agree on. */
function namesItsPrice(post: CheckoutPost, { donation, cart }: CheckoutView): boolean {
  return post.donation !== '' && donation?.cents === cart.totals.grandTotalCents;
}

/** The least and the most that may be given, in the words of the page. */
function donationLimits(
  { donation, cart }: CheckoutView,
  { lang }: TextLanguage,
): Record<string, string> {
  if (!donation) return {};
  const { amounts, isFree, minCents, maxCents } = donation;
  const money = (cents: number) => formatMoney({ cents, currency: cart.totals.currency }, lang);
  const limits = isFree ? [minCents, maxCents, ...amounts] : amounts;
  return { min: money(Math.min(...limits)), max: money(Math.max(...limits)) };
}

/** The price is another than the visitor saw; what they saw is known by its hash. */
async function priceChange(
  { store }: CheckoutServices,
  checkoutId: string,
  seenHash: string,
): Promise<Partial<CheckoutView>> {
  const seen = await findQuote(store.read, checkoutId, seenHash);
  return {
    notice: 'priceChanged',
    ...(seen && { formerDue: { dueCents: seen.totals.dueCents, currency: seen.totals.currency } }),
  };
}
