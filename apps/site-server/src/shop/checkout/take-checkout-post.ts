import { formatMoney, openCheckout, type CheckoutState } from '@frontage/commerce-model';
import { missedMinimum, type CheckoutView } from '@frontage/react-blocks/server';
import type { EndpointReply } from '../../http/endpoint';
import type { TextLanguage } from '../../texts/server-texts';
import { readShopSettings } from '../settings/shop-settings';
import { applyCheckoutPost, type AppliedPost } from './apply-checkout-post';
import { goTo } from './answer-json';
import type { CheckoutServices } from './checkout-services';
import { findCheckoutById, isCheckoutChangeable } from './checkouts';
import { unlessChanged } from './driver/changed-meanwhile';
import { formatRefusals } from './format-refusals';
import { judgeCheckout, type CheckoutFaults } from './judge-checkout';
import { judgeUnpaid, ordersUnpaid } from './judge-unpaid';
import { leaveProvider } from './leave-provider';
import { payCheckout } from './pay-checkout';
import type { CheckoutPost } from './read-checkout-post';
import {
  continueCheckout,
  viewCheckout,
  showCheckout,
  type CheckoutRequest,
} from './show-checkout';

/** A post that conflicted with another server is applied once more, to the new state. */
const mostAttempts = 2;

/** Applies a visitor's post to their checkout. */
export async function takeCheckoutPost(
  services: CheckoutServices,
  checkoutRequest: CheckoutRequest,
  post: CheckoutPost,
): Promise<EndpointReply> {
  const { texts } = checkoutRequest;
  let { checkout } = checkoutRequest;
  for (let attempts = mostAttempts; attempts > 0; attempts -= 1) {
    const reply = await takeOnce(services, { ...checkoutRequest, checkout }, post);
    if (reply !== 'busy') return reply;
    // Input that another server has received meanwhile counts.
    checkout = (await findCheckoutById(services.store.read, checkout.id)) ?? checkout;
  }
  const message = (await texts()).say('checkoutBusy');
  const shown = { status: 409, errors: { message, fields: {} } };
  return showCheckout(services, { ...checkoutRequest, checkout }, shown);
}

/**
 * @returns `busy` if another server changed the checkout meanwhile: nothing of the post was saved,
 *   or it was saved and nothing was paid
 */
async function takeOnce(
  services: CheckoutServices,
  checkoutRequest: CheckoutRequest,
  post: CheckoutPost,
): Promise<EndpointReply | 'busy'> {
  const { driver, links } = services.desk;
  const { version, id } = checkoutRequest.checkout;
  const known = version === 0 ? openCheckout : (await driver.read(id)).state;
  const hasLeft =
    known.at === 'actionNeeded' && (await isChangedBy(services, checkoutRequest, post));
  const returned = hasLeft ? await leaveProvider(services, { id, at: known.at }) : undefined;
  const state = returned ?? known;
  const checkout = { ...checkoutRequest.checkout, at: state.at };
  // If a visitor pays again while there is no answer, the payment is checked now.
  if (state.at === 'paying' && post.do === 'pay') await driver.resume(id);
  if (!isCheckoutChangeable(checkout) && post.do !== 'back')
    return continueCheckout(services, checkoutRequest);
  if (post.do === 'back') return showCheckout(services, { ...checkoutRequest, checkout });
  if (post.do === 'cancel') return cancel(services, { ...checkoutRequest, checkout });
  const applied = await applyCheckoutPost(services.store, checkoutRequest.site, checkout, post);
  const now = { ...checkoutRequest, checkout: applied.checkout, cart: applied.cart };
  if (applied.refusals.length > 0)
    return saved(services, applied, async () =>
      showCheckout(services, now, {
        status: applied.refusals[0]?.status ?? 400,
        errors: {
          ...formatRefusals(applied.refusals, await checkoutRequest.texts()),
          typed: typedIn(post),
        },
      }),
    );
  // Nobody pays for a shipping method that they did not choose.
  if (applied.isRerouted)
    return saved(services, applied, () =>
      showCheckout(services, now, { changes: { notice: 'shippingChanged' } }),
    );
  if (post.do !== 'pay')
    return saved(services, applied, async () =>
      goTo(now, `/checkout/${links.token('checkout', id)}`),
    );
  return pay(services, now, { post, state, applied });
}

/**
 * Whether a post changes a checkout whose payment waits at the provider, so that its visitor has
 * left that page. A repetition of the same post is a double click: its visitor is still led there.
 */
async function isChangedBy(
  { store }: Pick<CheckoutServices, 'store'>,
  { site, checkout }: CheckoutRequest,
  post: CheckoutPost,
): Promise<boolean> {
  if (post.do !== 'pay') return true;
  const { save, refusals } = await applyCheckoutPost(store, site, checkout, post);
  return save !== undefined || refusals.length > 0;
}

async function cancel(
  { desk }: CheckoutServices,
  checkoutRequest: CheckoutRequest,
): Promise<EndpointReply> {
  await desk.driver.dispatch(checkoutRequest.checkout.id, { type: 'canceled' });
  return goTo(checkoutRequest, checkoutRequest.checkout.cartId === null ? '/' : '/cart');
}

/** Saves the content of a post, then answers. @returns `busy` if it can no longer be saved */
async function saved(
  { store }: CheckoutServices,
  { save }: AppliedPost,
  answer: () => Promise<EndpointReply>,
): Promise<EndpointReply | 'busy'> {
  return save && !(await unlessChanged(store.write(save))) ? 'busy' : answer();
}

async function pay(
  services: CheckoutServices,
  checkoutRequest: CheckoutRequest,
  taken: { post: CheckoutPost; state: CheckoutState; applied: AppliedPost },
): Promise<EndpointReply | 'busy'> {
  const { post, state, applied } = taken;
  const { site, checkout } = checkoutRequest;
  const view = await viewCheckout(services, checkoutRequest);
  // A post from a page that was shown before a payment, such as the second one of a double click.
  if (post.attempt !== ('attempt' in state ? state.attempt : 0) || !isCheckoutChangeable(view))
    return saved(services, applied, () => continueCheckout(services, checkoutRequest));
  const minimum = view.kind === 'cart' ? missedMinimum(view.cart) : undefined;
  if (minimum !== undefined)
    return saved(services, applied, () =>
      showMinimum(services, checkoutRequest, { view, minimum }),
    );
  const faults = judgeCheckout(view, services.store.now());
  if (Object.keys(faults).length > 0)
    return saved(services, applied, () =>
      showFaults(services, checkoutRequest, { post, view, faults }),
    );
  if (!ordersUnpaid({ site, view })) return payNow(services, checkoutRequest, taken, view);
  // One after the other, so that nobody has more than they may by ordering at once.
  return services.desk.inTurn(`${site.id} unpaid ${checkout.content.visitor}`, async () => {
    const unpaid = await judgeUnpaid(services.store, { site, checkout, view });
    return Object.keys(unpaid).length > 0
      ? saved(services, applied, () =>
          showFaults(services, checkoutRequest, { post, view, faults: unpaid }),
        )
      : payNow(services, checkoutRequest, taken, view);
  });
}

/** The cart has got smaller since its checkout began [5.17]. */
async function showMinimum(
  services: CheckoutServices,
  checkoutRequest: CheckoutRequest,
  { view, minimum }: { view: CheckoutView; minimum: number },
): Promise<EndpointReply> {
  const texts = await checkoutRequest.texts();
  const { currency } = view.cart.totals;
  const subtotal = formatMoney({ cents: minimum, currency }, texts.lang);
  const message = texts.say('checkoutMinimum', { subtotal });
  return showCheckout(services, checkoutRequest, {
    status: 409,
    errors: { message, fields: {}, mendAt: '/cart' },
  });
}

async function showFaults(
  services: CheckoutServices,
  checkoutRequest: CheckoutRequest,
  { post, view, faults }: { post: CheckoutPost; view: CheckoutView; faults: CheckoutFaults },
): Promise<EndpointReply> {
  const texts = await checkoutRequest.texts();
  const { pieces } = readShopSettings(checkoutRequest.site.settings).unpaidOrders;
  const limits = { ...donationLimits(view, texts), pieces: String(pieces) };
  const fields = Object.fromEntries(
    Object.entries(faults).map(([name, code]) => [name, texts.say(code, limits)]),
  );
  const isOther = post.priceHash !== view.cart.priceHash && !namesItsPrice(post, view);
  const changes = isOther
    ? await priceChange(services, checkoutRequest.checkout.id, post.priceHash)
    : {};
  const typed = typedIn(post);
  return showCheckout(services, checkoutRequest, {
    status: 400,
    errors: { fields, typed },
    changes,
  });
}

async function payNow(
  services: CheckoutServices,
  checkoutRequest: CheckoutRequest,
  { post, applied }: { post: CheckoutPost; applied: AppliedPost },
  view: CheckoutView,
): Promise<EndpointReply | 'busy'> {
  const { id, revision } = checkoutRequest.checkout;
  const paid = await payCheckout(services, {
    checkout: { id, revision, save: applied.save },
    view,
    seenHash: namesItsPrice(post, view) ? view.cart.priceHash : post.priceHash,
  });
  services.outbox.wake();
  if (paid === 'busy') return paid;
  if (paid === 'gone' || paid === 'priceChanged')
    return saved(services, applied, () => refuse(services, checkoutRequest, { post, paid }));
  if (paid.at === 'open' || paid.at === 'priced') {
    const checkout = (await findCheckoutById(services.store.read, id)) ?? checkoutRequest.checkout;
    return showCheckout(services, { ...checkoutRequest, checkout }, { status: 409 });
  }
  return continueCheckout(services, checkoutRequest, paid);
}

/** Answers with the errors in what a visitor agreed to. */
async function refuse(
  services: CheckoutServices,
  checkoutRequest: CheckoutRequest,
  { post, paid }: { post: CheckoutPost; paid: 'gone' | 'priceChanged' },
): Promise<EndpointReply> {
  if (paid === 'gone') {
    const message = (await checkoutRequest.texts()).say('checkoutGone');
    const mendAt = checkoutRequest.checkout.cartId === null ? undefined : '/cart';
    return showCheckout(services, checkoutRequest, {
      status: 409,
      errors: { message, fields: {}, mendAt },
    });
  }
  const changes = await priceChange(services, checkoutRequest.checkout.id, post.priceHash);
  return showCheckout(services, checkoutRequest, { status: 409, changes });
}

/** Input that a checkout does not save while it is wrong, and shows again. */
function typedIn({ code, donation, donationOther }: CheckoutPost): Record<string, string> {
  return { code, donation, donationOther };
}

/** A donor sends the amount in the same post, so there is no other price to agree to. */
function namesItsPrice(post: CheckoutPost, { donation, cart }: CheckoutView): boolean {
  return post.donation !== '' && donation?.cents === cart.totals.grandTotalCents;
}

/** Formats the smallest and the largest donation for the page. */
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

/** The price differs from the displayed one, which is identified by its hash. */
async function priceChange(
  { store, desk }: CheckoutServices,
  checkoutId: string,
  seenHash: string,
): Promise<Partial<CheckoutView>> {
  const seen = await desk.quotes.find(store.read, checkoutId, seenHash);
  return {
    notice: 'priceChanged',
    ...(seen && { formerDue: { dueCents: seen.totals.dueCents, currency: seen.totals.currency } }),
  };
}
