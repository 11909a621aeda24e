import { deliver, type Net, type Pause } from '@frontage/core-lifecycle';
import { useEffect, useReducer } from 'react';
import type { CartChange } from '../../shop/cart-view';
import type { CheckoutView } from '../../shop/checkout-view';
import type { ShopErrors } from '../../shop/shop-errors';
import {
  stepCheckoutPage,
  type CheckoutPageEvent,
  type CheckoutPageState,
  type CheckoutPost,
} from './step-checkout-page';

/** How a checkout was answered. */
export type CheckoutAnswer =
  | {
      readonly status: 'shown';
      readonly view: CheckoutView;
      readonly errors: ShopErrors | undefined;
    }
  /** Where to continue. */
  | { readonly status: 'next'; readonly address: string }
  /** It is unknown whether it arrived. */
  | { readonly status: 'lost' };

/** The server's side of a checkout, and what it needs of the window. */
export interface CheckoutServer extends Net {
  /** Waits before another attempt. */
  readonly pause: Pause;
  /** Sends the content of the form; a payment that arrives twice pays once. */
  post(body: URLSearchParams, signal: AbortSignal): Promise<CheckoutAnswer>;
  /** Loads the state of the checkout. */
  load(signal: AbortSignal): Promise<CheckoutAnswer>;
  /** Reports that the visitor is back at the page, and loads the state of the checkout. */
  comeBack(signal: AbortSignal): Promise<CheckoutAnswer>;
  /** Calls back when the page comes back from the back-forward cache, until the signal aborts. */
  onReturn(back: () => void, signal: AbortSignal): void;
  go(address: string): void;
}

/** A checkout as a visitor sees it. */
export interface LiveCheckout extends Pick<
  CheckoutPageState,
  'view' | 'errors' | 'busy' | 'isLost'
> {
  /** Shows the effect of a choice on the totals at once. */
  choose(change: CartChange): void;
  /** Shows errors that the page itself has found. */
  refuse(errors: ShopErrors): void;
  /** Sends the form. While it pays nothing else is sent. */
  send(post: CheckoutPost): void;
}

/** States with a payment in progress: the page polls until it is over. */
const pending: readonly CheckoutView['at'][] = ['reserving', 'paying', 'paid'];

/**
 * Sends a checkout's form, repeats the same request after a lost answer, and follows a payment in
 * progress.
 *
 * @param server undefined on the server and without scripts
 */
export function useCheckout(
  host: Pick<CheckoutPageState, 'view' | 'errors'>,
  server: CheckoutServer | undefined,
): LiveCheckout {
  const [state, dispatch] = useReducer(stepCheckoutPage, {
    ...host,
    sending: undefined,
    busy: undefined,
    isLost: false,
    chosen: undefined,
  });
  const { sending } = state;
  const isPending = pending.includes(state.view.at);

  useEffect(() => {
    if (!server || !sending) return undefined;
    const ended = new AbortController();
    void sendPost(server, sending, ended.signal, dispatch);
    return () => ended.abort();
  }, [server, sending]);

  useEffect(() => {
    if (!server) return undefined;
    const ended = new AbortController();
    if (isPending) void follow(server, ended.signal, dispatch);
    server.onReturn(() => {
      dispatch({ type: 'returned' });
      void load(server, server.comeBack, ended.signal, dispatch);
    }, ended.signal);
    return () => ended.abort();
  }, [server, isPending]);

  return {
    ...state,
    choose: (change) => dispatch({ type: 'chose', change }),
    refuse: (errors) => dispatch({ type: 'refused', errors }),
    send: (post) => dispatch({ type: 'sent', post }),
  };
}

type Dispatch = (event: CheckoutPageEvent) => void;

/** Sends a post until there is an answer, each time with the same content. */
async function sendPost(
  server: CheckoutServer,
  { body }: CheckoutPost,
  signal: AbortSignal,
  dispatch: Dispatch,
): Promise<void> {
  const answer = await deliver(() => server.post(body, signal), {
    net: server,
    pause: server.pause,
    signal,
    isLost: ({ status }) => status === 'lost',
    onWait: (isWaiting) => isWaiting && dispatch({ type: 'lost' }),
  });
  if (answer?.status === 'shown') return dispatch({ ...answer, type: 'answered' });
  if (answer?.status !== 'next') return;
  dispatch({ type: 'led' });
  server.go(answer.address);
}

/** Loads the state of the checkout; true if a payment in progress is over. */
async function load(
  server: Pick<CheckoutServer, 'go'>,
  ask: CheckoutServer['load'],
  signal: AbortSignal,
  dispatch: Dispatch,
): Promise<boolean> {
  const answer = await ask(signal);
  if (signal.aborted) return true;
  if (answer.status === 'next') server.go(answer.address);
  if (answer.status !== 'shown') return answer.status === 'next';
  dispatch({ ...answer, type: 'loaded' });
  return !pending.includes(answer.view.at);
}

/** Polls the state of the checkout, less and less often, until it is over. */
async function follow(
  server: CheckoutServer,
  signal: AbortSignal,
  dispatch: Dispatch,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    await server.pause(tries, signal);
    if (signal.aborted || (await load(server, server.load, signal, dispatch))) return;
  }
}
