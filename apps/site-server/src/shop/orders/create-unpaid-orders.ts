import type { Store } from '../../store/store';
import type { ShopLinks } from '../pages/create-shop-links';
import { cancelOrder, type CancelCause } from './cancel-order';

/** Cancels orders that were not paid in time. */
export interface UnpaidOrders {
  /** Cancels the overdue ones. @returns whether there may be more */
  run(): Promise<boolean>;
}

/** The number of orders per round. */
const atOnce = 20;

/**
 * Makes what cancels orders that were to be paid by hand and were not, or not confirmed, each at
 * the time that its buyer was told. What was sent already is not canceled: it is the owner's to
 * settle.
 *
 * @param store with the orders
 * @param links for mails
 * @param report receives failures; they are retried next time
 */
export function createUnpaidOrders(
  store: Pick<Store, 'read' | 'write' | 'now' | 'createId'>,
  links: ShopLinks,
  report: (error: unknown) => void,
): UnpaidOrders {
  async function cancelDue(time: 'confirm_by' | 'pay_by', cause: CancelCause): Promise<boolean> {
    const rows = await store.read
      .selectFrom('shop_order')
      .select('id')
      .where('payment_state', '=', 'open')
      .where(time, '<=', store.now())
      .where('sent_at', 'is', null)
      .orderBy(time)
      .limit(atOnce)
      .execute();
    let canceled = 0;
    for (const { id } of rows) {
      // Somebody may have paid, sent, confirmed or canceled it since it was read; then the
      // transaction refuses.
      const isDone = await cancelOrder(store, links, id, cause).then(
        () => true,
        (error: unknown) => (error instanceof RangeError ? true : (report(error), false)),
      );
      if (isDone) canceled += 1;
    }
    return canceled === atOnce;
  }

  return {
    async run() {
      const unconfirmed = await cancelDue('confirm_by', 'unconfirmed');
      const unpaid = await cancelDue('pay_by', 'unpaid');
      return unconfirmed || unpaid;
    },
  };
}
