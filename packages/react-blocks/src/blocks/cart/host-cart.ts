import type { BlockContext } from '@frontage/core-lifecycle/dom';
import type { CartView } from '../../shop/cart-view';
import { createCartServer } from './cart-server';
import { newerCart } from './step-cart';
import type { CartServer } from './use-cart';

/** A visitor's cart as the components of one host share it. */
export interface HostCart {
  readonly server: CartServer;
  /** The newer of a cart that the host gives and what the server told last. */
  newest(given: CartView): CartView;
}

interface CartMemory {
  told: CartView | undefined;
}

const createCartMemory = (): CartMemory => ({ told: undefined });

/**
 * The server of a cart in a React host. What it tells is remembered for as long as the host lives,
 * so that a cart that comes back is as it was left.
 *
 * @param onChange told each cart that the server answers
 */
export function createHostCart(
  context: BlockContext,
  onChange: (view: CartView) => void,
): HostCart {
  const memory = context.shared(createCartMemory);
  const server = createCartServer(context);

  function keep(view: CartView): void {
    memory.told = memory.told ? newerCart(memory.told, view) : view;
    onChange(view);
  }

  return {
    server: {
      ...server,
      async change(...asked) {
        const reply = await server.change(...asked);
        if (reply.status === 'answered') keep(reply.view);
        return reply;
      },
      async load(signal) {
        const view = await server.load(signal);
        if (view) keep(view);
        return view;
      },
    },
    newest(given) {
      const { told } = memory;
      return told?.cart.id === given.cart.id ? newerCart(told, given) : given;
    },
  };
}
