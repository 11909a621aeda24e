import { useEffect, useRef, useState } from 'react';
import { applyChange } from '../../shop/apply-change';
import type { CartChange, CartView } from '../../shop/cart-view';
import type { CheckoutView } from '../../shop/checkout-view';
import type { ShopErrors } from '../../shop/shop-errors';

/** How a post of a checkout was answered. */
export type CheckoutAnswer =
  | {
      readonly status: 'shown';
      readonly view: CheckoutView;
      readonly errors: ShopErrors | undefined;
    }
  /** Where to go on. */
  | { readonly status: 'next'; readonly address: string }
  /** Nobody knows whether it arrived. */
  | { readonly status: 'lost' };

/** The server's side of a checkout, and what of the window it needs. */
export interface CheckoutServer {
  /** Sends what stands in the form; a payment that arrives twice pays once. */
  post(body: URLSearchParams, signal: AbortSignal): Promise<CheckoutAnswer>;
  /** Asks how the checkout stands. */
  load(signal: AbortSignal): Promise<CheckoutAnswer>;
  /** Waits until it is worth a further try, after so many. */
  wait(tries: number, signal: AbortSignal): Promise<void>;
  /** Calls back when the page comes back as it was left; ends with the signal. */
  onReturn(back: () => void, signal: AbortSignal): void;
  isOnline(): boolean;
  go(address: string): void;
}

/** A checkout as a visitor sees it. */
export interface LiveCheckout {
  readonly view: CheckoutView;
  readonly errors: ShopErrors | undefined;
  /** What is on its way. */
  readonly busy: 'paying' | 'updating' | undefined;
  /** Whether its answer was lost. */
  readonly isLost: boolean;
  /** Shows at once what a choice does to the totals. */
  choose(change: CartChange): void;
  /** Tells of what the page itself has found. */
  refuse(errors: ShopErrors): void;
  /** Sends the form. While it pays nothing else is sent. */
  send(body: URLSearchParams, what: 'paying' | 'updating'): void;
}

/** In these a payment is under way: the page asks until it is over. */
const pending: readonly CheckoutView['at'][] = ['reserving', 'paying', 'paid'];

/**
 * A checkout that sends what stands in its form, asks again with the same words when an
 * answer is lost, and follows a payment that is under way.
 *
 * @param server undefined on the server and without scripts
 */
export function useCheckout(
  given: { view: CheckoutView; errors: ShopErrors | undefined },
  server: CheckoutServer | undefined,
): LiveCheckout {
  const [shown, setShown] = useState(given);
  const [busy, setBusy] = useState<LiveCheckout['busy']>();
  const [isLost, setLost] = useState(false);
  const running = useRef<{ what: LiveCheckout['busy']; end: AbortController }>(undefined);
  // What was chosen after the form was sent: its answer knows nothing of it.
  const chosen = useRef<CartChange>(undefined);
  useEffect(() => () => running.current?.end.abort(), []);

  const { view } = shown;
  const isPending = pending.includes(view.at);
  useEffect(() => {
    if (!server) return undefined;
    const ended = new AbortController();
    const take = (answer: CheckoutAnswer): boolean => {
      if (answer.status === 'next') server.go(answer.address);
      if (answer.status === 'shown')
        setShown((last) => ({ ...answer, view: tellPrices(last.view, answer.view) }));
      return (
        answer.status === 'next' || (answer.status === 'shown' && !pending.includes(answer.view.at))
      );
    };
    if (isPending) void follow(server, ended.signal, take);
    server.onReturn(() => {
      setBusy(undefined);
      void server.load(ended.signal).then(take);
    }, ended.signal);
    return () => ended.abort();
  }, [server, isPending]);

  function send(body: URLSearchParams, what: 'paying' | 'updating'): void {
    // A payment has all in it that is being updated; a second payment is none.
    if (!server || running.current?.what === 'paying') return;
    running.current?.end.abort();
    const end = new AbortController();
    running.current = { what, end };
    chosen.current = undefined;
    setBusy(what);
    void ask(server, body, end.signal, () => setLost(true)).then((answer) => {
      if (end.signal.aborted) return;
      running.current = undefined;
      setLost(false);
      if (answer?.status === 'shown') {
        const later = chosen.current;
        const cart = later ? applyChange(answer.view.cart, later) : answer.view.cart;
        setShown((last) => ({ ...answer, view: { ...tellPrices(last.view, answer.view), cart } }));
      }
      // What leads elsewhere stays busy until it is there.
      if (answer?.status === 'next') server.go(answer.address);
      else setBusy(undefined);
    });
  }

  return {
    ...shown,
    busy,
    isLost,
    choose(change) {
      chosen.current = change;
      setShown((last) => ({
        ...last,
        view: { ...last.view, cart: applyChange(last.view.cart, change) },
      }));
    },
    refuse: (errors) => setShown((last) => ({ ...last, errors })),
    send,
  };
}

/**
 * Other prices, or other things, are told whenever they are learned of, so that nobody agrees to
 * them unseen.
 */
function tellPrices(last: CheckoutView, view: CheckoutView): CheckoutView {
  // What one gives is no price.
  const isAnother = !view.donation && pricesOf(last.cart) !== pricesOf(view.cart);
  return {
    formerDue: last.cart.totals,
    ...view,
    notice: view.notice ?? (isAnother ? 'priceChanged' : undefined),
  };
}

function pricesOf({ totals, cart }: CartView): string {
  return [totals.currency, ...cart.entries.map(({ id, unitCents }) => id + unitCents)].join();
}

/** Asks until there is an answer, each time with the same words; undefined once ended. */
async function ask(
  server: CheckoutServer,
  body: URLSearchParams,
  signal: AbortSignal,
  onLost: () => void,
): Promise<CheckoutAnswer | undefined> {
  for (let tries = 1; !signal.aborted; tries += 1) {
    const answer = await server.post(body, signal);
    if (answer.status !== 'lost') return answer;
    if (signal.aborted) return undefined;
    onLost();
    await server.wait(tries, signal);
  }
  return undefined;
}

/** Asks how the checkout stands, less and less often, until it is over. */
async function follow(
  server: CheckoutServer,
  signal: AbortSignal,
  take: (answer: CheckoutAnswer) => boolean,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    await server.wait(tries, signal);
    if (signal.aborted) return;
    const answer = await server.load(signal);
    if (signal.aborted || take(answer)) return;
  }
}
