import { afterEach, beforeEach, expect, it } from 'vitest';
import { ask, testServer, plainRenderer, type TestServer } from '../../testing/server-fixture';
import { addCheckouts, goods, moonJar, saveShop } from '../../testing/shop-fixture';
import { ids, pageDocument, publishNew } from '../../testing/site-fixture';
import { judgeReview, saveReview } from '../reviews/reviews';
import { releaseStock, reserveStock } from '../stock/stock-hold';

let test: TestServer;
/** Titles of the rendered pages. */
let rendered: string[];

beforeEach(async () => {
  rendered = [];
  test = await testServer({
    renderPage: (input) => {
      rendered.push(input.page.title);
      return plainRenderer(input);
    },
  });
  await saveShop(test.store);
  const page = (slug: string, type: string, productId = '') =>
    publishNew(test.store, {
      slug,
      title: slug,
      document: pageDocument({ type, data: { productId } }),
    });
  await page('jar', 'product', goods.jar);
  await page('tea', 'product', goods.tea);
  await page('list', 'product-list');
  await page('plain', 'text');
});
afterEach(() => test.remove());

const slugs = ['jar', 'tea', 'list', 'plain'];

/** Requests all pages twice and gives those that were rendered. */
async function renewed(): Promise<string[]> {
  rendered = [];
  for (const slug of [...slugs, ...slugs])
    expect(
      (await ask(test.server, { url: `/${slug}`, headers: { 'accept-encoding': 'br' } })).status,
    ).toBe(200);
  return rendered;
}

it('pages are made once, and anew when what they show of a product changes: those that show it, and no others', async () => {
  expect(await renewed()).toEqual(slugs);
  expect(await renewed()).toEqual([]);
  await test.store.saveProduct(ids.site, {
    ...moonJar,
    product: { ...moonJar.product, title: 'Moon jar, white' },
  });
  expect(await renewed()).toEqual(['jar', 'list']);
  await test.store.saveProduct(ids.site, {
    ...moonJar,
    product: { ...moonJar.product, title: 'Moon jar, white' },
  });
  expect(await renewed()).toEqual([]);
});

it('stock that runs out or comes back makes pages anew, also when buyers did it; many pieces more or less do not', async () => {
  const variant = { productId: goods.jar, variantId: 'small' };
  await renewed();
  await test.store.setStock(ids.site, { ...variant, quantity: 3_000 });
  expect(await renewed()).toEqual([]);
  await test.store.setStock(ids.site, { ...variant, quantity: 2 });
  expect(await renewed()).toEqual(['jar', 'list']);
  const [checkoutId = ''] = await addCheckouts(test.store, 1);
  await test.store.change((db) =>
    reserveStock(
      db,
      {
        siteId: ids.site,
        purchaseId: checkoutId,
        pieces: [{ ...variant, quantity: 2 }],
        expiresAt: 1,
      },
      1,
    ),
  );
  expect(await renewed()).toEqual(['jar', 'list']);
  await test.store.change((db) => releaseStock(db, checkoutId));
  expect(await renewed()).toEqual(['jar', 'list']);
});

it('many who ask at once wait for one look and one page', async () => {
  const all = () =>
    Promise.all(Array.from({ length: 20 }, () => ask(test.server, { url: '/jar' })));
  await all();
  expect(rendered).toEqual(['jar']);
  await test.store.setStock(ids.site, { productId: goods.jar, variantId: 'small', quantity: 1 });
  const answers = await all();
  expect(rendered).toEqual(['jar', 'jar']);
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
});

it('a page has another ETag once its products are others, and the former one where they are as before', async () => {
  const tag = async () => (await ask(test.server, { url: '/jar' })).headers.etag;
  const first = await tag();
  await test.store.setStock(ids.site, { productId: goods.jar, variantId: 'small', quantity: 0 });
  const second = await tag();
  expect(second).not.toBe(first);
  expect(
    (await ask(test.server, { url: '/jar', headers: { 'if-none-match': String(second) } })).status,
  ).toBe(304);
  await test.store.setStock(ids.site, { productId: goods.jar, variantId: 'small', quantity: 20 });
  expect(await tag()).toBe(first);
});

it('a scheduled product appears at its time on pages in memory, and makes no other page anew', async () => {
  await test.store.saveProduct(ids.site, {
    ...moonJar,
    state: 'scheduled',
    publishAt: test.store.now() + 60_000,
  });
  await renewed();
  test.advance(59_999);
  expect(await renewed()).toEqual([]);
  test.advance(1);
  expect(await renewed()).toEqual(['jar', 'list']);
});

it('a change of another machine is seen within a second', async () => {
  await renewed();
  // Past the store that the server listens to, like another machine.
  await test.store.write((db) => reserveAll(db));
  test.advance(1_000);
  expect(await renewed()).toEqual(['jar', 'list']);

  async function reserveAll(db: Parameters<typeof releaseStock>[0]): Promise<void> {
    await db
      .updateTable('stock')
      .set({ quantity: 0 })
      .where('product_id', '=', goods.jar)
      .execute();
    await db
      .updateTable('site')
      .set((eb) => ({ shop_revision: eb('shop_revision', '+', 1) }))
      .execute();
  }
});

it('what buyers say of a product is on its page, which is made anew when somebody says more', async () => {
  await renewed();
  const [checkoutId = ''] = await addCheckouts(test.store, 1);
  await test.store.change(async (db) => {
    await db
      .insertInto('shop_order')
      .values({
        id: 'order',
        site_id: ids.site,
        purchase_id: checkoutId,
        number: 1,
        email: 'ada@example.com',
        buyer_key: 'ada@example.com',
        visitor: '',
        currency: 'USD',
        grand_total_cents: 1,
        due_cents: 1,
        payment_id: 'p',
        payment_state: 'paid',
        document: '{}',
        refundable: '{}',
        refunds: '[]',
        version: 1,
        requires_shipping: 1,
        kind: 'cart',
        refunded_cents: 0,
        created_at: 1,
        updated_at: 1,
      })
      .execute();
    await saveReview(
      db,
      {
        id: 'review',
        siteId: ids.site,
        productId: goods.jar,
        orderId: 'order',
        stars: 4,
        title: 'Round',
        text: 'Very.',
        name: 'Ada',
      },
      1,
    );
  });
  expect(await judgeReview(test.store, ids.site, 'review', 'published')).toBe(true);
  expect(await renewed()).toEqual(['jar']);
  expect((await ask(test.server, { url: '/jar' })).text).toContain('"average":4');
});
