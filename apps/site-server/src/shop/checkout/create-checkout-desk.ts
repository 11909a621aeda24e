import { createTurns, type Turns } from '../../concurrency/create-turns';
import type { Store } from '../../store/store';
import { createCheckoutDriver, type CheckoutDriver } from './driver/create-checkout-driver';
import { quoteOf } from './checkouts';
import { endTry } from './end-try';
import { placeOrder } from './place-order';
import { createRefundRunner, type RefundRunner } from '../orders/refunds';
import { createRenewals, type Renewals } from '../renewals/create-renewals';
import { createShopLinks, type ShopLinks } from '../pages/create-shop-links';
import { createStoreBook } from './create-store-book';
import { createUnpaidOrders, type UnpaidOrders } from '../orders/unpaid-orders';
import { createStorePayments, insertTry, type Plugs } from './create-store-payments';

/** All that checkouts of a server are run with. */
export interface CheckoutDesk {
  readonly driver: CheckoutDriver;
  readonly links: ShopLinks;
  readonly plugs: Plugs;
  readonly renewals: Renewals;
  readonly refunds: RefundRunner;
  readonly unpaidOrders: UnpaidOrders;
  /**
   * Posts of one checkout wait for each other in this process, so that the second one sees what the
   * first did.
   */
  readonly inTurn: Turns;
}

/** What a desk needs. */
export interface CheckoutDeskOptions {
  readonly store: Store;
  readonly plugs: Plugs;
  /** Key of links and codes; the same on every machine. */
  readonly secret: string;
  /** Gets what a provider failed with; it is asked again. */
  report(error: unknown): void;
}

/** Makes the desk of a server. */
export function createCheckoutDesk({
  store,
  plugs,
  secret,
  report,
}: CheckoutDeskOptions): CheckoutDesk {
  const links = createShopLinks(secret);
  const { now, createId } = store;
  const book = createStoreBook(store, {
    async pieces(db, checkoutId, priceHash) {
      const { cart } = await quoteOf(db, checkoutId, priceHash);
      return cart.entries.map(({ productId, variantId, quantity }) => ({
        productId,
        variantId,
        quantity,
      }));
    },
    addTry: (db, checkoutId, tried) => insertTry(db, { checkoutId, ...tried }, now()),
    endTry: (db, tried, end) => endTry(db, tried, end, { now: now(), createId }),
    placeOrder: (db, checkoutId, paid) =>
      placeOrder(db, checkoutId, paid, { links, now: now(), createId }),
  });
  const payments = createStorePayments(store, plugs, links);
  return {
    links,
    plugs,
    driver: createCheckoutDriver({ book, payments, now, report }),
    renewals: createRenewals(store, plugs, links, report),
    refunds: createRefundRunner(store, plugs, report),
    unpaidOrders: createUnpaidOrders(store, links, report),
    inTurn: createTurns(),
  };
}
