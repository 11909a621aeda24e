import { findMember } from '../../members/members';
import { listGiftCardsOf, type ListedGiftCard } from '../../shop/codes/list-gift-cards';
import { findFirstNumbers } from '../../shop/orders/find-first-numbers';
import { listOrderPeriods } from '../../shop/orders/orders';
import type { StoredOrder } from '../../shop/orders/stored-order';
import { listPaymentsOf, type StoredPayment } from '../../shop/orders/stored-payment';
import type { Subscription } from '../../shop/subscriptions/subscription';
import { listSubscriptionsIn } from '../../shop/subscriptions/subscriptions';
import type { Database } from '../../store/database';

/** An order with what belongs to it. */
export interface LoadedOrder {
  readonly order: StoredOrder;
  readonly payments: readonly StoredPayment[];
  readonly subscriptions: readonly Subscription[];
  /** The gift cards that it bought, and those that paid for it. */
  readonly giftCards: readonly ListedGiftCard[];
  /** The member with the address of its buyer; undefined if there is none. */
  readonly memberId: string | undefined;
  /** For a renewal: the number of the order that it began with. */
  readonly beganWith: number | undefined;
  /** The numbers of the orders that renewed it. */
  readonly renewedBy: readonly number[];
}

/**
 * Loads what belongs to an order.
 *
 * @param db the reading side
 * @param order the order
 */
export async function loadOrder(db: Database, order: StoredOrder): Promise<LoadedOrder> {
  const [payments, subscriptions, first, giftCards, member] = await Promise.all([
    listPaymentsOf(db, [order.purchaseId]),
    listSubscriptionsIn(db, order),
    findFirstNumbers(db, [order]),
    listGiftCardsOf(db, order.siteId, order.id),
    findMember(db, order.siteId, order.email),
  ]);
  const begun = order.renewal ? [] : subscriptions;
  const periods = await Promise.all(begun.map(({ id }) => listOrderPeriods(db, id)));
  return {
    order,
    payments,
    subscriptions,
    giftCards,
    memberId: member?.id,
    beganWith: order.renewal ? first.get(order.renewal.subscriptionId) : undefined,
    renewedBy: periods.flat().map(({ number }) => number),
  };
}
