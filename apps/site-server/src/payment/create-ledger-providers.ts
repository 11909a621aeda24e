import { isCurrencyCode, type CurrencyCode } from '@frontage/commerce-model';
import { parseJson } from '../store/json-text';
import type { Store } from '../store/store';
import type { AttemptDetails } from './buyer-details';
import type { PaymentPlugs } from './create-payment-plugs';
import { isPlugId } from './is-plug-id';
import { noteMethod } from './note-method';
import { PaymentFault } from './payment-fault';
import { checkPaidAmount, type PaymentOutcome } from './payment-outcome';
import type { PaymentTable } from './payment-table';
import type { PaymentAnswer, PaymentPlug, PaymentAttempt, UnknownPayment } from './payment-plug';
import { findAttempt } from './attempts';

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
  pay(key: string, pages: (details: AttemptDetails) => ReturnPages): Promise<PaymentOutcome>;
  /** Looks up the outcome of an attempt. */
  lookUp(key: string): Promise<PaymentOutcome>;
  /** Cancels an attempt and gives its outcome: `paid` if it was too late. */
  void(key: string): Promise<PaymentOutcome>;
  /** Refunds money of an attempt. */
  refund(key: string, refund: ProviderRefund): Promise<RefundedMoney>;
}

/**
 * Creates the connection to the providers. A payment method that one of them has saved is noted in
 * the ledger before its answer is passed on.
 *
 * @param store where the ledger is
 * @param plugs the plugs of this server
 */
export function createLedgerProviders(
  { read, write }: Pick<Store, 'read' | 'write'>,
  plugs: PaymentPlugs,
): LedgerProviders {
  const load = async (key: string) => loadAttempt(await findAttempt(read, key), key, plugs);

  async function note(
    tried: StoredAttempt,
    answer: PaymentAnswer | UnknownPayment,
  ): Promise<PaymentOutcome> {
    await noteMethod({ write }, tried, answer);
    return checkPaidAmount(tried, answer);
  }

  return {
    async pay(key, pages) {
      const tried = await load(key);
      return note(tried, await start(tried, pages));
    },
    async lookUp(key) {
      const tried = await load(key);
      return note(tried, await tried.plug.lookUp(nameOf(tried)));
    },
    async void(key) {
      const tried = await load(key);
      return note(tried, await tried.plug.void(nameOf(tried)));
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
interface StoredAttempt {
  readonly plug: PaymentPlug;
  readonly key: string;
  readonly siteId: string;
  readonly purchaseId: string;
  readonly attempt: number;
  readonly requestedAt: number;
  readonly cents: number;
  readonly currency: CurrencyCode;
  readonly details: AttemptDetails;
  /** The method that was kept with it, as the ledger has it. */
  readonly saved: PaymentTable['saved'];
}

function nameOf({ key, requestedAt, details: { charged } }: StoredAttempt): PaymentAttempt {
  return { key, requestedAt, charged };
}

/** Asks for the money: the buyer on the provider's page, or the method that it has kept. */
async function start(
  { plug, key, siteId, purchaseId, attempt, cents, currency, details }: StoredAttempt,
  pages: (details: AttemptDetails) => ReturnPages,
): Promise<PaymentAnswer> {
  const { email, description, method, charged, keepsMethod = false } = details;
  const metadata = { siteId, checkoutId: purchaseId, attempt };
  const request = { key, cents, currency, email, description, metadata };
  if (charged === undefined)
    return plug.pay({
      ...request,
      ...pages(details),
      ...(method !== null && { method }),
      ...(keepsMethod && { keepsMethod }),
    });
  if (plug.savedMethods) return plug.savedMethods.charge({ ...request, method: charged });
  throw new PaymentFault('refused', `the plug ${plug.id} keeps no methods.`);
}

function loadAttempt(
  row: PaymentTable | undefined,
  key: string,
  plugs: PaymentPlugs,
): StoredAttempt {
  const plug = row && isPlugId(row.plug) ? plugs.get(row.plug) : undefined;
  if (!row || !plug || !isCurrencyCode(row.currency))
    throw new PaymentFault(
      'unreachable',
      `there is no plug ${row?.plug ?? ''} for the payment ${key}. Set its account.`,
    );
  return {
    plug,
    key,
    siteId: row.site_id,
    purchaseId: row.purchase_id,
    attempt: row.attempt,
    requestedAt: row.created_at,
    cents: row.cents,
    currency: row.currency,
    details: parseJson(row.document),
    saved: row.saved,
  };
}
