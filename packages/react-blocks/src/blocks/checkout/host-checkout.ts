import type { BlockContext } from '@frontage/core-lifecycle/dom';
import type { CheckoutView } from '../../shop/checkout-view';
import { createCheckoutServer } from './checkout-server';
import type { CheckoutAnswer, CheckoutServer } from './use-checkout';

/** A checkout as the components of one host share it. */
export interface HostCheckout {
  readonly server: CheckoutServer;
  /** What the server told last of the checkout that a host gives; undefined for nothing. */
  told(given: CheckoutView): CheckoutView | undefined;
}

/** The component that shows a checkout. */
export interface CheckoutOwner {
  readonly token: string;
  /** The view that its host gives. */
  given(): CheckoutView;
  /** Told each view that the server answers. */
  onChange(view: CheckoutView): void;
}

/** By its token: what a host gave, as text, and what the server told since. */
type CheckoutMemory = Map<string, { readonly given: string; readonly view: CheckoutView }>;

const createCheckoutMemory = (): CheckoutMemory => new Map();

/**
 * The server of a checkout in a React host. What it tells is remembered for as long as the host
 * lives, so that a checkout that comes back is as it was left; a host that gives another view
 * knows better.
 *
 * @param owner whose checkout it is
 */
export function createHostCheckout(
  { token, given, onChange }: CheckoutOwner,
  context: BlockContext,
): HostCheckout {
  const memory = context.shared(createCheckoutMemory);
  const server = createCheckoutServer(token, context);

  function keep(answer: CheckoutAnswer): CheckoutAnswer {
    if (answer.status === 'shown') {
      memory.set(token, { given: JSON.stringify(given()), view: answer.view });
      onChange(answer.view);
    }
    return answer;
  }

  return {
    server: {
      ...server,
      post: async (body, signal) => keep(await server.post(body, signal)),
      load: async (signal) => keep(await server.load(signal)),
    },
    told(view) {
      const known = memory.get(view.token);
      return known?.given === JSON.stringify(view) ? known.view : undefined;
    },
  };
}
