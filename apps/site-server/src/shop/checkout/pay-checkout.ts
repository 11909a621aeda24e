import type { CheckoutState } from '@frontage/commerce-model';
import type { CheckoutView } from '@frontage/react-blocks/server';
import type { CheckoutServices } from './checkout-services';
import { findQuote, saveQuote } from './checkouts';
import type { StoredCheckout } from './stored-checkout';

/** What a visitor agrees to pay. */
interface Agreed {
  readonly checkout: StoredCheckout;
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
  // It is there since the page was shown; a visitor may have agreed without looking, though.
  const kept = await findQuote(store.read, checkout.id, priceHash);
  if (!kept) await store.write((db) => saveQuote(db, checkout.id, cart, store.now()));
  // What the cart becomes meanwhile does not matter: the order is made of what was kept, which the
  // visitor saw.
  const state = await desk.driver.dispatchJudged(
    checkout,
    // The order is made of what was kept, so that is what is charged: two prices with one hash must
    // not be mixed.
    { type: 'priced', priceHash, dueCents: (kept ?? cart).totals.dueCents },
    { type: 'confirmed', priceHash },
    { type: 'pay' },
  );
  return state ?? 'busy';
}
