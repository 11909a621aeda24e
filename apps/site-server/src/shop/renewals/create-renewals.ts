import { createLedgerProviders } from '../../payment/create-ledger-providers';
import type { PaymentPlugs } from '../../payment/create-payment-plugs';
import type { PaymentOutcome } from '../../payment/payment-outcome';
import type { Store } from '../../store/store';
import type { ShopLinks } from '../pages/create-shop-links';
import { findSubscription } from '../subscriptions/subscriptions';
import { createStoreRenewals } from './create-store-renewals';
import { createRenewalDriver } from './driver/create-renewal-driver';
import type { RenewalPayments, RenewalTry } from './driver/renewal-book';
import { readRenewalKey, renewalKey } from './renewal-key';

/** Renews subscriptions. */
export interface Renewals {
  /** Renews one due subscription. @returns whether there was one */
  renewOne(): Promise<boolean>;
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
  const { renewOne, hear } = createRenewalDriver({
    book: createStoreRenewals(store, links),
    payments: createRenewalPayments(store, plugs, links),
    now: store.now,
    report,
  });
  return {
    renewOne,
    async hear(key, answer) {
      const tried = readRenewalKey(key);
      if (tried) await hear(tried, answer);
    },
  };
}

/** The buyer returns to the page of the order that started the subscription. */
function createRenewalPayments(
  { read }: Pick<Store, 'read'>,
  plugs: PaymentPlugs,
  links: ShopLinks,
): RenewalPayments {
  const providers = createLedgerProviders(read, plugs);
  return {
    async pay(tried: RenewalTry) {
      const orderId = (await findSubscription(read, tried.subscriptionId))?.orderId ?? '';
      return providers.pay(renewalKey(tried), ({ origin }) => {
        const page = `${origin}/order/${links.token('order', orderId)}`;
        return { returnUrl: page, cancelUrl: page };
      });
    },
    lookUp: (tried) => providers.lookUp(renewalKey(tried)),
    void: (tried) => providers.void(renewalKey(tried)),
  };
}
