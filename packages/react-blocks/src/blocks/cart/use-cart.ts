import { deliver, type Net, type Pause } from '@frontage/core-lifecycle';
import { useEffect, useReducer } from 'react';
import type { CartChange, CartView } from '../../shop/cart-view';
import type { ShopErrors } from '../../shop/shop-errors';
import { shownCart, stepCart, type CartState } from './step-cart';

/** How a cart's change was answered. */
export type CartReply =
  | { readonly status: 'answered'; readonly view: CartView }
  | { readonly status: 'refused'; readonly errors: ShopErrors }
  /** Nobody knows whether it arrived. */
  | { readonly status: 'lost' };

/** The server's side of a cart page, and what of the window it needs. */
export interface CartServer extends Net {
  /** Waits before a further try. */
  readonly pause: Pause;
  /** Sends a change; the same key has the same answer. */
  change(change: CartChange, key: string, signal: AbortSignal): Promise<CartReply>;
  /** Asks for the cart; undefined when it does not come. */
  load(signal: AbortSignal): Promise<CartView | undefined>;
  /** Tells other blocks and tabs of a change. */
  notifyOthers(): void;
  /** Calls back when another of them has told of one; ends with the signal. */
  listen(heard: () => void, signal: AbortSignal): void;
  /** A key that nobody else has. */
  createKey(): string;
  go(address: string): void;
}

/** A cart that is shown at once as the visitor changes it. */
export interface LiveCart {
  readonly view: CartView;
  readonly errors: ShopErrors | undefined;
  /** Whether a change is on its way, and whether its answer was lost. */
  readonly isSaving: boolean;
  readonly isLost: boolean;
  /** Undefined without a server: forms then post by themselves. */
  readonly change: ((change: CartChange) => void) | undefined;
}

/** How often a change is sent while there is a connection: for a minute and a half. */
export const mostTries = 8;

/**
 * Shows each change at once and sends one after the other. A lost answer is asked for
 * again with the same key; what the server refuses is undone, in words, and so is what a
 * server that can be reached never answers: it would hold back all that comes after it.
 *
 * @param view the page was rendered with
 * @param server undefined on the server and without scripts
 */
export function useCart(
  view: CartView,
  errors: ShopErrors | undefined,
  server: CartServer | undefined,
): LiveCart {
  const [state, dispatch] = useReducer(stepCart, {
    known: view,
    waiting: [],
    isLost: false,
    errors,
  } satisfies CartState);
  const [head] = state.waiting;

  // A host may learn of the cart elsewhere.
  useEffect(() => dispatch({ type: 'told', view }), [view]);

  useEffect(() => {
    if (!server || !head) return undefined;
    const ended = new AbortController();
    void sendChange(server, head, ended.signal, dispatch);
    return () => ended.abort();
  }, [server, head?.key]);

  useEffect(() => {
    if (!server) return undefined;
    const ended = new AbortController();
    server.listen(() => void loadCart(server, ended.signal, dispatch), ended.signal);
    return () => ended.abort();
  }, [server]);

  return {
    view: shownCart(state),
    errors: state.errors,
    isSaving: head !== undefined,
    isLost: state.isLost,
    change: server && ((change) => dispatch({ type: 'changed', key: server.createKey(), change })),
  };
}

type Dispatch = (event: Parameters<typeof stepCart>[1]) => void;

async function sendChange(
  server: CartServer,
  { change, key }: { readonly change: CartChange; readonly key: string },
  signal: AbortSignal,
  dispatch: Dispatch,
): Promise<void> {
  const reply = await deliver(() => server.change(change, key, signal), {
    net: server,
    pause: server.pause,
    signal,
    mostTries,
    isLost: ({ status }) => status === 'lost',
    onWait: (isWaiting) => isWaiting && dispatch({ type: 'lost' }),
  });
  if (!reply) return;
  if (reply.status === 'answered') {
    dispatch({ type: 'answered', view: reply.view });
    server.notifyOthers();
    return;
  }
  dispatch({ type: 'refused', errors: reply.status === 'refused' ? reply.errors : { fields: {} } });
  // What was shown meanwhile may not be what the server has. The send ends with its change, this
  // does not.
  void loadCart(server, new AbortController().signal, dispatch);
}

async function loadCart(
  server: CartServer,
  signal: AbortSignal,
  dispatch: Dispatch,
): Promise<void> {
  const view = await server.load(signal);
  if (view && !signal.aborted) dispatch({ type: 'told', view });
}
