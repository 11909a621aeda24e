import type { CheckoutState } from '@frontage/commerce-model';
import type { CheckoutView } from '@frontage/react-blocks/server';
import type { CheckoutServices } from './checkout-services';
import type { ToldCheckout } from './create-store-book';

/** What a visitor agrees to pay. */
interface Agreed {
  /** The checkout, with what was told just now. */
  readonly told: ToldCheckout;
  /** What it would cost now. */
  readonly view: CheckoutView;
  /** Of the totals that the visitor saw. */
  readonly seenHash: string;
}

/**
 * Pays a checkout: at the price of this moment, and only when that is the one which the
 * visitor saw.
 *
 * @returns where it stands then; `priceChanged` for another price, `gone` where something
 *   cannot be bought as it is, `busy` where the checkout is not what was judged any more
 */
export async function payCheckout(
  { store, desk }: Pick<CheckoutServices, 'store' | 'desk'>,
  { told, view, seenHash }: Agreed,
): Promise<CheckoutState | 'priceChanged' | 'gone' | 'busy'> {
  const { cart } = view;
  if (
    cart.cart.entries.length === 0 ||
    cart.lines.some(({ problem }) => problem !== undefined && problem !== 'priceChanged')
  )
    return 'gone';
  const { priceHash } = cart;
  if (priceHash !== seenHash) return 'priceChanged';
  // It is there since the page was shown; a visitor may have agreed without looking, though.
  const kept = await desk.quotes.find(store.read, told.id, priceHash);
  if (!kept) await desk.quotes.save(told.id, cart);
  // What the cart becomes meanwhile does not matter: the order is made of what was kept, which the
  // visitor saw.
  const state = await desk.driver.dispatchJudged(
    told,
    // The order is made of what was kept, so that is what is charged: two prices with one hash must
    // not be mixed.
    { type: 'priced', priceHash, dueCents: (kept ?? cart).totals.dueCents },
    { type: 'confirmed', priceHash },
    { type: 'pay' },
  );
  return state ?? 'busy';
}
