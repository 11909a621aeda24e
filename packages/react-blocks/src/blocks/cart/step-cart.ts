import { applyChange } from '../../shop/apply-change';
import type { CartChange, CartView } from '../../shop/cart-view';
import type { ShopErrors } from '../../shop/shop-errors';

/** A change that the server has not answered. */
export interface WaitingChange {
  /** Sent with each attempt, so that the server applies it once. */
  readonly key: string;
  readonly change: CartChange;
}

/** What of a line could not be done: the names of the texts for it [8.18]. */
export type RefusedChange = 'updateFailed' | 'removeFailed';

/** A cart between a page and its server. */
export interface CartState {
  /** The server's last version. */
  readonly known: CartView;
  /** The oldest first; that one is being sent. */
  readonly waiting: readonly WaitingChange[];
  /** Whether the last attempt had no answer. */
  readonly isLost: boolean;
  /** The server's last refusal. */
  readonly errors: ShopErrors | undefined;
  /** What of a line it refused. @default something else */
  readonly refused?: RefusedChange | undefined;
}

/** An event of a cart. */
export type CartEvent =
  | ({ readonly type: 'changed' } & WaitingChange)
  /** The oldest change is done. */
  | { readonly type: 'answered'; readonly view: CartView }
  | { readonly type: 'refused'; readonly errors: ShopErrors }
  /** No answer came; the change is sent again with the same key. */
  | { readonly type: 'lost' }
  /** The cart was loaded, because another page changed it. */
  | { readonly type: 'told'; readonly view: CartView };

/** Gives the next state of a cart between a page and its server. */
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
      return {
        ...state,
        waiting: waiting.slice(1),
        isLost: false,
        errors: event.errors,
        refused: refusedChange(waiting[0]?.change),
      };
    case 'lost':
      return { ...state, isLost: true };
    case 'told':
      return event.view === known ? state : { ...state, known: newerCart(known, event.view) };
  }
}

function refusedChange(change: CartChange | undefined): RefusedChange | undefined {
  if (change?.type !== 'setQuantity') return undefined;
  return change.quantity > 0 ? 'updateFailed' : 'removeFailed';
}

/** Gives the cart as the visitor sees it: the server's version with the pending changes. */
export function shownCart({ known, waiting }: CartState): CartView {
  return waiting.reduce((view, { change }) => applyChange(view, change), known);
}

/**
 * Of several quantities of a line only the last matters; the change that is being sent stays. A
 * code that is being sent is not sent twice.
 */
function enqueue(
  waiting: readonly WaitingChange[],
  { key, change }: WaitingChange,
): readonly WaitingChange[] {
  const last = waiting.at(-1)?.change;
  if (
    change.type === 'addCode' &&
    waiting.some((queued) => queued.change.type === 'addCode' && queued.change.code === change.code)
  )
    return waiting;
  const replaces =
    waiting.length > 1 &&
    last?.type === 'setQuantity' &&
    change.type === 'setQuantity' &&
    last.lineId === change.lineId;
  return [...(replaces ? waiting.slice(0, -1) : waiting), { key, change }];
}

/** Answers may arrive late; a different cart always replaces the old one. */
export function newerCart(current: CartView, view: CartView): CartView {
  return view.cart.id === current.cart.id && view.version < current.version ? current : view;
}
