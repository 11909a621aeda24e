import { readFile } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { goods, moonJar } from '../../testing/shop-fixture';
import { shopServer, type ShopServer } from '../../testing/shop-server';
import { ids } from '../../testing/site-fixture';
import { readProductsArguments } from './read-products-arguments';
import { runProducts } from './run-products';

describe('the words of the command', () => {
  it.each([
    [['list'], { do: 'list', site: undefined }],
    [['list', 'all'], '"all" is one argument too many.'],
    [
      ['stock', 'shop/moon-jar', '12', '--variant', 'small', '--site', 's'],
      { do: 'stock', site: 's', product: 'shop/moon-jar', variant: 'small', pieces: 12 },
    ],
    [['stock', 'shop/moon-jar', '-1'], expect.stringContaining('There is no option -1')],
    [
      ['stock', 'shop/moon-jar'],
      'products stock needs a product and a number of pieces, such as products stock shop/moon-jar 12.',
    ],
    [['dance'], 'There is no command products dance.'],
  ])('%j', (words, ask) => expect(readProductsArguments(words)).toEqual(ask));
});

describe('the command', () => {
  let shop: ShopServer;

  beforeEach(async () => {
    shop = await shopServer();
  });
  afterEach(() => shop.remove());

  async function run(...words: string[]): Promise<string> {
    const ask = readProductsArguments(words);
    if (typeof ask === 'string') throw new Error(ask);
    const output = new PassThrough();
    const read = text(output);
    await runProducts(shop.store, ask, output);
    output.end();
    return read;
  }

  it('prints nothing that a terminal acts on, or that nobody sees', async () => {
    const title = 'A\u001b[2J jar\u202e\u0007';
    await shop.store.saveProduct(ids.site, {
      ...moonJar,
      product: { ...moonJar.product, title },
    });
    const listed = await run('list');
    expect(listed).toContain('A\\u{1b}[2J jar\\u{202e}\\u{7}');
    expect(listed).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
  });

  it('[3.01c] lists every variant with the label of its state', async () => {
    const later = {
      ...moonJar,
      product: { ...moonJar.product, id: 'later', title: 'Later' },
      slug: 'shop/later',
      state: 'scheduled',
      publishAt: shop.store.now() + 1,
    } as const;
    await shop.store.saveProduct(ids.site, later);
    const rows = (await run('list'))
      .trimEnd()
      .split('\n')
      .map((row) => row.split(/ {2,}/));
    const labels = Object.fromEntries(rows.map(([slug, , state]) => [slug, state]));
    expect(labels).toMatchObject({
      Product: 'State',
      'shop/moon-jar': 'Available',
      'shop/later': 'Scheduled',
      'shop/hidden': 'Hidden',
    });
    expect(rows).toContainEqual(['shop/moon-jar', 'large', 'Available', '$75.00', '3', 'Moon jar']);
    expect(rows).toContainEqual([
      'shop/tea',
      'box',
      'Available',
      '$25.00',
      'not counted',
      'Tea club',
    ]);
  });

  it('sets the stock of a variant, and says which ones there are', async () => {
    expect(await run('stock', 'shop/moon-jar', '0', '--variant', 'small')).toBe(
      'Moon jar, small: 0 in stock, 20 before.\n',
    );
    expect(await run('stock', goods.hidden, '7')).toBe('Not yet, one: 7 in stock, 5 before.\n');
    expect((await shop.store.product(ids.site, goods.jar))?.product.variants[0]?.qtyInStock).toBe(
      0,
    );
    await expect(run('stock', 'shop/moon-jar', '1')).rejects.toThrow(
      'shop/moon-jar has several variants. Name one with --variant: small, large',
    );
    await expect(run('stock', 'shop/tea', '1')).rejects.toThrow(
      'shop/tea has no counted stock. To see its variants: products list',
    );
    await expect(run('stock', 'shop/moon-jar', '1', '--variant', 'huge')).rejects.toThrow(
      'no counted stock of huge',
    );
    await expect(run('stock', 'shop/none', '1')).rejects.toThrow(
      'there is no product shop/none. To see all products: products list',
    );
  });

  it('does each command of the README', async () => {
    const readme = await readFile(new URL('../../../README.md', import.meta.url), 'utf8');
    const lines = [...readme.matchAll(/^node site-server\.js products (.*)$/gm)].map(
      ([, words = '']) => words.split(' '),
    );
    expect(lines).toHaveLength(2);
    for (const words of lines) expect(await run(...words)).toMatch(/Moon jar/);
  });
});
