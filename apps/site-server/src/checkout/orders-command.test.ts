import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkoutVisitor, type CheckoutVisitor } from '../testing/checkout-visitor';
import { goods } from '../testing/shop-fixture';
import { deskOf, shopServer, type ShopServer } from '../testing/shop-server';
import { ids } from '../testing/site-fixture';
import { orderByNumber } from './orders';
import { readOrdersAsk, runOrders } from './orders-command';

describe('the words of the command', () => {
  it.each([
    [['export'], { do: 'export', site: undefined, format: 'csv' }],
    [['export', '--format', 'json', '--site', 's'], { do: 'export', site: 's', format: 'json' }],
    [['export', '--format', 'xml'], '--format is "xml", expected csv or json.'],
    [['sent', '--order', '1001'], { do: 'sent', site: undefined, order: 1001 }],
    [['paid'], '--order is "", expected the number of an order.'],
    [['refund', '--order', '7', '--line', 'a=2', '--line', 'b=1', '--shipping'], { do: 'refund', site: undefined, order: 7, all: false, request: { quantities: { a: 2, b: 1 }, shipping: true } }],
    [['refund', '--order', '7', '--line', 'a'], '--line is "a", expected <id>=<pieces>.'],
    [['dance'], 'orders dance is nothing that it can do.'],
    [['refund', '--what'], expect.stringContaining("Unknown option '--what'")],
  ])('%j', (words, ask) => expect(readOrdersAsk(words)).toEqual(ask));
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
    const ask = readOrdersAsk(words);
    if (typeof ask === 'string') throw new Error(ask);
    const output = new PassThrough();
    const read = text(output);
    await runOrders(shop.store, deskOf(shop).links, ask, output);
    output.end();
    return read;
  }

  const subjects = async () => (await shop.store.mails(ids.site)).map(({ subject }) => subject);

  it('writes a row for each line, in which no spreadsheet runs anything, and all of it as JSON', async () => {
    const [head = '', row = ''] = (await run('export')).split('\r\n');
    expect(head).toMatch(/^Order,Placed \(UTC\),Email,Payment,/);
    expect(row).toMatch(/^1001,2026-01-01T00:00:00.000Z,ada@example.com,open,,'=1\+1,1 Kiln Road,Springfield,IL,62701,US,\w+,jar,Small,Moon jar,2,USD,80.00,0.00,5.00,8.00,93.00,0.00,0.00$/);
    expect(JSON.parse(await run('export', '--format', 'json'))).toMatchObject([{ number: 1001, email: 'ada@example.com', lines: [{ productId: goods.jar, quantity: 2, cents: 8_000 }], totals: { dueCents: 9_300 } }]);
    expect(JSON.parse(await run('export', '--format', 'json', '--site', 'other'))).toEqual([]);
  });

  it('notes that an order was sent, once, and asks for a review ten days later', async () => {
    expect(await run('sent', '--order', '1001')).toBe('Order 1001: sent.\n');
    await expect(run('sent', '--order', '1001')).rejects.toThrow('sent already');
    expect(await subjects()).toEqual(expect.arrayContaining(['Your order 1001 is on its way', 'How do you like what you ordered?']));
    const later = await shop.store.read.selectFrom('outbox').select('next_at').where('subject', 'like', 'How do you%').executeTakeFirst();
    expect(later?.next_at).toBe(Date.UTC(2026, 0, 11));
  });

  it('notes that the money came', async () => {
    await run('paid', '--order', '1001');
    expect((await orderByNumber(shop.store.read, ids.site, 1_001))?.paymentState).toBe('paid');
    await expect(run('paid', '--order', '1001')).rejects.toThrow('is paid, not open');
  });

  it('gives back all that is left, and says how much', async () => {
    await run('paid', '--order', '1001');
    expect(await run('refund', '--order', '1001', '--shipping')).toBe('Order 1001: $5.00 goes back.\n');
    expect(await run('refund', '--order', '1001', '--all')).toBe('Order 1001: $88.00 goes back.\n');
    await expect(run('refund', '--order', '1001', '--all')).rejects.toThrow('nothing would be given back');
    await expect(run('refund', '--order', '1', '--all')).rejects.toThrow('there is no order 1.');
  });
});
