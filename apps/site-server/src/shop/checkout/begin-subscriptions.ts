import { nextPeriod, renewalCents } from '@frontage/commerce-model';
import type { PaymentPlugId } from '../../payment/payment-plug';
import type { PaymentTable } from '../../payment/payment-table';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import { parseJson } from '../../store/json-text';
import type { NewOrder } from '../orders/insert-order';
import { readShopSettings } from '../settings/shop-settings';
import { insertSubscription } from '../subscriptions/subscriptions';

/** An order, and how it was paid. */
interface PlacedOrder {
  readonly site: Site;
  readonly order: NewOrder;
  /** The attempt that paid it; nothing where nothing was due. */
  readonly tried: PaymentTable | undefined;
}

/**
 * Begins what an order has of subscriptions; their periods are paid as the order was, with the
 * method that its buyer let the provider keep.
 *
 * @param db the transaction that stores the order
 * @param placed the order
 * @param facts time and ids
 */
export async function beginSubscriptions(
  db: Database,
  { site, order, tried }: PlacedOrder,
  { now, createId }: { readonly now: number; createId(): string },
): Promise<void> {
  const { id, siteId, email, content } = order;
  const { cart, lines, settings, totals } = content.view;
  for (const [index, entry] of cart.entries.entries()) {
    const plan = lines[index]?.plan;
    if (!plan) continue;
    await insertSubscription(
      db,
      {
        id: createId(),
        siteId,
        orderId: id,
        lineId: entry.id,
        email,
        currency: totals.currency,
        cents: renewalCents(entry, cart, { settings, now }),
        plan,
        title: entry.title,
        plug: tried?.plug ?? usualPlug(site),
        method: tried?.saved ? parseJson(tried.saved) : null,
        methodAt: tried?.created_at ?? now,
        nextAt: nextPeriod(plan, now, 1),
      },
      now,
    );
  }
}

/** What nothing was due for goes on with what most buyers of the shop pay with. */
function usualPlug({ settings }: Site): PaymentPlugId {
  return readShopSettings(settings).payments[0]?.plug ?? 'manual';
}
