import { insertSubscription } from '../subscriptions';
import type { RoomExample } from '../../../testing/add-one-of-each';

/** A subscription. */
export const subscriptionExample: RoomExample = async (db, { siteId, orderId, createId, now }) => {
  const subscription = {
    id: createId(),
    siteId,
    orderId,
    lineId: 'line',
    email: 'sue@example.com',
    currency: 'USD',
    cents: 500,
    plan: { billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 0 },
    title: 'Tea club',
    plug: 'test',
    method: null,
    methodAt: 0,
    nextAt: now,
  } as const;
  await insertSubscription(db, subscription, now);
};
