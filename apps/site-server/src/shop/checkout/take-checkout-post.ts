import { formatMoney, openCheckout, type CheckoutState } from '@frontage/commerce-model';
import type { CheckoutView } from '@frontage/react-blocks/server';
import type { EndpointReply } from '../../http/endpoint';
import type { TextLanguage } from '../../texts/server-texts';
import { readShopSettings } from '../settings/shop-settings';
import { applyCheckoutPost, type AppliedPost } from './apply-checkout-post';
import { goTo } from './checkout-reply';
import type { CheckoutServices } from './checkout-services';
import { findCheckoutById, isChangeable } from './checkouts';
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
    const reply = await takeOnce(services, { ...asked, checkout }, post);
    if (reply !== 'busy') return reply;
    // What another server was sent meanwhile counts.
    checkout = (await findCheckoutById(services.store.read, checkout.id)) ?? checkout;
  }
  const message = (await texts()).say('checkoutBusy');
  const shown = { status: 409, errors: { message, fields: {} } };
  return showCheckout(services, { ...asked, checkout }, shown);
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
  const { driver, links } = services.desk;
  const { version, id } = asked.checkout;
  const known = version === 0 ? openCheckout : (await driver.read(id)).state;
  const hasLeft = known.at === 'actionNeeded' && (await isChangedBy(services, asked, post));
  const left = hasLeft ? await leaveProvider(services, { id, at: known.at }) : undefined;
  const state = left ?? known;
  const checkout = { ...asked.checkout, at: state.at };
  // Whoever pays once more while nobody answers has it looked after now.
  if (state.at === 'paying' && post.do === 'pay') await driver.resume(id);
  if (!isChangeable(checkout) && post.do !== 'back') return continueCheckout(services, asked);
  if (post.do === 'back') return showCheckout(services, { ...asked, checkout });
  if (post.do === 'cancel') return cancel(services, { ...asked, checkout });
  const applied = await applyCheckoutPost(services.store, asked.site, checkout, post);
  const now = { ...asked, checkout: applied.checkout, cart: applied.cart };
  if (applied.refusals.length > 0)
    return saved(services, applied, async () =>
      showCheckout(services, now, {
        status: applied.refusals[0]?.status ?? 400,
        errors: { ...formatRefusals(applied.refusals, await asked.texts()), typed: typedIn(post) },
      }),
    );
  // Nobody pays for a way of shipping that they did not choose.
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
 * left that page. The same post once more is that of a double click: its visitor is still led there.
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

async function cancel({ desk }: CheckoutServices, asked: CheckoutRequest): Promise<EndpointReply> {
  await desk.driver.dispatch(asked.checkout.id, { type: 'canceled' });
  return goTo(asked, asked.checkout.cartId === null ? '/' : '/cart');
}

/** Keeps what a post carries, then answers. @returns `busy` when it cannot be kept any more */
async function saved(
  { store }: CheckoutServices,
  { save }: AppliedPost,
  answer: () => Promise<EndpointReply>,
): Promise<EndpointReply | 'busy'> {
  return save && !(await unlessChanged(store.write(save))) ? 'busy' : answer();
}

async function pay(
  services: CheckoutServices,
  asked: CheckoutRequest,
  told: { post: CheckoutPost; state: CheckoutState; applied: AppliedPost },
): Promise<EndpointReply | 'busy'> {
  const { post, state, applied } = told;
  const { site, checkout } = asked;
  const view = await viewCheckout(services, asked);
  // The post of a page that was shown before somebody paid, such as the second of a double click.
  if (post.attempt !== ('attempt' in state ? state.attempt : 0) || !isChangeable(view))
    return saved(services, applied, () => continueCheckout(services, asked));
  const faults = judgeCheckout(view);
  if (Object.keys(faults).length > 0)
    return saved(services, applied, () => showFaults(services, asked, { post, view, faults }));
  if (!ordersUnpaid({ site, view })) return payNow(services, asked, told, view);
  // One after the other, so that nobody has more than they may by ordering at once.
  return services.desk.inTurn(`${site.id} unpaid ${checkout.content.visitor}`, async () => {
    const unpaid = await judgeUnpaid(services.store, { site, checkout, view });
    return Object.keys(unpaid).length > 0
      ? saved(services, applied, () => showFaults(services, asked, { post, view, faults: unpaid }))
      : payNow(services, asked, told, view);
  });
}

async function showFaults(
  services: CheckoutServices,
  asked: CheckoutRequest,
  { post, view, faults }: { post: CheckoutPost; view: CheckoutView; faults: CheckoutFaults },
): Promise<EndpointReply> {
  const texts = await asked.texts();
  const { pieces } = readShopSettings(asked.site.settings).unpaidOrders;
  const limits = { ...donationLimits(view, texts), pieces: String(pieces) };
  const fields = Object.fromEntries(
    Object.entries(faults).map(([name, code]) => [name, texts.say(code, limits)]),
  );
  const isOther = post.priceHash !== view.cart.priceHash && !namesItsPrice(post, view);
  const changes = isOther ? await priceChange(services, asked.checkout.id, post.priceHash) : {};
  const typed = typedIn(post);
  return showCheckout(services, asked, { status: 400, errors: { fields, typed }, changes });
}

async function payNow(
  services: CheckoutServices,
  asked: CheckoutRequest,
  { post, applied }: { post: CheckoutPost; applied: AppliedPost },
  view: CheckoutView,
): Promise<EndpointReply | 'busy'> {
  const { id, revision } = asked.checkout;
  const paid = await payCheckout(services, {
    told: { id, revision, save: applied.save },
    view,
    seenHash: namesItsPrice(post, view) ? view.cart.priceHash : post.priceHash,
  });
  services.outbox.wake();
  if (paid === 'busy') return paid;
  if (paid === 'gone' || paid === 'priceChanged')
    return saved(services, applied, () => refuse(services, asked, { post, paid }));
  if (paid.at === 'open' || paid.at === 'priced') {
    const checkout = (await findCheckoutById(services.store.read, id)) ?? asked.checkout;
    return showCheckout(services, { ...asked, checkout }, { status: 409 });
  }
  return continueCheckout(services, asked, paid);
}

/** What is wrong with what a visitor agreed to. */
async function refuse(
  services: CheckoutServices,
  asked: CheckoutRequest,
  { post, paid }: { post: CheckoutPost; paid: 'gone' | 'priceChanged' },
): Promise<EndpointReply> {
  if (paid === 'gone') {
    const message = (await asked.texts()).say('checkoutGone');
    return showCheckout(services, asked, { status: 409, errors: { message, fields: {} } });
  }
  const changes = await priceChange(services, asked.checkout.id, post.priceHash);
  return showCheckout(services, asked, { status: 409, changes });
}

/** What a checkout does not keep while it is wrong, and shows again. */
function typedIn({ code, donation, donationOther }: CheckoutPost): Record<string, string> {
  return { code, donation, donationOther };
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
