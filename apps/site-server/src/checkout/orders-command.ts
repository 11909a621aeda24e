import { formatMoney, type RefundRequest } from '@frontage/commerce-model';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import type { Store } from '../store/store';
import { sendOrder, settleOrder } from './change-orders';
import { exportOrders, type OrderFormat } from './export-orders';
import { orderByNumber, type StoredOrder } from './orders';
import { refundPieces } from './refund-order';
import type { ShopLinks } from './shop-links';

/** What `orders --help` prints. */
export const ordersHelp = `Looks after the orders of a shop:

  orders export [--format csv|json]
  orders sent   --order <number>
  orders paid   --order <number>
  orders refund --order <number> (--all | [--line <id>=<pieces>]... [--shipping])

  --site      id of the site; the only one there is by default
  --format    csv (default, a row for each line of an order) or json, to standard output
  sent        tells the buyer that it is on its way, and asks for a review ten days later
  paid        the money for an order that was to be paid by hand has come: its buyer gets a
              mail with gift cards and files, which wait for it
  refund      gives pieces, shipping or all that is left back, split as it was paid; what a
              provider took goes back as soon as a server runs
`;

/** What the command was asked for. */
export type OrdersAsk = { readonly site: string | undefined } & (
  | { readonly do: 'export'; readonly format: OrderFormat }
  | { readonly do: 'sent' | 'paid'; readonly order: number }
  | { readonly do: 'refund'; readonly order: number; readonly all: boolean; readonly request: RefundRequest }
);

/**
 * Reads the words after `orders`.
 *
 * @returns a line that says what is wrong
 */
export function readOrdersAsk([name = '', ...words]: readonly string[]): OrdersAsk | string {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    const { values } = parseArgs({ args: words, options: { site: text, format: text, order: text, line: { ...text, multiple: true }, shipping: flag, all: flag } });
    const { site, format = 'csv', order = '', line = [], shipping = false, all = false } = values;
    if (name === 'export') return format === 'csv' || format === 'json' ? { do: 'export', site, format } : `--format is ${JSON.stringify(format)}, expected csv or json.`;
    if (name !== 'sent' && name !== 'paid' && name !== 'refund') return `orders ${name} is nothing that it can do.`;
    if (!/^\d{1,15}$/.test(order)) return `--order is ${JSON.stringify(order)}, expected the number of an order.`;
    if (name !== 'refund') return { do: name, site, order: Number(order) };
    const quantities = readLines(line);
    if (typeof quantities === 'string') return quantities;
    return { do: 'refund', site, order: Number(order), all, request: { quantities, shipping } };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function readLines(lines: readonly string[]): Record<string, number> | string {
  const quantities: Record<string, number> = {};
  for (const line of lines) {
    const [, id = '', pieces] = /^(.+)=(\d{1,6})$/.exec(line) ?? [];
    if (pieces === undefined) return `--line is ${JSON.stringify(line)}, expected <id>=<pieces>.`;
    quantities[id] = Number(pieces);
  }
  return quantities;
}

/**
 * The command `orders`: until there is an owner's area, this is how an owner looks after
 * what was bought.
 *
 * @param store the store
 * @param links for mails
 * @param ask what is wanted
 * @param output where it is told
 * @throws when there is no such site or order, or it cannot be done
 */
export async function runOrders(store: Store, links: ShopLinks, ask: OrdersAsk, output: NodeJS.WritableStream): Promise<void> {
  const siteId = ask.site ?? (await store.findSite(''))?.id;
  if (siteId === undefined) throw new Error('there are several sites, or none. Name one with --site.');
  if (ask.do === 'export') return pipeline(exportOrders(store, siteId, ask.format), output, { end: false });
  const order = await orderByNumber(store.read, siteId, ask.order);
  if (!order) throw new Error(`there is no order ${ask.order}.`);
  if (ask.do === 'sent') await sendOrder(store, links, order.id);
  else if (ask.do === 'paid') await settleOrder(store, links, order.id);
  const said = ask.do === 'refund' ? await refund(store, links, order, ask) : `Order ${order.number}: ${ask.do}.`;
  output.write(`${said}\n`);
}

async function refund(store: Store, links: ShopLinks, order: StoredOrder, { all, request }: Extract<OrdersAsk, { do: 'refund' }>): Promise<string> {
  const whole = { quantities: Object.fromEntries(order.refundable.lines.map(({ id, quantity }) => [id, quantity])), shipping: true };
  const { cents } = await refundPieces(store, links, order.id, all ? whole : request);
  return `Order ${order.number}: ${formatMoney({ cents, currency: order.content.view.totals.currency }, 'en')} goes back.`;
}
