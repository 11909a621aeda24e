import { createPaymentPlugs, type PaymentPlugs } from '../payment/create-payment-plugs';
import type { HearMethod, HearNews } from '../payment/payment-actions';
import { createCheckoutDesk, type CheckoutDesk } from '../shop/checkout/create-checkout-desk';
import { readAttemptKey } from '../shop/checkout/driver/checkout-payments';
import { createRefundRunner } from '../shop/orders/create-refund-runner';
import { createUnpaidOrders } from '../shop/orders/create-unpaid-orders';
import { createShopLinks, type ShopLinks } from '../shop/pages/create-shop-links';
import { createRenewals, type Renewals } from '../shop/renewals/create-renewals';
import type { SiteServerOptions } from './site-server-options';

/** The background work on orders and payments. */
export interface ShopWork {
  readonly links: ShopLinks;
  readonly plugs: PaymentPlugs;
  readonly desk: CheckoutDesk;
  readonly hearNews: HearNews;
  readonly hearMethod: HearMethod;
  readonly renewals: Renewals;
  /** Jobs that run repeatedly; each answers whether there may be more to do. */
  readonly jobs: readonly (() => Promise<boolean>)[];
}

/**
 * Composes the work of a shop.
 *
 * @param options the server's
 * @param report receives the failures of a provider, which is asked again
 */
export function createShopWork(
  { store, keys, payments, paymentPlugs }: SiteServerOptions,
  report: (error: unknown) => void,
): ShopWork {
  const links = createShopLinks(keys);
  const plugs = paymentPlugs ?? createPaymentPlugs(payments ?? {});
  const desk = createCheckoutDesk({ store, plugs, links, report });
  const renewals = createRenewals({ store, plugs, links, report });
  const refunds = createRefundRunner(store, plugs, report);
  const unpaidOrders = createUnpaidOrders(store, links, report);
  return {
    links,
    plugs,
    desk,
    async hearNews(plug, news, outcome) {
      if (readAttemptKey(news.key)) await desk.driver.hear(plug, { ...news, answer: outcome });
      else await renewals.hear(news.key, outcome);
    },
    hearMethod: renewals.methods.hear,
    renewals,
    jobs: [desk.driver.sweep, refunds.run, renewals.renewOne, unpaidOrders.run],
  };
}
