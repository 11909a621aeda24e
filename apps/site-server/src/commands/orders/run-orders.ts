import { formatMoney } from '@frontage/commerce-model';
import { pipeline } from 'node:stream/promises';
import { cancelOrder } from '../../shop/orders/cancel-order';
import { exportOrders } from '../../shop/orders/export-orders';
import { exportPayments } from '../../shop/orders/export-payments';
import { findOrderByNumber } from '../../shop/orders/orders';
import { refundPieces } from '../../shop/orders/refund-pieces';
import { sendOrder } from '../../shop/orders/send-order';
import { settleOrder } from '../../shop/orders/settle-order';
import type { StoredOrder } from '../../shop/orders/stored-order';
import type { ShopLinks } from '../../shop/pages/create-shop-links';
import { resumeSubscription, listSubscriptionsIn } from '../../shop/subscriptions/subscriptions';
import type { Store } from '../../store/store';
import { escapeHidden } from '../../texts/escape-hidden';
import { onlySite } from '../terminal/only-site';
import { formatOrder } from './format-order';
import { listOrders } from './list-orders';
import type { OrdersArguments } from './read-orders-arguments';

/**
 * Runs the command `orders`, with which whoever runs the server manages orders, as others do in the
 * owner's area.
 *
 * @param store the store
 * @param links for mails
 * @param ask what is wanted
 * @param output where the result is printed
 * @throws if there is no such site or order, or it cannot be done; the message says what to do
 */
export async function runOrders(
  store: Store,
  links: ShopLinks,
  ask: OrdersArguments,
  output: NodeJS.WritableStream,
): Promise<void> {
  const siteId = ask.site ?? (await onlySite(store));
  if (ask.do === 'export' || ask.do === 'payments') {
    const write = ask.do === 'export' ? exportOrders : exportPayments;
    return pipeline(write(store, siteId, ask.format), output, { end: false });
  }
  if (ask.do === 'list')
    return void output.write(escapeHidden(await listOrders(store, siteId, ask)));
  const order = await findOrderByNumber(store.read, siteId, ask.order);
  if (!order) throw new Error(`there is no order ${ask.order}. To see all orders: orders list`);
  const said = await act(store, links, order, ask).catch(withoutPrefix);
  output.write(`${escapeHidden(said)}\n`);
}

/** @returns the message about what was done */
async function act(
  store: Store,
  links: ShopLinks,
  order: StoredOrder,
  ask: Exclude<OrdersArguments, { do: 'export' | 'payments' | 'list' }>,
): Promise<string> {
  switch (ask.do) {
    case 'show':
      return formatOrder(store, links, order);
    case 'sent':
      await sendOrder(store, links, order.id);
      return `Order ${order.number}: sent.`;
    case 'paid':
      await settleOrder(store, links, order.id);
      return `Order ${order.number}: paid.`;
    case 'cancel':
      await cancelOrder(store, links, order.id, 'owner');
      return `Order ${order.number}: cancelled.`;
    case 'resume':
      return resume(store, order);
    case 'refund':
      return refund(store, links, order, ask);
  }
}

async function resume({ write, now }: Store, order: StoredOrder): Promise<string> {
  const resumed = await write(async (db) => {
    const titles: string[] = [];
    for (const subscription of await listSubscriptionsIn(db, order))
      if (await resumeSubscription(db, subscription, now())) titles.push(subscription.title);
    return titles;
  });
  if (resumed.length === 0)
    throw new RangeError(
      `order ${order.number} has no paused subscription. Details: orders show ${order.number}`,
    );
  return `Order ${order.number}: ${resumed.join(', ')} resumes, and will be charged as soon as a server is running.`;
}

async function refund(
  store: Store,
  links: ShopLinks,
  order: StoredOrder,
  { all, request: wanted, key }: Extract<OrdersArguments, { do: 'refund' }>,
): Promise<string> {
  const whole = {
    quantities: Object.fromEntries(
      order.refundable.lines.map(({ id, quantity }) => [id, quantity]),
    ),
    shipping: true,
  };
  const request = { ...wanted, ...(all && whole) };
  const { cents, restocked, ended, isRepeat } = await refundPieces(store, links, order.id, {
    ...request,
    key: key ?? `the same: ${JSON.stringify(request)}`,
  });
  const amount = formatMoney({ cents, currency: order.content.view.totals.currency }, 'en');
  if (isRepeat)
    return `Order ${order.number}: ${amount} was refunded for this before, and nothing more is refunded now. To refund the same once more, add a --key of its own, such as --key second.`;
  const messages = [`Order ${order.number}: ${amount} will be refunded.`];
  if (order.content.method !== 'online')
    messages.push('What was paid by hand has to be refunded by hand.');
  if (order.content.taken.length > 0)
    messages.push(
      restocked === 0 ? 'Nothing was put back in stock.' : `Pieces back in stock: ${restocked}.`,
    );
  for (const title of ended) messages.push(`${title} will not renew.`);
  return messages.join(' ');
}

/** A message in the terminal needs no prefix with our name. */
function withoutPrefix(error: unknown): never {
  if (error instanceof RangeError)
    throw new Error(error.message.replace(/^\[[\w-]+\] /, ''), { cause: error });
  throw error;
}
