import type { BlockContext } from '@frontage/core-lifecycle/dom';
import type { CheckoutView } from '../../shop/checkout-view';
import { createCheckoutServer } from './create-checkout-server';
import type { CheckoutAnswer, CheckoutServer } from './use-checkout';

/** A visitor's checkout, shared by the components of one host. */
export interface HostCheckout {
  readonly server: CheckoutServer;
  /**
   * Shows the host's checkout, or the server's last one if that is newer. Changes nothing while
   * something is being sent, because its answer is newer still.
   */
  give(view: CheckoutView): void;
}

/** The server's last answer, by the checkout's token. */
const createCheckoutMemory = (): Map<string, CheckoutView> => new Map();

/**
 * Creates the server of a checkout in a React host. Its last answer is kept for the life of the
 * host, so that a checkout that is mounted again is as it was left.
 *
 * @param first the checkout to show first
 * @param onChange called with each checkout that the server answers
 */
export function createHostCheckout(
  first: CheckoutView,
  context: BlockContext,
  onChange: (view: CheckoutView) => void,
): HostCheckout {
  const { token } = first;
  const memory = context.shared(createCheckoutMemory);
  const server = createCheckoutServer(token, context);
  const pages = new Set<() => void>();
  let shown = first;
  let next: CheckoutView | undefined;
  let sending = 0;

  function keep(answer: CheckoutAnswer): CheckoutAnswer {
    if (answer.status !== 'shown') return answer;
    shown = answer.view;
    memory.set(token, shown);
    onChange(shown);
    return answer;
  }

  return {
    server: {
      ...server,
      async post(...parameters) {
        sending += 1;
        const answer = await server.post(...parameters);
        sending -= 1;
        return keep(answer);
      },
      load: async (signal) => keep(await server.load(signal)),
      async comeBack(signal) {
        if (!next) return keep(await server.comeBack(signal));
        shown = next;
        next = undefined;
        return { status: 'shown', view: shown, errors: undefined };
      },
      onReturn(back, signal) {
        server.onReturn(back, signal);
        pages.add(back);
        signal.addEventListener('abort', () => pages.delete(back), { once: true });
      },
    },
    give(view) {
      const newest = newerCheckout(memory.get(token), view);
      if (sending > 0 || JSON.stringify(newest) === JSON.stringify(shown)) return;
      next = newest;
      // Acts as if the visitor returned to the page: it requests the checkout's state.
      for (const back of pages) back();
    },
  };
}

/** An answer is as new as the prices in it. */
function newerCheckout(newest: CheckoutView | undefined, view: CheckoutView): CheckoutView {
  return newest && newest.cart.now >= view.cart.now ? newest : view;
}
