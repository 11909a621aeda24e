import { applyChange } from '../../shop/apply-change';
import type { CartChange, CartView } from '../../shop/cart-view';
import type { CheckoutView } from '../../shop/checkout-view';
import type { ShopErrors } from '../../shop/shop-errors';

/** A post that nobody has answered. */
export interface CheckoutPost {
  readonly body: URLSearchParams;
  /** Whether it pays, or only notes what was entered. */
  readonly kind: 'paying' | 'updating';
}

/** A checkout between its page and its server. */
export interface CheckoutPageState {
  /** As the visitor sees it. */
  readonly view: CheckoutView;
  /** What is wrong with it. */
  readonly errors: ShopErrors | undefined;
  /** What is on its way. */
  readonly sending: CheckoutPost | undefined;
  /** What the visitor waits for; it may be over on the server. */
  readonly busy: CheckoutPost['kind'] | undefined;
  /** Whether the last try had no answer. */
  readonly isLost: boolean;
  /** What was chosen after the post was sent: its answer knows nothing of it. */
  readonly chosen: CartChange | undefined;
}

/** What may happen to it. */
export type CheckoutPageEvent =
  | { readonly type: 'sent'; readonly post: CheckoutPost }
  /** No answer came; it will be asked again, with the same words. */
  | { readonly type: 'lost' }
  /** The post is answered by how the checkout stands. */
  | {
      readonly type: 'answered';
      readonly view: CheckoutView;
      readonly errors: ShopErrors | undefined;
    }
  /** The post is answered by where to go on. */
  | { readonly type: 'led' }
  /** The checkout was asked for. */
  | {
      readonly type: 'loaded';
      readonly view: CheckoutView;
      readonly errors: ShopErrors | undefined;
    }
  /** The page came back as it was left. */
  | { readonly type: 'returned' }
  | { readonly type: 'chose'; readonly change: CartChange }
  /** The page itself has found that something is wrong. */
  | { readonly type: 'refused'; readonly errors: ShopErrors };

/** The next state of a checkout between its page and its server. */
export function stepCheckoutPage(
  state: CheckoutPageState,
  event: CheckoutPageEvent,
): CheckoutPageState {
  switch (event.type) {
    case 'sent':
      // A payment has all in it that is being updated; a second payment is none.
      if (state.sending?.kind === 'paying') return state;
      return { ...state, sending: event.post, busy: event.post.kind, chosen: undefined };
    case 'lost':
      return { ...state, isLost: true };
    case 'answered': {
      const { chosen } = state;
      const next = show({ ...state, ...settled, busy: undefined }, event);
      return chosen ? choose(next, chosen) : next;
    }
    case 'led':
      // What leads elsewhere stays busy until it is there.
      return { ...state, ...settled };
    case 'loaded':
      return show(state, event);
    case 'returned':
      return { ...state, busy: undefined };
    case 'chose':
      return { ...choose(state, event.change), chosen: event.change };
    case 'refused':
      return { ...state, errors: event.errors };
  }
}

const settled = { sending: undefined, isLost: false } as const;

/** Shows at once what a choice does to the totals. */
function choose(state: CheckoutPageState, change: CartChange): CheckoutPageState {
  const { view } = state;
  return { ...state, view: { ...view, cart: applyChange(view.cart, change) } };
}

/**
 * Shows what the server says. Other prices, or other things, are noticed whenever they are
 * learned of, so that nobody agrees to them unseen.
 */
function show(
  state: CheckoutPageState,
  { view, errors }: Pick<CheckoutPageState, 'view' | 'errors'>,
): CheckoutPageState {
  const last = state.view.cart;
  // What one gives is no price.
  const isAnother = !view.donation && pricesOf(last) !== pricesOf(view.cart);
  const notice = view.notice ?? (isAnother ? 'priceChanged' : undefined);
  return { ...state, view: { formerDue: last.totals, ...view, notice }, errors };
}

function pricesOf({ totals, cart }: CartView): string {
  return [totals.currency, ...cart.entries.map(({ id, unitCents }) => id + unitCents)].join();
}
