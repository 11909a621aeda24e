import type { BlockContext } from '@frontage/core-lifecycle/dom';
import type { CartView } from '../../shop/cart-view';
import { createCartServer } from './create-cart-server';
import { newerCart } from './step-cart';
import type { CartServer } from './use-cart';

/** A visitor's cart, shared by the components of one host. */
export interface HostCart {
  readonly server: CartServer;
  /** Gives the newer of the host's cart and the server's last one. */
  newest(view: CartView): CartView;
}

interface CartMemory {
  newest: CartView | undefined;
}

const createCartMemory = (): CartMemory => ({ newest: undefined });

/**
 * Creates the server of a cart in a React host. Its last answer is kept for the life of the host,
 * so that a cart that is mounted again is as it was left.
 *
 * @param onChange called with each cart that the server answers
 */
export function createHostCart(
  context: BlockContext,
  onChange: (view: CartView) => void,
): HostCart {
  const memory = context.shared(createCartMemory);
  const server = createCartServer(context);

  function keep(view: CartView): void {
    memory.newest = memory.newest ? newerCart(memory.newest, view) : view;
    onChange(view);
  }

  return {
    server: {
      ...server,
      async change(...parameters) {
        const reply = await server.change(...parameters);
        if (reply.status === 'answered') keep(reply.view);
        return reply;
      },
      async load(signal) {
        const view = await server.load(signal);
        if (view) keep(view);
        return view;
      },
    },
    newest(view) {
      const { newest } = memory;
      return newest?.cart.id === view.cart.id ? newerCart(newest, view) : view;
    },
  };
}
