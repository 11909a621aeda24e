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
 * @param parsed what is wanted
 * @param output where the result is printed
 * @throws if there is no such site or order, or it cannot be done; the message says what to do
 */
export async function runOrders(
  store: Store,
  links: ShopLinks,
  parsed: OrdersArguments,
  output: NodeJS.WritableStream,
): Promise<void> {
  const siteId = parsed.site ?? (await onlySite(store));
  if (parsed.do === 'export' || parsed.do === 'payments') {
    const write = parsed.do === 'export' ? exportOrders : exportPayments;
    return pipeline(write(store, siteId, parsed.format), output, { end: false });
  }
  if (parsed.do === 'list')
    return void output.write(escapeHidden(await listOrders(store, siteId, parsed)));
  const order = await findOrderByNumber(store.read, siteId, parsed.order);
  if (!order) throw new Error(`there is no order ${parsed.order}. To see all orders: orders list`);
  const message = await act(store, links, order, parsed).catch(withoutPrefix);
  output.write(`${escapeHidden(message)}\n`);
}

/** @returns the message about what was done */
async function act(
  store: Store,
  links: ShopLinks,
  order: StoredOrder,
  parsed: Exclude<OrdersArguments, { do: 'export' | 'payments' | 'list' }>,
): Promise<string> {
  switch (parsed.do) {
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
      return refund(store, links, order, parsed);
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
