import type { BlockContext } from '@frontage/core-lifecycle/dom';
import type { CheckoutView } from '../../shop/checkout-view';
import { createCheckoutServer } from './checkout-server';
import type { CheckoutAnswer, CheckoutServer } from './use-checkout';

/** A visitor's checkout as the components of one host share it. */
export interface HostCheckout {
  readonly server: CheckoutServer;
  /**
   * Shows what the host gives, or what the server told last where that is newer. While something is
   * being sent nothing changes: its answer is newer still.
   */
  give(view: CheckoutView): void;
}

/** What the server told last, by the checkout's token. */
const createCheckoutMemory = (): Map<string, CheckoutView> => new Map();

/**
 * The server of a checkout in a React host. What it tells is remembered for as long as the host
 * lives, so that a checkout that comes back is as it was left.
 *
 * @param given what is shown at first
 * @param onChange told each checkout that the server answers
 */
export function createHostCheckout(
  given: CheckoutView,
  context: BlockContext,
  onChange: (view: CheckoutView) => void,
): HostCheckout {
  const { token } = given;
  const memory = context.shared(createCheckoutMemory);
  const server = createCheckoutServer(token, context);
  const pages = new Set<() => void>();
  let shown = given;
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
      async post(...asked) {
        sending += 1;
        const answer = await server.post(...asked);
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
      // As if the visitor came back to the page: it asks how the checkout stands.
      for (const back of pages) back();
    },
  };
}

/** Answers are as new as the prices in them. */
function newerCheckout(told: CheckoutView | undefined, view: CheckoutView): CheckoutView {
  return told && told.cart.now >= view.cart.now ? told : view;
}
