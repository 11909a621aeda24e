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
  /** Renews one that is due. @returns whether there was one */
  renewOne(): Promise<boolean>;
  /** Takes news of a provider; those that are not about a renewal are left alone. */
  hear(key: string, answer: PaymentOutcome): Promise<void>;
}

/** What renewals need. */
export interface RenewalsOptions {
  readonly store: Pick<Store, 'read' | 'write' | 'now' | 'createId'>;
  readonly plugs: PaymentPlugs;
  /** For mails. */
  readonly links: ShopLinks;
  /** Gets what a provider failed with; it is asked again later. */
  report(error: unknown): void;
}

/** Makes what renews subscriptions; see `createRenewalDriver`. */
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

/** The buyer comes back to the page of the order that the subscription began with. */
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
