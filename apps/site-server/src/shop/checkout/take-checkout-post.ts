import { formatMoney, type CheckoutState } from '@frontage/commerce-model';
import type { CheckoutView } from '@frontage/react-blocks/server';
import type { EndpointReply } from '../../http/endpoint';
import { rateKey } from '../../http/rate-limit';
import type { ServerParts } from '../../app/server-parts';
import type { ServerTexts } from '../../texts/server-texts';
import { goTo } from './checkout-reply';
import { checkoutById, findQuote, isChangeable } from './checkouts';
import { judgeCheckout } from './judge-checkout';
import { noteCheckoutPost } from './save-checkout-post';
import { payCheckout } from './pay-checkout';
import { readCheckoutPost, type CheckoutPost } from './read-checkout-post';
import { sayRefusals } from './format-refusals';
import { goOn, lookAtCheckout, showCheckout, type AskedCheckout } from './show-checkout';

/** A post that another server was in the way of is taken once more, upon what stands there then. */
const tries = 2;

/** Takes what a visitor sends to their checkout. */
export async function takeCheckoutPost(
  parts: ServerParts,
  asked: AskedCheckout,
): Promise<EndpointReply> {
  const { request, texts } = asked;
  const post = readCheckoutPost(request.body);
  if (!post)
    return showCheckout(parts, asked, {
      status: 400,
      errors: { message: texts.say('checkoutUnreadable'), fields: {} },
    });
  const wait =
    parts.cartLimit.take(rateKey(request.address)) ||
    (post.code === '' ? 0 : parts.codeLimit.take(rateKey(request.address)));
  if (wait > 0)
    return withWait(
      await showCheckout(parts, asked, {
        status: 429,
        errors: { message: texts.say('tooMany'), fields: {} },
      }),
      wait,
    );
  let { checkout } = asked;
  for (let left = tries; left > 0; left -= 1) {
    // What others sent while this one waited for its turn, here or on another server, counts.
    checkout = (await checkoutById(parts.store.read, checkout.id)) ?? checkout;
    const reply = await takeOnce(parts, { ...asked, checkout }, post);
    if (reply !== 'busy') return reply;
  }
  checkout = (await checkoutById(parts.store.read, checkout.id)) ?? checkout;
  return showCheckout(
    parts,
    { ...asked, checkout },
    { status: 409, errors: { message: texts.say('checkoutBusy'), fields: {} } },
  );
}

/**
 * @returns `busy` when another server changed the checkout meanwhile: nothing of the post was kept,
 * or it was and nothing was paid
 */
async function takeOnce(
  parts: ServerParts,
  asked: AskedCheckout,
  post: CheckoutPost,
): Promise<EndpointReply | 'busy'> {
  const { site, texts } = asked;
  const { state } = await parts.desk.driver.read(asked.checkout.id);
  const checkout = { ...asked.checkout, at: state.at };
  // Whoever pays once more while nobody answers has it looked after now.
  if (state.at === 'paying' && post.do === 'pay') await parts.desk.driver.resume(checkout.id);
  if (!isChangeable(checkout)) return goOn(parts, asked);
  if (post.do === 'cancel') return cancel(parts, { ...asked, checkout });
  const noted = await noteCheckoutPost(parts.store, site, checkout, post);
  if (noted === 'busy') return noted;
  const now = { ...asked, checkout: noted.checkout };
  if (noted.refusals.length > 0)
    return showCheckout(parts, now, {
      status: noted.refusals[0]?.status ?? 400,
      errors: sayRefusals(noted.refusals, texts),
    });
  if (post.do !== 'pay')
    return goTo(now, `/checkout/${parts.desk.links.token('checkout', checkout.id)}`);
  return pay(parts, now, { post, state });
}

async function cancel({ desk }: ServerParts, asked: AskedCheckout): Promise<EndpointReply> {
  await desk.driver.tell(asked.checkout.id, { type: 'canceled' });
  return goTo(asked, asked.checkout.cartId === null ? '/' : '/cart');
}

async function pay(
  parts: ServerParts,
  asked: AskedCheckout,
  { post, state }: { post: CheckoutPost; state: CheckoutState },
): Promise<EndpointReply | 'busy'> {
  const { checkout, texts } = asked;
  const view = await lookAtCheckout(parts, asked);
  // The post of a page that was shown before somebody paid, such as the second of a double click.
  if (post.attempt !== ('attempt' in state ? state.attempt : 0)) return goOn(parts, asked);
  if (!isChangeable(view)) return goOn(parts, asked);
  const faults = judgeCheckout(view);
  const fields = Object.fromEntries(
    Object.entries(faults).map(([name, code]) => [
      name,
      texts.say(code, donationLimits(view, texts)),
    ]),
  );
  if (Object.keys(fields).length > 0)
    return showCheckout(parts, asked, { status: 400, errors: { fields } });
  const paid = await payCheckout(parts, {
    checkout,
    view,
    seenHash: namesItsPrice(post, view) ? view.cart.priceHash : post.priceHash,
  });
  parts.outbox.wake();
  if (paid === 'busy') return paid;
  if (paid === 'gone')
    return showCheckout(parts, asked, {
      status: 409,
      errors: { message: texts.say('checkoutGone'), fields: {} },
    });
  if (paid === 'priceChanged')
    return showCheckout(parts, asked, {
      status: 409,
      changes: await priceChange(parts, checkout.id, post.priceHash),
    });
  if (paid.at === 'open' || paid.at === 'priced')
    return showCheckout(parts, asked, { status: 409 });
  return goOn(parts, asked);
}

/** Who gives says how much in the same post, so there is no other price to agree on. */
function namesItsPrice(post: CheckoutPost, { donation, cart }: CheckoutView): boolean {
  return post.donation !== '' && donation?.cents === cart.totals.grandTotalCents;
}

/** The least and the most that may be given, in the words of the page. */
function donationLimits(
  { donation, cart }: CheckoutView,
  { lang }: Pick<ServerTexts, 'lang'>,
): Record<string, string> {
  if (!donation) return {};
  const { amounts, isFree, minCents, maxCents } = donation;
  const money = (cents: number) => formatMoney({ cents, currency: cart.totals.currency }, lang);
  const limits = isFree ? [minCents, maxCents, ...amounts] : amounts;
  return { min: money(Math.min(...limits)), max: money(Math.max(...limits)) };
}

/** The price is another than the visitor saw; what they saw is known by its hash. */
async function priceChange(
  { store }: ServerParts,
  checkoutId: string,
  seenHash: string,
): Promise<Partial<CheckoutView>> {
  const seen = await findQuote(store.read, checkoutId, seenHash);
  return {
    notice: 'priceChanged',
    ...(seen && { formerDue: { dueCents: seen.totals.dueCents, currency: seen.totals.currency } }),
  };
}

function withWait(reply: EndpointReply, wait: number): EndpointReply {
  return { ...reply, headers: { ...reply.headers, 'retry-after': String(wait) } };
}
