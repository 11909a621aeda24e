import { subscribeControls } from '@frontage/react-blocks/server';
import type { EndpointRequest } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { isStorable } from '../../store/is-storable';
import { readCartToken } from '../cart/cart-cookie';
import { findOffer } from '../cart/price-lines';
import { findProductsById } from '../catalogue/products';
import { requestedCurrency } from '../catalogue/requested-currency';
import { defineLinkedCheckoutStart, type Beginning, type Missing } from './checkout-starts';
import { fromCart } from './cart-checkout-actions';
import { emptyContent } from './checkout-cart';
import type { CheckoutServices } from './checkout-services';

interface StartRequest {
  readonly site: Site;
  readonly request: EndpointRequest;
}

/** Starts a subscription [2.02]: that of a cart's token, or the one that a form chose. */
export const subscribeActions = defineLinkedCheckoutStart({
  url: '/checkout/subscribe',
  parameters: '?cartToken=…',
  about:
    "the same for the cart of that token; where it is not the visitor's own, for what stands in " +
    'it; a post may say in its body what is subscribed to instead: `productId`, `variantId`, ' +
    '`currency`, and `times`, `once` or `regularly`',
  find: (call, services) =>
    call.request.query.has('cartToken') ? findCart(call, services) : findChosen(call, services),
});

async function findCart(
  { site, request }: StartRequest,
  { carts }: CheckoutServices,
): Promise<Beginning | Missing> {
  const token = request.query.get('cartToken') ?? undefined;
  const begun = fromCart('subscribe', await carts.find(site, token));
  // Every visitor with the cart would reach the same checkout, and read what is entered there.
  return begun === 'noCart' || begun === 'emptyCart' || token === readCartToken(request)
    ? begun
    : { ...begun, cart: undefined };
}

/** What the form of a subscription chose: it stands in no cart. */
async function findChosen(
  { site, request }: StartRequest,
  { store }: CheckoutServices,
): Promise<Beginning | Missing> {
  const form = new URLSearchParams(request.body);
  const productId = form.get(subscribeControls.productId) ?? '';
  if (productId === '') return 'noCart';
  const variantId = form.get(subscribeControls.variantId) ?? '';
  const isOnce = form.get(subscribeControls.times) === 'once';
  // That of the price that was shown.
  const currency = requestedCurrency(site, form);
  const [stored] = isStorable(productId)
    ? await findProductsById(store.read, site.id, [productId])
    : [];
  const offer = findOffer(stored, { variantId, currency, now: store.now(), isOnce });
  // A donation has its own checkout, and what has no plan goes by the cart.
  if (!offer || stored?.donation || !(isOnce || offer.plan)) return 'nothing';
  const line = {
    id: store.createId(),
    productId,
    variantId,
    quantity: 1,
    seenCents: offer.unitCents,
    ...(isOnce && { isOnce }),
  };
  const content = emptyContent(currency, [line]);
  return { kind: isOnce ? 'cart' : 'subscribe', cart: undefined, content };
}
