import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listAuditEntries } from '../../audit/audit-entry';
import { checkoutVisitor } from '../../testing/checkout-visitor';
import { postForm } from '../../testing/post-form';
import { ask } from '../../testing/server-fixture';
import { countPieces, goods, moonJar } from '../../testing/shop-fixture';
import { shopServer, type ShopServer } from '../../testing/shop-server';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { ids, settings } from '../../testing/site-fixture';

let shop: ShopServer;
let cookie: string;
beforeEach(async () => {
  shop = await shopServer();
  cookie = await signIn(shop.store, await addAccount(shop.store, ['storeManager']));
});
afterEach(() => shop.remove());

const get = (url: string, headers: Record<string, string> = {}) =>
  ask(shop.server, { url, headers: { cookie, ...headers } });

const post = (url: string, fields: Record<string, string>) => postForm(shop, url, fields, cookie);

const unescape = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** The controls of a list as its button would send them. */
const fieldsOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/<input [^>]*?name="((?:row|stock)-\d+)"[^>]*? value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, unescape(value)],
    ),
  );

/** The control for the stock of a variant. */
function stockNameOf(text: string, productId: string, variantId: string): string {
  const start = JSON.stringify([productId, variantId]).slice(0, -1);
  const [name = ''] =
    Object.entries(fieldsOf(text)).find(([, value]) => value.startsWith(`${start},`)) ?? [];
  return name.replace('row', 'stock');
}

const titles = (text: string) =>
  [...text.matchAll(/<th scope="row"><a [^>]*>([^<]*)</g)].map(([, title]) => title);

const hrefOf = (text: string, name: string) =>
  unescape(new RegExp(`href="([^"]*)"[^>]*>${name}<`).exec(text)?.[1] ?? '');

const stockOf = async (productId: string, variantId: string) =>
  (await countPieces(shop.store, productId, variantId)).stock;

/** Adds jars that are like the moon jar, each with one variant, a millisecond apart. */
async function addJars(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    shop.advance(1);
    await shop.store.saveProduct(ids.site, {
      ...moonJar,
      pricesByCurrency: {},
      slug: `shop/jar-${index}`,
      product: {
        id: `jar-${index}`,
        title: `Jar ${index}`,
        variants: [{ id: 'one', priceCents: 100, qtyInStock: 50, sku: `SKU-${index}-X` }],
      },
    });
  }
}

describe('the list of products', () => {
  it('has each variant with price, stock, state, and is found in the area by who may see it', async () => {
    const { text } = await get('/config/products');
    expect(titles(text).sort()).toEqual([
      ...['Gift card', 'Glaze book', 'Moon jar, Large', 'Moon jar, Small'],
      ...['Not yet', 'Tea club', 'Throwing course'],
    ]);
    expect(text).toContain('6 products');
    expect(text).toContain('data-unsaved-one="{count} change is not saved yet."');
    expect(text).toContain('data-unsaved-other="{count} changes are not saved yet."');
    expect(text).toContain('MJ-S');
    expect(text).toMatch(/class="money">\$75\.00</);
    expect(text).toMatch(/Not yet<[^]*?data-state="warning">Draft/);
    expect(text).toMatch(/Glaze book<[^]*?Not counted/);
    expect(fieldsOf(text)[stockNameOf(text, goods.jar, 'large')]).toBe('3');
    expect((await get('/config')).text).toContain('href="/config/products?state=low"');
    const editor = await signIn(shop.store, await addAccount(shop.store, ['editor']));
    const seen = (await get('/config/products', { cookie: editor })).text;
    expect([titles(seen).length, fieldsOf(seen)]).toEqual([7, {}]);
    expect(seen).not.toContain('Save stock');
    const moderator = await signIn(shop.store, await addAccount(shop.store, ['moderator']));
    expect((await get('/config/products', { cookie: moderator })).status).toBe(403);
  });

  it('shows fifty at a time, and goes on where it was, whatever is added meanwhile', async () => {
    await addJars(100);
    const first = (await get('/config/products')).text;
    expect([titles(first).length, titles(first)[0]]).toEqual([50, 'Jar 99']);
    await shop.store.saveProduct(ids.site, {
      currency: 'USD',
      slug: 'shop/new',
      product: { id: 'new', title: 'New' },
    });
    const second = (await get(hrefOf(first, 'Older'))).text;
    expect([titles(second)[0], titles(second).at(-1)]).toEqual(['Jar 49', 'Jar 0']);
    const third = (await get(hrefOf(second, 'Older'))).text;
    expect([titles(third).length, third.includes('>Older<')]).toEqual([7, false]);
    expect(titles((await get(hrefOf(third, 'Newer'))).text)).toEqual(titles(second));
  });

  it('is searched by name, address and SKU, filtered by what is low, out or hidden', async () => {
    await addJars(3);
    await shop.store.write((db) =>
      db.updateTable('stock').set({ quantity: 0 }).where('product_id', '=', 'jar-1').execute(),
    );
    const found = async (query: string) => titles((await get(`/config/products?${query}`)).text);
    expect(await found('q=MOON')).toEqual(['Moon jar, Small', 'Moon jar, Large']);
    expect(await found('q=jar+sku-2')).toEqual(['Jar 2']);
    expect(await found('q=shop%2Fjar-0')).toEqual(['Jar 0']);
    expect(await found('q=j_r')).toEqual([]);
    expect(await found('state=out')).toEqual(['Jar 1']);
    expect(await found('state=low')).toEqual(['Jar 1', 'Moon jar, Small', 'Moon jar, Large']);
    expect(await found('state=hidden')).toEqual(['Not yet']);
    expect((await get('/config/products?q=nothing')).text).toContain('No product matches.');
    expect(await found('state=x&before=y&q=%00')).toHaveLength(10);
  });

  it('[4.17a] tells of each in which of four states it is, and finds those to be looked at', async () => {
    const { product, slug } = moonJar;
    for (const state of ['published', 'scheduled', 'needsReview', 'draft'] as const)
      await shop.store.saveProduct(ids.site, {
        ...moonJar,
        slug: `${slug}-${state.toLowerCase()}`,
        product: { ...product, id: state, title: `A ${state} vase`, variants: [] },
        state,
        publishAt: shop.store.now() + 60_000,
      });
    const { text } = await get('/config/products?q=vase');
    for (const said of ['published.*?Published', 'scheduled.*?Scheduled', 'draft.*?Draft'])
      expect(text).toMatch(new RegExp(`>A ${said}<`));
    expect(text).toMatch(/>A needsReview vase<.*?Needs review</);
    const found = async (query: string) => titles((await get(`/config/products?${query}`)).text);
    expect(await found('state=needsReview')).toEqual(['A needsReview vase']);
    expect((await found('state=hidden&q=vase')).sort()).toEqual([
      'A draft vase',
      'A needsReview vase',
      'A scheduled vase',
    ]);
    await shop.store.saveProduct(ids.site, { ...moonJar, state: 'needsReview' });
    const add = { type: 'add', productId: goods.jar, variantId: 'small', quantity: 1 };
    expect((await checkoutVisitor(shop.server).change(add)).status).toBe(404);
  });

  it('has the products of its own site alone', async () => {
    await shop.store.saveSite({ id: 'second', host: 'two.example', settings });
    const account = await addAccount(shop.store, ['admin'], 'two@studio.example', 'second');
    const there = { host: 'two.example', cookie: await signIn(shop.store, account) };
    expect((await get('/config/products', there)).text).toContain('No products yet.');
    const { status } = await ask(shop.server, {
      method: 'POST',
      url: '/config/products',
      headers: {
        ...there,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ 'row-0': '["jar","small",20]', 'stock-0': '7' }).toString(),
    });
    expect([status, await stockOf(goods.jar, 'small')]).toEqual([409, 20]);
  });
});

describe('the stock', () => {
  it('is set, added to and taken from, all rows with one button', async () => {
    const { text } = await get('/config/products?q=moon');
    const sent = {
      ...fieldsOf(text),
      [stockNameOf(text, goods.jar, 'small')]: '12',
      [stockNameOf(text, goods.jar, 'large')]: ' +4 ',
    };
    const { status, headers } = await post('/config/products?q=moon', sent);
    expect([status, headers.location]).toEqual([303, '/config/products?q=moon&saved=2']);
    expect([await stockOf(goods.jar, 'small'), await stockOf(goods.jar, 'large')]).toEqual([12, 7]);
    const noted = await listAuditEntries(
      shop.store.read,
      ids.site,
      { act: 'stockChanged' },
      { limit: 9 },
    );
    expect(
      noted.map(({ subject, change }) => [subject, change?.before, change?.after]).sort(),
    ).toEqual([
      ['jar, large', '3', '7'],
      ['jar, small', '20', '12'],
    ]);
    const saved = (await get(String(headers.location))).text;
    expect(saved).toContain('role="status">Saved the stock of 2 items.');
    const same = await post('/config/products?q=moon', fieldsOf(saved));
    expect((await get(String(same.headers.location))).text).toContain('Nothing was changed.');
  });

  it('that an order changed meanwhile is told and not overwritten; the rest is saved', async () => {
    const { text } = await get('/config/products?q=moon');
    const [small, large] = ['small', 'large'].map((id) => stockNameOf(text, goods.jar, id));
    const buyer = checkoutVisitor(shop.server);
    await buyer.add(goods.jar, 'small', 2);
    await buyer.pay(await buyer.checkout());
    const sent = { ...fieldsOf(text), [small ?? '']: '30', [large ?? '']: '9' };
    const reply = await post('/config/products?q=moon', sent);
    expect(reply.status).toBe(409);
    expect(reply.text).toContain('role="alert">Saved the stock of 1 item. What is marked');
    expect(reply.text).toContain('it was 20 when you opened the page and is 18 now');
    expect([await stockOf(goods.jar, 'small'), await stockOf(goods.jar, 'large')]).toEqual([18, 9]);
    // What was entered is still there, and is saved by whoever wants it in spite of that.
    expect(fieldsOf(reply.text)[stockNameOf(reply.text, goods.jar, 'small')]).toBe('30');
    expect((await post('/config/products?q=moon', fieldsOf(reply.text))).status).toBe(303);
    expect(await stockOf(goods.jar, 'small')).toBe(30);
  });

  it('what comes or goes is added to whatever is there, never below none', async () => {
    const { text } = await get('/config/products?q=moon');
    const small = stockNameOf(text, goods.jar, 'small');
    await shop.store.write((db) => db.updateTable('stock').set({ quantity: 5 }).execute());
    await post('/config/products', { ...fieldsOf(text), [small]: '-2' });
    expect(await stockOf(goods.jar, 'small')).toBe(3);
    const reply = await post('/config/products', { ...fieldsOf(text), [small]: '-4' });
    expect([reply.status, reply.text.includes('there are only 3.')]).toEqual([409, true]);
    expect(await stockOf(goods.jar, 'small')).toBe(3);
  });

  it('entered wrongly is told beside its field; nothing is saved, and nothing is lost', async () => {
    const { text } = await get('/config/products?q=moon');
    const [small, large] = ['small', 'large'].map((id) => stockNameOf(text, goods.jar, id));
    for (const wrong of ['', 'ten', '1.5', '99999999', '--1']) {
      const sent = { ...fieldsOf(text), [small ?? '']: wrong, [large ?? '']: '8' };
      const reply = await post('/config/products', sent);
      expect(reply.status).toBe(400);
      expect(reply.text).toContain('Enter a whole number from 0 to');
      expect(reply.text).toMatch(/<title>Error: /);
      const kept = fieldsOf(reply.text);
      expect(kept[stockNameOf(reply.text, goods.jar, 'small')]).toBe(wrong);
      expect(kept[stockNameOf(reply.text, goods.jar, 'large')]).toBe('8');
    }
    // Corrected later, it still does not overwrite what was sold meanwhile.
    const sent = { ...fieldsOf(text), [small ?? '']: 'x', [large ?? '']: '8' };
    await shop.store.write((db) => db.updateTable('stock').set({ quantity: 1 }).execute());
    const reply = await post('/config/products', sent);
    const repeated = {
      ...fieldsOf(reply.text),
      [stockNameOf(reply.text, goods.jar, 'small')]: '6',
    };
    expect((await post('/config/products', repeated)).status).toBe(409);
    expect([await stockOf(goods.jar, 'small'), await stockOf(goods.jar, 'large')]).toEqual([1, 1]);
  });

  it('saved by two people at once is saved once for each row, and one of them is told', async () => {
    const { text } = await get('/config/products?q=moon');
    const small = stockNameOf(text, goods.jar, 'small');
    const both = await Promise.all(
      ['31', '32'].map((count) => post('/config/products', { ...fieldsOf(text), [small]: count })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([303, 409]);
  });
});
