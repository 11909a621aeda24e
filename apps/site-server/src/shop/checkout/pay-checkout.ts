import type { CheckoutState } from '@frontage/commerce-model';
import type { CheckoutView } from '@frontage/react-blocks/server';
import type { CheckoutServices } from './checkout-services';
import type { ToldCheckout } from './create-store-book';

/** What a visitor agrees to pay. */
interface Agreed {
  /** The checkout, with the latest input. */
  readonly checkout: ToldCheckout;
  /** Its current view. */
  readonly view: CheckoutView;
  /** The hash of the totals that the visitor saw. */
  readonly seenHash: string;
}

/**
 * Pays a checkout at the current price, and only if the visitor saw that price.
 *
 * @returns its state after that; `priceChanged` for another price, `gone` if something is no longer
 *   available, `busy` if the checkout has changed since it was judged
 */
export async function payCheckout(
  { store, desk }: Pick<CheckoutServices, 'store' | 'desk'>,
  { checkout, view, seenHash }: Agreed,
): Promise<CheckoutState | 'priceChanged' | 'gone' | 'busy'> {
  const { cart } = view;
  if (
    cart.cart.entries.length === 0 ||
    cart.lines.some(({ problem }) => problem !== undefined && problem !== 'priceChanged')
  )
    return 'gone';
  const { priceHash } = cart;
  if (priceHash !== seenHash) return 'priceChanged';
  // It exists since the page was shown; however, a visitor may have agreed without looking.
  const kept = await desk.quotes.find(store.read, checkout.id, priceHash);
  if (!kept) await desk.quotes.save(checkout.id, cart);
  // Later changes of the cart do not matter: the order is made of the stored quote, which the
  // visitor saw.
  const state = await desk.driver.dispatchJudged(
    checkout,
    // The order is made of the stored quote, so that is what is charged: two prices with one hash
    // must not be mixed.
    { type: 'priced', priceHash, dueCents: (kept ?? cart).totals.dueCents },
    { type: 'confirmed', priceHash },
    { type: 'pay' },
  );
  return state ?? 'busy';
}
