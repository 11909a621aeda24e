import { formatMoney } from '@frontage/commerce-model';
import type { OrderPaymentState } from '@frontage/react-blocks/server';
import { listOrdersBefore } from '../../shop/orders/orders';
import { isOrderOver, type StoredOrder } from '../../shop/orders/stored-order';
import type { Store } from '../../store/store';
import { columns } from '../terminal/columns';

/** Which orders are listed. */
export interface OrderFilter {
  /** @default all */
  readonly state: OrderPaymentState | undefined;
  /** Only orders with goods that were not sent yet. */
  readonly unsent: boolean;
  /** The most orders. */
  readonly limit: number;
}

/** How many orders are read at once. */
const groupSize = 200;

/**
 * Formats orders as a table for a terminal, newest first.
 *
 * @param store where they are
 * @param siteId the site
 * @param filter which of them
 */
export async function listOrders(
  { read }: Pick<Store, 'read'>,
  siteId: string,
  filter: OrderFilter,
): Promise<string> {
  const found: StoredOrder[] = [];
  for (let before = Number.MAX_SAFE_INTEGER; ;) {
    const group = await listOrdersBefore(read, siteId, before, groupSize);
    found.push(...group.filter((order) => isWanted(order, filter)));
    if (group.length < groupSize || found.length >= filter.limit) break;
    before = group.at(-1)?.number ?? 0;
  }
  if (found.length === 0) return 'No orders match.\n';
  const rows = [
    ['Order', 'Placed (UTC)', 'Payment', 'Goods', 'Total', 'Buyer'],
    ...found.slice(0, filter.limit).map(rowOf),
  ];
  const more =
    found.length > filter.limit ? `These are the newest ${filter.limit}; --limit shows more. ` : '';
  return `${columns(rows)}\n\n${more}Details of one: orders show <number>\n`;
}

/** Formats a time for a terminal, in UTC. */
export function utcTime(time: number): string {
  return new Date(time).toISOString().slice(0, 16).replace('T', ' ');
}

function isWanted(order: StoredOrder, { state, unsent }: OrderFilter): boolean {
  return (
    (state === undefined || order.paymentState === state) &&
    (!unsent || goodsOf(order) === 'to be sent')
  );
}

function rowOf(order: StoredOrder): string[] {
  const { number, createdAt, paymentState, email, content } = order;
  const { grandTotalCents, currency } = content.view.totals;
  return [
    String(number),
    utcTime(createdAt),
    paymentState,
    goodsOf(order),
    formatMoney({ cents: grandTotalCents, currency }, 'en'),
    email,
  ];
}

/** Returns the delivery state of an order's goods; `''` if it has none. */
function goodsOf(order: StoredOrder): string {
  if (!order.content.view.totals.requiresShipping) return '';
  if (order.sentAt !== null) return 'sent';
  return isOrderOver(order) ? 'kept' : 'to be sent';
}
