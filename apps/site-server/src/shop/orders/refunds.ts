import { isCurrencyCode, type CurrencyCode } from '@frontage/commerce-model';
import { PaymentFault } from '../../payment/payment-fault';
import { siteById } from '../../sites/sites';
import type { RefundTable } from '../../store/shop-tables';
import type { Store } from '../../store/store';
import type { Database } from '../../store/tables';
import { orderById } from './orders';
import { isPlugId } from '../checkout/payment-options';
import { tellOwner } from './send-mail';
import type { Plugs } from '../checkout/create-store-payments';

/** Money that is to go back at a provider, once for its key. */
export interface NewRefund {
  readonly key: string;
  readonly siteId: string;
  readonly checkoutId: string;
  /** Null for what no order was made of. */
  readonly orderId: string | null;
  readonly paymentId: string;
  readonly currency: CurrencyCode;
  readonly cents: number;
}

/** Notes money that is to go back; the worker brings it to the provider. */
export async function insertRefund(
  db: Database,
  { key, siteId, checkoutId, orderId, paymentId, currency, cents }: NewRefund,
  now: number,
): Promise<void> {
  await db
    .insertInto('refund')
    .values({
      key,
      site_id: siteId,
      checkout_id: checkoutId,
      order_id: orderId,
      payment_id: paymentId,
      currency,
      cents,
      refund_id: null,
      document: '{}',
      created_at: now,
      done_at: null,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** Refunds that one round brings to providers. */
const refundsAtOnce = 20;

/** How long a refund rests that a provider did not take, in milliseconds. */
const refundWait = 5 * 60_000;

/**
 * How long one rests that a provider refuses, in milliseconds: only the owner can do something
 * about it.
 */
const refusedWait = 24 * 60 * 60_000;

/** What brings refunds to providers. */
export interface RefundRunner {
  /** Does what waits. @returns whether there may be more */
  run(): Promise<boolean>;
}

/**
 * Makes what brings refunds to their providers. Their keys make each of them go back
 * once, also when two servers bring it. What a provider refuses, its owner is told once.
 *
 * @param store where they are
 * @param plugs of this server
 * @param report gets what a provider failed with; it is asked again later
 */
export function createRefundRunner(
  store: Pick<Store, 'read' | 'write' | 'now' | 'createId'>,
  plugs: Plugs,
  report: (error: unknown) => void,
): RefundRunner {
  const resting = new Map<string, number>();

  async function refundOne({
    key,
    checkout_id,
    payment_id: paymentId,
    currency,
    cents,
  }: RefundTable): Promise<void> {
    const tries = await store.read
      .selectFrom('payment')
      .select(['key', 'plug', 'payment_id'])
      .where('checkout_id', '=', checkout_id)
      .execute();
    // A try may have been paid twice, by another payment than it names now.
    const tried =
      tries.find(({ payment_id }) => payment_id === paymentId) ??
      tries.find((one) => key.startsWith(`${one.key}:`));
    const plug = tried && isPlugId(tried.plug) ? plugs.get(tried.plug) : undefined;
    if (!plug || !isCurrencyCode(currency))
      throw new Error(`[site-server] there is no plug for the refund ${key}. Set its account.`);
    const { refundId } = await plug.refund({ paymentId, cents, currency, key });
    await store.write((db) =>
      db
        .updateTable('refund')
        .set({ refund_id: refundId, done_at: store.now() })
        .where('key', '=', key)
        .execute(),
    );
  }

  return {
    async run() {
      const now = store.now();
      for (const [key, until] of resting) if (until <= now) resting.delete(key);
      const rows = await store.read
        .selectFrom('refund')
        .selectAll()
        .where('done_at', 'is', null)
        .orderBy('created_at')
        .limit(refundsAtOnce + resting.size)
        .execute();
      const waiting = rows.filter(({ key }) => !resting.has(key));
      for (const row of waiting) {
        await refundOne(row).catch(async (error: unknown) => {
          const isRefused = error instanceof PaymentFault && error.code !== 'unreachable';
          resting.set(row.key, now + (isRefused ? refusedWait : refundWait));
          report(error);
          if (isRefused)
            await store.write((db) => tellRefused(db, row, { now, createId: store.createId }));
        });
      }
      return waiting.length >= refundsAtOnce;
    },
  };
}

async function tellRefused(
  db: Database,
  { key, order_id, payment_id, cents }: RefundTable,
  facts: { now: number; createId(): string },
): Promise<void> {
  const order = order_id === null ? undefined : await orderById(db, order_id);
  const site = order && (await siteById(db, order.siteId));
  if (!site) return;
  await tellOwner(db, { site, order, once: `refused ${key}` }, facts, ({ texts, said, money }) => {
    const words = { ...said, amount: money(cents), payment: payment_id };
    return {
      subject: texts.say('refundRefusedSubject', words),
      lines: [texts.say('refundRefused', words)],
    };
  });
}
