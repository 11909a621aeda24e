import { deliver, type Net, type Pause } from '@frontage/core-lifecycle';
import { useEffect, useReducer } from 'react';
import type { CartChange, CartView } from '../../shop/cart-view';
import type { ShopErrors } from '../../shop/shop-errors';
import { shownCart, stepCart, type CartState, type RefusedChange } from './step-cart';

/** How a cart's change was answered. */
export type CartReply =
  | { readonly status: 'answered'; readonly view: CartView }
  | { readonly status: 'refused'; readonly errors: ShopErrors }
  /** It is unknown whether it arrived. */
  | { readonly status: 'lost' };

/** The server's side of a cart page, and what it needs of the window. */
export interface CartServer extends Net {
  /** Waits before another attempt. */
  readonly pause: Pause;
  /** Sends a change; the same key gets the same answer. */
  change(change: CartChange, key: string, signal: AbortSignal): Promise<CartReply>;
  /** Loads the cart; undefined if that fails. */
  load(signal: AbortSignal): Promise<CartView | undefined>;
  /** Notifies other blocks and tabs of a change. */
  notifyOthers(): void;
  /** Calls back when another block or tab reports a change, until the signal aborts. */
  listen(heard: () => void, signal: AbortSignal): void;
  /** Creates a unique key. */
  createKey(): string;
  go(address: string): void;
}

/** A cart that shows the visitor's changes at once. */
export interface LiveCart {
  readonly view: CartView;
  readonly errors: ShopErrors | undefined;
  /** What of a line was refused, if it was. */
  readonly refused: RefusedChange | undefined;
  /** Whether a change is being sent, and whether its answer was lost. */
  readonly isSaving: boolean;
  readonly isLost: boolean;
  /** Undefined without a server: forms then post by themselves. */
  readonly change: ((change: CartChange) => void) | undefined;
}

/** The number of attempts for a change while there is a connection: a minute and a half. */
export const mostTries = 8;

/**
 * Shows each change at once and sends one after the other. After a lost answer the change is sent
 * again with the same key. A change that the server refuses is undone with an explanation, as is
 * one that a reachable server never answers, because it would block all later changes.
 *
 * @param view of the rendered page
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

  // A host may receive the cart elsewhere.
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
    refused: state.refused,
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
  // The shown cart may differ from the server's. Sending ends with its change, this load does not.
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
