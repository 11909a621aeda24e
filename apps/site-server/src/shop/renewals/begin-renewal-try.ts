import type { PaymentPlugId } from '../../payment/payment-plug';
import { beginTry, listTriesOf } from '../../payment/tries';
import type { Database } from '../../store/database';
import type { StoredOrder } from '../orders/stored-order';
import { renewalId } from '../subscriptions/subscriptions';
import type { OpenRenewal } from './open-renewal';
import { renewalKey } from './renewal-key';

/**
 * Starts a payment attempt for a period, with the method of the first order.
 *
 * @param open the renewal
 * @param attempt its number
 * @param now UTC milliseconds
 */
export async function beginRenewalTry(
  { db, period, subscription, first: findFirst }: OpenRenewal,
  attempt: number,
  now: number,
): Promise<void> {
  const first = await findFirst();
  const plug = await findPlugOf(db, first);
  const { siteId, currency, cents, email, title } = subscription;
  const { address, language, origin, method } = first.content;
  await beginTry(
    db,
    {
      key: renewalKey({ ...period, attempt }),
      siteId,
      purchaseId: renewalId(period),
      attempt,
      plug,
      currency,
      cents,
      details: {
        email,
        address,
        payment: '',
        language,
        origin,
        description: title,
        method: plug === 'manual' ? method : null,
      },
    },
    now,
  );
}

/** Finds the plug of an order; one that cost nothing continues by hand. */
async function findPlugOf(
  db: Database,
  { purchaseId, paymentId }: StoredOrder,
): Promise<PaymentPlugId> {
  const tries = await listTriesOf(db, purchaseId);
  return tries.find(({ payment_id }) => payment_id === paymentId)?.plug ?? 'manual';
}
