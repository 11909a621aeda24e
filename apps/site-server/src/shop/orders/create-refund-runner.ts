import { isCurrencyCode } from '@frontage/commerce-model';
import type { MailClock } from '../../mail/create-mail';
import type { PaymentPlugs } from '../../payment/create-payment-plugs';
import { PaymentFault } from '../../payment/payment-fault';
import type { RefundTable } from '../../payment/payment-table';
import { listDueRefunds, markRefunded, markRefundFailed } from '../../payment/returned-money';
import { listAttemptsOf } from '../../payment/attempts';
import { findSiteById } from '../../sites/sites';
import type { Database } from '../../store/database';
import type { Store } from '../../store/store';
import { mailOwner } from './order-mail';
import { orderTexts } from './order-texts';
import { findOrderById } from './orders';

/** The number of refunds per round. */
const refundsAtOnce = 20;

/** The wait after a provider did not answer a refund, in milliseconds. */
const refundWait = 5 * 60_000;

/** The wait after a provider refused a refund, in milliseconds: only the owner can resolve that. */
const refusedWait = 24 * 60 * 60_000;

/** Requests refunds from providers. */
export interface RefundRunner {
  /** Requests the waiting refunds. @returns whether there may be more */
  run(): Promise<boolean>;
}

/**
 * Creates the runner of refunds. Their keys make each of them happen once, even if two servers
 * request it. The owner is notified once of a refusal.
 *
 * @param store with the refunds
 * @param plugs of this server
 * @param report receives the failures of a provider, which is asked again later
 */
export function createRefundRunner(
  store: Pick<Store, 'read' | 'write' | 'now' | 'createId'>,
  plugs: PaymentPlugs,
  report: (error: unknown) => void,
): RefundRunner {
  async function refundOne({
    key,
    purchase_id: purchaseId,
    payment_id: paymentId,
    currency,
    cents,
  }: RefundTable): Promise<void> {
    const attempts = await listAttemptsOf(store.read, purchaseId);
    // An attempt may have been paid twice, by another payment than the one it names now.
    const tried =
      attempts.find(({ payment_id }) => payment_id === paymentId) ??
      attempts.find((attempt) => key.startsWith(`${attempt.key}:`));
    const plug = tried && plugs.get(tried.plug);
    if (!plug || !isCurrencyCode(currency))
      throw new PaymentFault(
        'unreachable',
        `there is no plug for the refund ${key}. Set its account.`,
      );
    const { refundId } = await plug.refund({ paymentId, cents, currency, key });
    await store.write((db) => markRefunded(db, { key, refundId }, store.now()));
  }

  async function noteFailure(row: RefundTable, error: unknown): Promise<void> {
    const isRefused = error instanceof PaymentFault && error.code !== 'unreachable';
    const now = store.now();
    report(error);
    await store.write(async (db) => {
      const failure = isRefused ? 'refused' : 'unreachable';
      await markRefundFailed(db, row.key, failure, now + (isRefused ? refusedWait : refundWait));
      if (isRefused) await mailRefused(db, row, { now, createId: store.createId });
    });
  }

  return {
    async run() {
      const due = await listDueRefunds(store.read, store.now(), refundsAtOnce);
      for (const row of due)
        await refundOne(row).catch((error: unknown) => noteFailure(row, error));
      return due.length >= refundsAtOnce;
    },
  };
}

async function mailRefused(
  db: Database,
  { key, order_id, payment_id, cents }: RefundTable,
  facts: MailClock,
): Promise<void> {
  const order = order_id === null ? undefined : await findOrderById(db, order_id);
  const site = order && (await findSiteById(db, order.siteId));
  if (!site) return;
  await mailOwner(
    db,
    { site, order, table: orderTexts, once: `refused ${key}` },
    facts,
    ({ texts, orderValues, money }) => {
      const words = { ...orderValues, amount: money(cents), payment: payment_id };
      return {
        subject: texts.say('refundRefusedSubject', words),
        lines: [texts.say('refundRefused', words)],
      };
    },
  );
}
