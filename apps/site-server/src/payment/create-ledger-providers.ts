import { isCurrencyCode, type CurrencyCode } from '@frontage/commerce-model';
import type { Database } from '../store/database';
import { parseJson } from '../store/json-text';
import type { TryDetails } from './buyer-details';
import type { PaymentPlugs } from './create-payment-plugs';
import { isPlugId } from './is-plug-id';
import { PaymentFault } from './payment-fault';
import { checkPaidAmount, type PaymentOutcome } from './payment-outcome';
import type { PaymentPlug } from './payment-plug';
import { findTry } from './tries';

/** Where a buyer returns from the provider's page; absolute addresses. */
export interface ReturnPages {
  /** After paying. */
  readonly returnUrl: string;
  /** After leaving without paying. */
  readonly cancelUrl: string;
}

/** A refund that a provider makes of an attempt's money. */
export interface ProviderRefund {
  readonly paymentId: string;
  /** Minor units; absent for the amount that the attempt requested. */
  readonly money?: { readonly cents: number; readonly currency: CurrencyCode } | undefined;
  /** One for each refund. */
  readonly key: string;
}

/** A refund that a provider has accepted. */
export interface RefundedMoney {
  readonly refundId: string;
  readonly siteId: string;
  readonly currency: CurrencyCode;
  readonly cents: number;
}

/**
 * Connects the ledger's attempts with the providers at which they were started. Each call rejects
 * if the provider does not answer, and may be repeated; an answer is compared with the request.
 */
export interface LedgerProviders {
  /** Starts or repeats an attempt. */
  pay(key: string, pages: (details: TryDetails) => ReturnPages): Promise<PaymentOutcome>;
  /** Looks up the outcome of an attempt. */
  lookUp(key: string): Promise<PaymentOutcome>;
  /** Cancels an attempt and gives its outcome: `paid` if it was too late. */
  void(key: string): Promise<PaymentOutcome>;
  /** Refunds money of an attempt. */
  refund(key: string, refund: ProviderRefund): Promise<RefundedMoney>;
}

/**
 * Creates the connection to the providers.
 *
 * @param db the reading side
 * @param plugs the plugs of this server
 */
export function createLedgerProviders(db: Database, plugs: PaymentPlugs): LedgerProviders {
  const load = (key: string) => loadTry(db, plugs, key);
  return {
    async pay(key, pages) {
      const tried = await load(key);
      const { cents, currency, siteId, purchaseId, attempt, details } = tried;
      const { email, description, method } = details;
      const answer = await tried.plug.pay({
        key,
        cents,
        currency,
        email,
        description,
        ...pages(details),
        ...(method !== null && { method }),
        metadata: { siteId, checkoutId: purchaseId, attempt },
      });
      return checkPaidAmount(tried, answer);
    },
    async lookUp(key) {
      const tried = await load(key);
      return checkPaidAmount(
        tried,
        await tried.plug.lookUp({ key, requestedAt: tried.requestedAt }),
      );
    },
    async void(key) {
      const tried = await load(key);
      return checkPaidAmount(tried, await tried.plug.void({ key, requestedAt: tried.requestedAt }));
    },
    async refund(key, { paymentId, money, key: refundKey }) {
      const tried = await load(key);
      const { cents, currency } = money ?? tried;
      const { refundId } = await tried.plug.refund({ paymentId, cents, currency, key: refundKey });
      return { refundId, siteId: tried.siteId, cents, currency };
    },
  };
}

/** An attempt as it was started. */
interface StoredTry {
  readonly plug: PaymentPlug;
  readonly siteId: string;
  readonly purchaseId: string;
  readonly attempt: number;
  readonly requestedAt: number;
  readonly cents: number;
  readonly currency: CurrencyCode;
  readonly details: TryDetails;
}

async function loadTry(db: Database, plugs: PaymentPlugs, key: string): Promise<StoredTry> {
  const row = await findTry(db, key);
  const plug = row && isPlugId(row.plug) ? plugs.get(row.plug) : undefined;
  if (!row || !plug || !isCurrencyCode(row.currency))
    throw new PaymentFault(
      'unreachable',
      `there is no plug ${row?.plug ?? ''} for the payment ${key}. Set its account.`,
    );
  return {
    plug,
    siteId: row.site_id,
    purchaseId: row.purchase_id,
    attempt: row.attempt,
    requestedAt: row.created_at,
    cents: row.cents,
    currency: row.currency,
    details: parseJson(row.document),
  };
}
