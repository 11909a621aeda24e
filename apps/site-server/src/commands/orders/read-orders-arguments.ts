import type { OrderPaymentState } from '@frontage/react-blocks/server';
import { parseArgs } from 'node:util';
import type { OrderFormat } from '../../shop/orders/export-orders';
import type { OrderRefundRequest } from '../../shop/orders/refund-pieces';
import { explainWords, unknownWord } from '../terminal/explain-words';

const states = [
  'paid',
  'open',
  'partlyRefunded',
  'refunded',
  'canceled',
] as const satisfies readonly OrderPaymentState[];

/** What `orders --help` prints. */
export const ordersHelp = `Manages the orders of a shop:

  orders list     [--state ${states.join('|')}] [--unsent] [--limit <count>]
  orders show     <number>
  orders sent     <number>
  orders paid     <number>
  orders cancel   <number>
  orders refund   <number> (--all | [--line <id>=<pieces>]... [--shipping]) [--restock | --no-restock] [--key <word>]
  orders resume   <number>
  orders export   [--format csv|json]
  orders payments [--format csv|json]

  --site      id of the site; can be left out when there is only one
  list        the newest 20, newest first; --unsent shows only those with goods still to be sent
  show        everything about an order: its lines with their ids, what was paid and refunded,
              the orders that renewed it, and what can be done with it
  sent        tells the buyer that the order is on its way, and asks for a review ten days later
  paid        marks an order that is paid by hand as paid: the buyer gets an email with the gift
              cards and files that were waiting for the money
  cancel      cancels an order that was neither paid nor sent: its goods go back in stock, gift
              cards and coupons are restored, and the buyer gets an email
  refund      refunds pieces, shipping or all that is left, the way it was paid; a payment
              provider is asked as soon as a server is running. Goods that were not sent go back
              in stock, goods that were sent do not: --restock and --no-restock override this.
              The same refund asked for again does nothing; to refund the same pieces of a line
              once more, give it a --key of its own
  resume      resumes a subscription that was paused because it could not be charged: the period
              is charged again as soon as a server is running
  export      writes every order to standard output
  payments    writes every payment attempt, with its result, to standard output
  --format    csv (default, one row for each line of an order or each attempt) or json
`;

/** The arguments of the command. */
export type OrdersArguments = { readonly site: string | undefined } & (
  | {
      readonly do: 'list';
      readonly state: OrderPaymentState | undefined;
      readonly unsent: boolean;
      readonly limit: number;
    }
  | { readonly do: 'export'; readonly format: OrderFormat }
  | { readonly do: 'payments'; readonly format: OrderFormat }
  | { readonly do: 'show' | 'sent' | 'paid' | 'cancel' | 'resume'; readonly order: number }
  | {
      readonly do: 'refund';
      readonly order: number;
      readonly all: boolean;
      readonly request: Omit<OrderRefundRequest, 'key'>;
      /** @default what is asked for is its key */
      readonly key?: string;
    }
);

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const options = {
  site: text,
  format: text,
  order: text,
  state: text,
  unsent: flag,
  limit: text,
  line: { ...text, multiple: true },
  shipping: flag,
  all: flag,
  restock: flag,
  key: text,
} as const;

/** The values of the options. */
type Values = ReturnType<typeof parse>['values'];

/**
 * Reads the arguments after `orders`.
 *
 * @returns a line with what is wrong
 */
export function readOrdersArguments([name = '', ...args]: readonly string[]):
  | OrdersArguments
  | string {
  try {
    const { values, positionals } = parse(args);
    const [number = values.order ?? '', ...more] = positionals;
    if (more.length > 0) return `${JSON.stringify(more[0])} is one argument too many.`;
    if (name === 'list') return readList(values);
    if (name === 'export' || name === 'payments') return readExport(name, values);
    if (
      name !== 'show' &&
      name !== 'sent' &&
      name !== 'paid' &&
      name !== 'cancel' &&
      name !== 'resume' &&
      name !== 'refund'
    )
      return unknownWord('orders', name);
    if (!/^\d{1,15}$/.test(number)) {
      const received = number === '' ? '' : `, and got ${JSON.stringify(number)}`;
      return `orders ${name} needs the number of an order, such as orders ${name} 1001${received}.`;
    }
    if (name !== 'refund') return { do: name, site: values.site, order: Number(number) };
    return readRefund(values, Number(number));
  } catch (error) {
    return explainWords(error);
  }
}

function parse(args: readonly string[]) {
  return parseArgs({ args: [...args], options, allowPositionals: true, allowNegative: true });
}

function readList({ site, state, unsent = false, limit = '20' }: Values): OrdersArguments | string {
  const known = states.find((name) => name === state);
  if (state !== undefined && !known)
    return `--state is ${JSON.stringify(state)}, expected one of ${states.join(', ')}.`;
  if (!/^[1-9]\d{0,5}$/.test(limit))
    return `--limit is ${JSON.stringify(limit)}, expected a number from 1.`;
  return { do: 'list', site, state: known, unsent, limit: Number(limit) };
}

function readExport(
  name: 'export' | 'payments',
  { site, format = 'csv' }: Values,
): OrdersArguments | string {
  return format === 'csv' || format === 'json'
    ? { do: name, site, format }
    : `--format is ${JSON.stringify(format)}, expected csv or json.`;
}

function readRefund(
  { site, line = [], shipping = false, all = false, restock, key }: Values,
  order: number,
): OrdersArguments | string {
  const quantities: Record<string, number> = {};
  for (const text of line) {
    const [, id = '', pieces] = /^(.+)=(\d{1,6})$/.exec(text) ?? [];
    if (pieces === undefined)
      return `--line is ${JSON.stringify(text)}, expected <id>=<pieces>. orders show ${order} lists the ids.`;
    quantities[id] = Number(pieces);
  }
  if (!all && line.length === 0 && !shipping)
    return `orders refund ${order} needs to know what to refund: --all, --line <id>=<pieces> or --shipping. orders show ${order} lists the ids.`;
  if (key !== undefined && !/^.{1,100}$/.test(key))
    return `--key is ${JSON.stringify(key)}, expected 1 to 100 characters.`;
  return {
    do: 'refund',
    site,
    order,
    all,
    ...(key !== undefined && { key }),
    request: { quantities, shipping, ...(restock !== undefined && { restock }) },
  };
}
