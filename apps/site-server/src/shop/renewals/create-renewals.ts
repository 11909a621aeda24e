import { createLedgerProviders } from '../../payment/create-ledger-providers';
import type { PaymentPlugs } from '../../payment/create-payment-plugs';
import type { PaymentOutcome } from '../../payment/payment-outcome';
import type { Store } from '../../store/store';
import type { ShopLinks } from '../pages/create-shop-links';
import { isPastDue, type Subscription } from '../subscriptions/subscription';
import { findSubscription, resumeSubscription } from '../subscriptions/subscriptions';
import { createMethodChanges, type MethodChanges } from './create-method-changes';
import { createStoreRenewals } from './create-store-renewals';
import { createRenewalDriver, type RenewalDriver } from './driver/create-renewal-driver';
import type { RenewalPayments, RenewalPeriod, RenewalAttempt } from './driver/renewal-book';
import { readRenewalKey, renewalKey } from './renewal-key';

/** Renews subscriptions. */
export interface Renewals {
  /** Renews one due subscription. @returns whether there was one */
  renewOne(): Promise<boolean>;
  /**
   * Has a buyer pay at once what could not be charged; a subscription that is paused goes on.
   *
   * @param subscription whose period it is
   * @param returnOrigin where that page leads back to, such as `https://studio.example`
   * @returns the provider's page; nothing where there is nothing to pay on one
   */
  payNow(subscription: Subscription, returnOrigin: string): Promise<string | undefined>;
  /** Asks how it went for a buyer who is back from the provider's page. */
  comeBack(subscription: Subscription): Promise<void>;
  /** How other methods are named. */
  readonly methods: MethodChanges;
  /** Handles a provider's news; ignores news that is not about a renewal. */
  hear(key: string, answer: PaymentOutcome): Promise<void>;
}

/** The options of renewals. */
export interface RenewalsOptions {
  readonly store: Pick<Store, 'read' | 'write' | 'now' | 'createId'>;
  readonly plugs: PaymentPlugs;
  /** For mails. */
  readonly links: ShopLinks;
  /** Receives the failures of a provider, which is asked again later. */
  report(error: unknown): void;
}

/** Creates the renewals of subscriptions; see `createRenewalDriver`. */
export function createRenewals({ store, plugs, links, report }: RenewalsOptions): Renewals {
  const book = createStoreRenewals(store, links);
  const driverOf = (returnOrigin?: string): RenewalDriver =>
    createRenewalDriver({
      book,
      payments: createRenewalPayments(store, plugs, { links, returnOrigin }),
      now: store.now,
      report,
    });
  const driver = driverOf();
  return {
    renewOne: driver.renewOne,
    async payNow(subscription, returnOrigin) {
      if (!isPastDue(subscription)) return undefined;
      const now = store.now();
      // Nobody else charges it while its buyer is led to the page.
      await store.write((db) => resumeSubscription(db, subscription, now, now + buyersTime));
      return driverOf(returnOrigin).payNow(periodAfter(subscription));
    },
    comeBack: (subscription) => driver.comeBack(periodAfter(subscription)),
    methods: createMethodChanges(store, plugs, links),
    async hear(key, answer) {
      const tried = readRenewalKey(key);
      if (tried) await driver.hear(tried, answer);
    },
  };
}

/** How long a buyer's own attempt has the subscription for itself, in milliseconds. */
const buyersTime = 15 * 60_000;

/** The period that is to be paid. */
function periodAfter({ id, period }: Subscription): RenewalPeriod {
  return { subscriptionId: id, period: period + 1 };
}

/**
 * The buyer returns to the page of the order that started the subscription: where they came from,
 * or, led there by a mail, at the origin of that order.
 */
function createRenewalPayments(
  store: Pick<Store, 'read' | 'write'>,
  plugs: PaymentPlugs,
  { links, returnOrigin }: { links: ShopLinks; returnOrigin: string | undefined },
): RenewalPayments {
  const providers = createLedgerProviders(store, plugs);
  return {
    async pay(tried: RenewalAttempt) {
      const orderId = (await findSubscription(store.read, tried.subscriptionId))?.orderId ?? '';
      return providers.pay(renewalKey(tried), ({ origin }) => {
        const page = `${returnOrigin ?? origin}/order/${links.token('order', orderId)}`;
        const back = `${page}/renewal?subscription=${tried.subscriptionId}`;
        return { returnUrl: back, cancelUrl: page };
      });
    },
    lookUp: (tried) => providers.lookUp(renewalKey(tried)),
    void: (tried) => providers.void(renewalKey(tried)),
  };
}
