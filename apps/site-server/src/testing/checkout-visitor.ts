import type { SiteServer } from '../app/create-site-server';
import { shopper, type Answer, type Shopper } from './shopper';

/** A visitor who buys without scripts. */
export interface CheckoutVisitor extends Shopper {
  /** Puts something into the cart. */
  add(productId: string, variantId: string, quantity?: number): Promise<void>;
  /** Goes to the checkout of the cart, or by the button of a link; answers its address. */
  checkout(from?: string): Promise<string>;
  /** The checkout as a script sees it. */
  view(address: string): Promise<SeenCheckout>;
  /**
   * Sends the checkout's form with good words, at the price that its page shows; `changes` say what
   * else is sent.
   */
  pay(address: string, changes?: Record<string, string>): Promise<Answer>;
  /** Puts one thing into the cart and pays it; answers the address of the order. */
  buy(productId: string, variantId: string, changes?: Record<string, string>): Promise<string>;
}

/** What tests look at in a checkout. */
export interface SeenCheckout {
  at: string;
  attempt: number;
  notice?: string;
  action?: string;
  cart: { priceHash: string; totals: { dueCents: number; grandTotalCents: number } };
}

/** What a buyer enters. */
export const buyerFields = {
  email: 'ada@example.com',
  name: 'Ada Lovelace',
  line1: '1 Kiln Road',
  city: 'Springfield',
  region: 'IL',
  postalCode: '62701',
  country: 'US',
  payment: 'card',
};

/** Makes the visitor. */
export function checkoutVisitor(
  server: SiteServer,
  options?: Parameters<typeof shopper>[1],
): CheckoutVisitor {
  const base = shopper(server, options);
  const view = async (address: string) => {
    const { json } = await base.get(address, { accept: 'application/json' });
    // what it answers of a checkout that is not ordered
    return (json as { data: { view: SeenCheckout } }).data.view;
  };
  const visitor: CheckoutVisitor = {
    ...base,
    view,
    async add(productId, variantId, quantity = 1) {
      const { status, text } = await base.post('/commerce/cart', {
        type: 'add',
        productId,
        variantId,
        quantity: String(quantity),
      });
      if (status !== 303)
        throw new Error(`[site-server] the cart did not take it: ${status} ${text}`);
    },
    async checkout(from) {
      const { headers } = from
        ? await base.post(from, {})
        : await base.get('/commerce/goto-checkout');
      return String(headers.location);
    },
    async pay(address, changes = {}) {
      // Where it goes decides taxes and shipping, so it is told before the price is agreed on.
      await base.post(address, { ...buyerFields, ...changes, do: '', priceHash: '' });
      const { cart, attempt } = await view(address);
      return base.post(address, {
        ...buyerFields,
        priceHash: cart.priceHash,
        attempt: String(attempt),
        do: 'pay',
        ...changes,
      });
    },
    async buy(productId, variantId, changes) {
      await visitor.add(productId, variantId);
      const { status, headers, text } = await visitor.pay(await visitor.checkout(), changes);
      if (status !== 303) throw new Error(text);
      return String(headers.location);
    },
  };
  return visitor;
}
