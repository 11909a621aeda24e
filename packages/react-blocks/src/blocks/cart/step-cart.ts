import { applyChange } from '../../shop/apply-change';
import type { CartChange, CartView } from '../../shop/cart-view';
import type { ShopErrors } from '../../shop/shop-errors';

/** A change that the server has not answered. */
export interface WaitingChange {
  /** Sent along each time, so that the server does it once. */
  readonly key: string;
  readonly change: CartChange;
}

/** A cart between a page and its server. */
export interface CartState {
  /** As the server told it last. */
  readonly known: CartView;
  /** The oldest first; that one is on its way. */
  readonly waiting: readonly WaitingChange[];
  /** Whether the last try had no answer. */
  readonly isLost: boolean;
  /** What the server refused last. */
  readonly errors: ShopErrors | undefined;
}

/** What may happen to it. */
export type CartEvent =
  | ({ readonly type: 'changed' } & WaitingChange)
  /** The oldest change is done. */
  | { readonly type: 'answered'; readonly view: CartView }
  | { readonly type: 'refused'; readonly errors: ShopErrors }
  /** No answer came; it will be asked again, with the same key. */
  | { readonly type: 'lost' }
  /** The cart was asked for, because another page changed it. */
  | { readonly type: 'told'; readonly view: CartView };

/** The next state of a cart between a page and its server. */
export function stepCart(state: CartState, event: CartEvent): CartState {
  const { known, waiting } = state;
  switch (event.type) {
    case 'changed':
      return { ...state, waiting: enqueue(waiting, event), errors: undefined };
    case 'answered':
      return {
        ...state,
        known: newerCart(known, event.view),
        waiting: waiting.slice(1),
        isLost: false,
      };
    case 'refused':
      return { ...state, waiting: waiting.slice(1), isLost: false, errors: event.errors };
    case 'lost':
      return { ...state, isLost: true };
    case 'told':
      return event.view === known ? state : { ...state, known: newerCart(known, event.view) };
  }
}

/** The cart as the visitor sees it: what the server told, and what they have changed since. */
export function shownCart({ known, waiting }: CartState): CartView {
  return waiting.reduce((view, { change }) => applyChange(view, change), known);
}

/**
 * Of several quantities of a line only the last matters; the change that is on its way stays. A
 * code that is on its way is not sent twice.
 */
function enqueue(
  waiting: readonly WaitingChange[],
  { key, change }: WaitingChange,
): readonly WaitingChange[] {
  const last = waiting.at(-1)?.change;
  if (
    change.type === 'addCode' &&
    waiting.some((one) => one.change.type === 'addCode' && one.change.code === change.code)
  )
    return waiting;
  const replaces =
    waiting.length > 1 &&
    last?.type === 'setQuantity' &&
    change.type === 'setQuantity' &&
    last.lineId === change.lineId;
  return [...(replaces ? waiting.slice(0, -1) : waiting), { key, change }];
}

/** Answers may come late; another cart is another cart. */
export function newerCart(known: CartView, view: CartView): CartView {
  return view.cart.id === known.cart.id && view.version < known.version ? known : view;
}
