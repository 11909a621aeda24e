import { applyChange } from '../../shop/apply-change';
import type { CartChange, CartView } from '../../shop/cart-view';
import type { CheckoutView } from '../../shop/checkout-view';
import type { ShopErrors } from '../../shop/shop-errors';

/** An unanswered post. */
export interface CheckoutPost {
  readonly body: URLSearchParams;
  /** Whether it pays, or only saves what was entered. */
  readonly kind: 'paying' | 'updating';
}

/** A checkout between its page and its server. */
export interface CheckoutPageState {
  /** The displayed checkout. */
  readonly view: CheckoutView;
  /** Its errors. */
  readonly errors: ShopErrors | undefined;
  /** The post that is being sent. */
  readonly sending: CheckoutPost | undefined;
  /** What the visitor waits for; the server may have finished it. */
  readonly busy: CheckoutPost['kind'] | undefined;
  /** Whether the last attempt had no answer. */
  readonly isLost: boolean;
  /** A choice made after the post was sent, which its answer does not reflect. */
  readonly chosen: CartChange | undefined;
}

/** An event of a checkout's page. */
export type CheckoutPageEvent =
  | { readonly type: 'sent'; readonly post: CheckoutPost }
  /** No answer came; the same post is sent again. */
  | { readonly type: 'lost' }
  /** The answer is the state of the checkout. */
  | {
      readonly type: 'answered';
      readonly view: CheckoutView;
      readonly errors: ShopErrors | undefined;
    }
  /** The answer is where to continue. */
  | { readonly type: 'led' }
  /** The checkout was loaded. */
  | {
      readonly type: 'loaded';
      readonly view: CheckoutView;
      readonly errors: ShopErrors | undefined;
    }
  /** The page came back from the back-forward cache. */
  | { readonly type: 'returned' }
  | { readonly type: 'chose'; readonly change: CartChange }
  /** The page itself has found an error. */
  | { readonly type: 'refused'; readonly errors: ShopErrors };

/** Gives the next state of a checkout between its page and its server. */
export function stepCheckoutPage(
  state: CheckoutPageState,
  event: CheckoutPageEvent,
): CheckoutPageState {
  switch (event.type) {
    case 'sent':
      // A payment includes all pending updates; a second payment is ignored.
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
      // A page that is being left stays busy.
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

/** Shows the effect of a choice on the totals at once. */
function choose(state: CheckoutPageState, change: CartChange): CheckoutPageState {
  const { view } = state;
  return { ...state, view: { ...view, cart: applyChange(view.cart, change) } };
}

/**
 * Shows the server's checkout. Other prices or other items cause a notice whenever they arrive, so
 * that nobody agrees to them unseen; what cannot be bought at all cannot be agreed to.
 */
function show(
  state: CheckoutPageState,
  { view, errors }: Pick<CheckoutPageState, 'view' | 'errors'>,
): CheckoutPageState {
  const last = state.view.cart;
  // The amount of a donation is not a price.
  const isAnother = !view.donation && !isStuck(view.cart) && pricesOf(last) !== pricesOf(view.cart);
  const notice = view.notice ?? (isAnother ? 'priceChanged' : undefined);
  return { ...state, view: { formerDue: last.totals, ...view, notice }, errors };
}

function isStuck({ lines }: CartView): boolean {
  return lines.some(({ problem }) => problem !== undefined && problem !== 'priceChanged');
}

function pricesOf({ totals, cart }: CartView): string {
  return [totals.currency, ...cart.entries.map(({ id, unitCents }) => id + unitCents)].join();
}
