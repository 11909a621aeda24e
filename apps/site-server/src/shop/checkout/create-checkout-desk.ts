import { createTurns, type Turns } from '../../concurrency/create-turns';
import type { PaymentPlugs } from '../../payment/create-payment-plugs';
import { createSiteReader } from '../../sites/create-site-reader';
import type { Store } from '../../store/store';
import type { ShopLinks } from '../pages/create-shop-links';
import { beginCheckoutAttempt } from './begin-checkout-attempt';
import { createQuotes, type Quotes } from './create-quotes';
import { createStoreBook, type ToldCheckout } from './create-store-book';
import { createStorePayments } from './create-store-payments';
import { createCheckoutDriver, type CheckoutDriver } from './driver/create-checkout-driver';
import { endAttempt } from './end-attempt';
import { placeOrder } from './place-order';

/** Everything that runs the checkouts of a server. */
export interface CheckoutDesk {
  readonly driver: CheckoutDriver<ToldCheckout>;
  readonly quotes: Quotes;
  readonly links: ShopLinks;
  readonly plugs: PaymentPlugs;
  /**
   * Posts of one checkout wait for each other in this process, so that each sees the effect of the
   * one before.
   */
  readonly inTurn: Turns;
}

/** The options of a desk. */
export interface CheckoutDeskOptions {
  readonly store: Pick<Store, 'read' | 'write' | 'now' | 'createId'>;
  readonly plugs: PaymentPlugs;
  readonly links: ShopLinks;
  /** Receives the failures of a provider, which is asked again. */
  report(error: unknown): void;
}

/** Creates the desk of a server. */
export function createCheckoutDesk({
  store,
  plugs,
  links,
  report,
}: CheckoutDeskOptions): CheckoutDesk {
  const { now, createId } = store;
  const quotes = createQuotes(store);
  const sites = createSiteReader();
  const book = createStoreBook(store, {
    site: sites.find,
    async pieces({ db, checkout }, priceHash) {
      const { cart } = await quotes.get(db, checkout.id, priceHash);
      return cart.entries.map(({ productId, variantId, quantity }) => ({
        productId,
        variantId,
        quantity,
      }));
    },
    async addAttempt(open, { priceHash, ...tried }) {
      const view = await quotes.get(open.db, open.checkout.id, priceHash);
      await beginCheckoutAttempt(open, { ...tried, view }, { plugs, now: now() });
    },
    endAttempt: (db, tried, end) => endAttempt(db, tried, end, { now: now(), createId }),
    async placeOrder(open, paid) {
      const view = await quotes.get(open.db, open.checkout.id, paid.priceHash);
      return placeOrder(open, { ...paid, view }, { links, plugs, now: now(), createId });
    },
  });
  const payments = createStorePayments(store, plugs, links);
  return {
    links,
    plugs,
    quotes,
    driver: createCheckoutDriver({ book, payments, now, report }),
    inTurn: createTurns(),
  };
}
