import { readFile } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findOrderByNumber } from '../../shop/orders/orders';
import { renewalWaits } from '../../shop/renewals/driver/step-renewal';
import { checkoutVisitor, type CheckoutVisitor } from '../../testing/checkout-visitor';
import { goods, moonJar } from '../../testing/shop-fixture';
import { deskOf, shopServer, type ShopServer } from '../../testing/shop-server';
import { ids, settings } from '../../testing/site-fixture';
import { ordersHelp, readOrdersArguments } from './read-orders-arguments';
import { runOrders } from './run-orders';

describe('the words of the command', () => {
  it.each([
    [['export'], { do: 'export', site: undefined, format: 'csv' }],
    [['export', '--format', 'json', '--site', 's'], { do: 'export', site: 's', format: 'json' }],
    [['export', '--format', 'xml'], '--format is "xml", expected csv or json.'],
    [['payments', '--format', 'json'], { do: 'payments', site: undefined, format: 'json' }],
    [['list'], { do: 'list', site: undefined, state: undefined, unsent: false, limit: 20 }],
    [
      ['list', '--state', 'open', '--unsent', '--limit', '5'],
      { do: 'list', site: undefined, state: 'open', unsent: true, limit: 5 },
    ],
    [
      ['list', '--state', 'lost'],
      '--state is "lost", expected one of paid, open, partlyRefunded, refunded, canceled.',
    ],
    [['list', '--limit', '0'], '--limit is "0", expected a number from 1.'],
    [['show', '1001'], { do: 'show', site: undefined, order: 1001 }],
    [['cancel', '1001'], { do: 'cancel', site: undefined, order: 1001 }],
    [['cancel', '1001', '1002'], '"1002" is one argument too many.'],
    [['sent', '--order', '1001'], { do: 'sent', site: undefined, order: 1001 }],
    [['paid'], 'orders paid needs the number of an order, such as orders paid 1001.'],
    [
      ['paid', 'x'],
      'orders paid needs the number of an order, such as orders paid 1001, and got "x".',
    ],
    [
      ['refund', '7'],
      'orders refund 7 needs to know what to refund: --all, --line <id>=<pieces> or --shipping. orders show 7 lists the ids.',
    ],
    [
      ['refund', '7', '--all', '--no-restock'],
      {
        do: 'refund',
        site: undefined,
        order: 7,
        all: true,
        request: { quantities: {}, shipping: false, restock: false },
      },
    ],
    [
      ['refund', '--order', '7', '--line', 'a=2', '--line', 'b=1', '--shipping'],
      {
        do: 'refund',
        site: undefined,
        order: 7,
        all: false,
        request: { quantities: { a: 2, b: 1 }, shipping: true },
      },
    ],
    [
      ['refund', '--order', '7', '--line', 'a'],
      '--line is "a", expected <id>=<pieces>. orders show 7 lists the ids.',
    ],
    [['dance'], 'There is no command orders dance.'],
    [['refund', '7', '--all', '--key', ''], '--key is "", expected 1 to 100 characters.'],
    [['refund', '--what'], expect.stringContaining('There is no option --what')],
  ])('%j', (words, ask) => expect(readOrdersArguments(words)).toEqual(ask));
});

describe('the command', () => {
  let shop: ShopServer;
  let buyer: CheckoutVisitor;

  beforeEach(async () => {
    shop = await shopServer();
    buyer = checkoutVisitor(shop.server);
    await buyer.add(goods.jar, 'small', 2);
    await buyer.pay(await buyer.checkout(), { name: '=1+1', payment: 'transfer' });
  });
  afterEach(() => shop.remove());

  async function run(...words: string[]): Promise<string> {
    const ask = readOrdersArguments(words);
    if (typeof ask === 'string') throw new Error(ask);
    const output = new PassThrough();
    const read = text(output);
    await runOrders(shop.store, deskOf(shop).links, ask, output);
    output.end();
    return read;
  }

  /** Buys a subscription and makes its later payments fail. */
  async function pausedTea(): Promise<void> {
    await buyer.add(goods.tea, 'box');
    await buyer.pay(await buyer.checkout(), { payment: 'card' });
    shop.plug.next = 'declined';
    shop.advance(31 * 24 * 60 * 60 * 1000);
    for (const wait of [...renewalWaits, 0]) {
      await deskOf(shop).renewals.renewOne();
      shop.advance(wait);
    }
  }

  const subjects = async () => (await shop.store.mails(ids.site)).map(({ subject }) => subject);

  it('writes a row for each line, in which no spreadsheet runs anything, and all of it as JSON', async () => {
    const [head = '', row = ''] = (await run('export')).split('\r\n');
    expect(head).toMatch(/^Order,Placed \(UTC\),Email,Payment,/);
    expect(row).toMatch(
      /^1001,2026-01-01T00:00:00.000Z,ada@example.com,open,,'=1\+1,1 Kiln Road,Springfield,IL,62701,US,\w+,jar,Small,Moon jar,2,USD,80.00,0.00,5.00,8.00,93.00,0.00,0.00,,$/,
    );
    expect(JSON.parse(await run('export', '--format', 'json'))).toMatchObject([
      {
        number: 1001,
        email: 'ada@example.com',
        lines: [{ productId: goods.jar, quantity: 2, cents: 8_000 }],
        totals: { dueCents: 9_300 },
      },
    ]);
    expect(JSON.parse(await run('export', '--format', 'json', '--site', 'other'))).toEqual([]);
  });

  it('exports nothing that a terminal acts on, or that nobody sees; JSON reads back as it was', async () => {
    const title = 'A\u001b[2J jar\u202e\u007f';
    await shop.store.saveProduct(ids.site, { ...moonJar, product: { ...moonJar.product, title } });
    await buyer.add(goods.jar, 'small');
    await buyer.pay(await buyer.checkout());
    const [csv, json] = [await run('export'), await run('export', '--format', 'json')];
    expect(csv).toContain('A\\u{1b}[2J jar\\u{202e}\\u{7f}');
    for (const printed of [csv, json]) expect(printed).not.toMatch(/[^\P{Cc}\r\n]|\u202e/u);
    expect(JSON.parse(json)).toMatchObject([{}, { lines: [{ title }] }]);
  });

  it('notes that an order was sent, once, and asks for a review ten days later', async () => {
    expect(await run('sent', '1001')).toBe('Order 1001: sent.\n');
    await expect(run('sent', '1001')).rejects.toThrow('has already been sent');
    expect(await subjects()).toEqual(
      expect.arrayContaining(['Your order 1001 is on its way', 'How do you like your order?']),
    );
    const later = await shop.store.read
      .selectFrom('outbox')
      .select('next_at')
      .where('subject', 'like', 'How do you%')
      .executeTakeFirst();
    expect(later?.next_at).toBe(Date.UTC(2026, 0, 11));
  });

  it('notes that the money came', async () => {
    await run('paid', '1001');
    expect((await findOrderByNumber(shop.store.read, ids.site, 1_001))?.paymentState).toBe('paid');
    await expect(run('paid', '1001')).rejects.toThrow('is paid, not open');
  });

  it('gives back all that is left, and says how much', async () => {
    await run('paid', '1001');
    expect(await run('refund', '1001', '--shipping')).toBe(
      'Order 1001: $5.00 will be refunded. What was paid by hand has to be refunded by hand. Nothing was put back in stock.\n',
    );
    expect(await run('refund', '1001', '--all')).toBe(
      'Order 1001: $88.00 will be refunded. What was paid by hand has to be refunded by hand. Pieces back in stock: 2.\n',
    );
    await expect(run('refund', '1001', '--all')).rejects.toThrow(
      'nothing of order 1001 would be refunded',
    );
    await expect(run('refund', '1', '--all')).rejects.toThrow(
      'there is no order 1. To see all orders: orders list',
    );
  });

  it('gives the same pieces back once, however often it is typed; under a key of its own once more', async () => {
    await run('paid', '1001');
    const shown = await run('show', '1001');
    const line = /^\s*(\w+)\s+2\s+2\s/m.exec(shown)?.[1] ?? '';
    const first = await run('refund', '1001', '--line', `${line}=1`);
    expect(first).toContain('Order 1001: $44.00 will be refunded.');
    expect(await run('refund', '1001', '--line', `${line}=1`)).toBe(
      'Order 1001: $44.00 was refunded for this before, and nothing more is refunded now. To refund the same once more, add a --key of its own, such as --key second.\n',
    );
    expect(await run('refund', '1001', '--line', `${line}=1`, '--key', 'second')).toBe(first);
    await expect(run('refund', '1001', '--shipping', '--key', 'second')).rejects.toThrow(
      'the key "second" was used for another refund of order 1001. Use another key.',
    );
  });

  it('lists orders, the newest first, those that are asked for', async () => {
    await buyer.add(goods.course, 'seat');
    await buyer.pay(await buyer.checkout(), { payment: 'card' });
    expect(await run('list')).toMatchInlineSnapshot(`
      "Order  Placed (UTC)      Payment  Goods       Total    Buyer
      1002   2026-01-01 00:00  paid                 $132.00  ada@example.com
      1001   2026-01-01 00:00  open     to be sent  $93.00   ada@example.com

      Details of one: orders show <number>
      "
    `);
    const numbers = async (...words: string[]) =>
      [...(await run('list', ...words)).matchAll(/^\d+/gm)].map(([number]) => number);
    expect([
      await numbers('--state', 'paid'),
      await numbers('--unsent'),
      await numbers('--limit', '1'),
    ]).toEqual([['1002'], ['1001'], ['1002']]);
    expect(await run('list', '--limit', '1')).toContain(
      'These are the newest 1; --limit shows more.',
    );
    expect(await run('list', '--state', 'refunded')).toBe('No orders match.\n');
  });

  it('shows all of an order, and what can be done with it', async () => {
    const found = await findOrderByNumber(shop.store.read, ids.site, 1_001);
    const line = found?.content.view.cart.entries[0]?.id ?? '';
    const shown = (await run('show', '1001'))
      .replaceAll(line, '<line>')
      .replace(/order\/[\w.-]{68}/, 'order/<token>')
      .replace(/[0-9a-f]{24}:1/, '<key>');
    expect(shown).toMatchInlineSnapshot(`
      "Order 1001, placed 2026-01-01 00:00 UTC

      Buyer    ada@example.com
      Payment  open, transfer, until 2026-01-15 00:00 UTC, then it is cancelled
      Sent     no
      Address  =1+1, 1 Kiln Road, Springfield IL 62701, United States
      Page     http://studio.example/order/<token>

      Line                      Pieces  Refundable  Title             Total
      <line>  2       2           Moon jar (Small)  $80.00

      Shipping  $5.00
      Taxes     $8.00
      Total     $93.00

      Payment attempts
      2026-01-01 00:00 UTC  manual  paid  $93.00  manual-transfer-USD-9300-<key>

      What can be done
      orders paid 1001    its payment has arrived
      orders cancel 1001  cancels it
      orders sent 1001    it is on its way
      "
    `);
    await run('paid', '1001');
    await run('refund', '1001', '--line', `${line}=1`);
    const later = await run('show', '1001');
    for (const text of [
      'partlyRefunded, transfer',
      'Refunded  $44.00',
      'to be refunded  $44.00',
      'orders refund 1001 --all',
    ])
      expect(later).toContain(text);
    expect(later).not.toContain('orders cancel');
  });

  it('tells of a subscription what it was renewed by, and of a renewal what it began with', async () => {
    await buyer.add(goods.tea, 'box');
    await buyer.pay(await buyer.checkout(), { payment: 'card' });
    shop.advance(31 * 24 * 60 * 60 * 1000);
    await deskOf(shop).renewals.renewOne();
    expect(await run('show', '1002')).toMatch(
      /Subscription {2}Tea club\nState {9}active, renewed 2026-03-01 00:00 UTC\nRenewed by {4}order 1003/,
    );
    expect(await run('show', '1003')).toContain('Began with    order 1002; this is period 2');
    expect((await run('export')).split('\r\n')[3]).toMatch(/^1003,.*,1002,2$/);
  });

  it('cancels an order, once, and says why it cannot cancel another', async () => {
    expect(await run('cancel', '1001')).toBe('Order 1001: cancelled.\n');
    await expect(run('cancel', '1001')).rejects.toThrow(
      /^order 1001 has already been cancelled. There is nothing left to do.$/,
    );
    expect(await run('show', '1001')).toContain('There is nothing left to do.');
  });

  it('goes on with a subscription that is paused, and only with one', async () => {
    await pausedTea();
    expect(await run('show', '1002')).toContain('orders resume 1002');
    expect(await run('resume', '1002')).toBe(
      'Order 1002: Tea club resumes, and will be charged as soon as a server is running.\n',
    );
    await expect(run('resume', '1002')).rejects.toThrow(
      'order 1002 has no paused subscription. Details: orders show 1002',
    );
    shop.plug.next = 'paid';
    await deskOf(shop).renewals.renewOne();
    expect(await run('show', '1003')).toContain('Began with    order 1002; this is period 2');
    expect(await run('show', '1002')).toContain('active, renewed 2026-03-01');
  });

  it('names the sites where there are several', async () => {
    await shop.store.saveSite({ id: 'second', host: 'two.example', settings });
    await expect(run('list')).rejects.toThrow(
      `there are several sites. Name one with --site: ${ids.site}, second`,
    );
  });

  it('does all that the README says, in its order', async () => {
    const readme = await readFile(new URL('../../../README.md', import.meta.url), 'utf8');
    const lines = [...readme.matchAll(/^node site-server\.js orders (.*)$/gm)].map(
      ([, words = '']) => words.replace(/ > .*/, '').split(' '),
    );
    for (const [, name = ''] of ordersHelp.matchAll(/^ {2}orders (\w+)/gm))
      expect(lines.map(([first]) => first)).toContain(name);
    await buyer.add(goods.course, 'seat');
    await buyer.pay(await buyer.checkout(), { payment: 'transfer' });
    await pausedTea();
    const line =
      (await findOrderByNumber(shop.store.read, ids.site, 1_001))?.content.view.cart.entries[0]
        ?.id ?? '';
    for (const words of lines)
      expect(await run(...words.map((word) => word.replace('<id>', line)))).not.toBe('');
  });
});
