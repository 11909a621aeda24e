import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listAuditEntries } from '../../audit/audit-entry';
import { checkoutVisitor } from '../../testing/checkout-visitor';
import { fieldsOf } from '../../testing/fields-of';
import { postForm } from '../../testing/post-form';
import { ask } from '../../testing/server-fixture';
import { countPieces, goods } from '../../testing/shop-fixture';
import { shopServer, type ShopServer } from '../../testing/shop-server';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { ids, pageDocument, publishNew, settings } from '../../testing/site-fixture';

let shop: ShopServer;
let cookie: string;
beforeEach(async () => {
  shop = await shopServer();
  cookie = await signIn(shop.store, await addAccount(shop.store, ['storeManager']));
});
afterEach(() => shop.remove());

const get = (url: string, headers: Record<string, string> = {}) =>
  ask(shop.server, { url, headers: { cookie, ...headers } });

const post = (url: string, fields: Record<string, string> = {}, as = cookie) =>
  postForm(shop, url, fields, as);

const jar = `/config/product/${goods.jar}`;
const stored = (id: string = goods.jar) => shop.store.product(ids.site, id);
const open = async (url = jar) => fieldsOf((await get(url)).text);

describe('the page of a product', () => {
  it('shows all that is stored, and saves what is changed; nothing else moves', async () => {
    const before = await stored();
    const [, form = ''] = (await get(jar)).text.split('<form class="product"');
    // One button is seen; Enter in any field presses the first.
    expect(form.match(/<button[^>]*>(?=Save product)/g)).toEqual([
      expect.stringContaining('value="save" hidden'),
      expect.not.stringContaining('hidden'),
    ]);
    expect(/<button[^>]*>/.exec(form)?.[0]).toContain('value="save"');
    expect((await post(jar, await open())).headers.location).toBe(`${jar}?done=saved`);
    expect(await stored()).toEqual(before);
    const sent = {
      ...(await open()),
      title: 'Moon jar, white',
      description: 'Thrown in two halves.\r\n\r\nGlazed white.',
      tags: 'white\r\nlarge',
      'price@small': '42',
      'sale@large': '70.50',
      'price-EUR@large': '',
      'stock@small': '25',
      'weight@small': '900',
      length: '300',
      width: '200',
      height: '200',
      'plan-unit': 'month',
    };
    expect((await post(jar, sent)).status).toBe(303);
    const { product, ...rest } = (await stored()) ?? { product: undefined };
    expect(product).toMatchObject({
      title: 'Moon jar, white',
      subscriptionPlan: { billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 0 },
      variants: [
        { id: 'small', priceCents: 4_200, qtyInStock: 25, weightGrams: 900, sku: 'MJ-S' },
        { id: 'large', salePriceCents: 7_050, onSale: true, qtyInStock: 3 },
      ],
    });
    expect(rest).toMatchObject({
      description: 'Thrown in two halves.\n\nGlazed white.',
      tags: ['white', 'large'],
      pricesByCurrency: { EUR: { small: { priceCents: 3_800, salePriceCents: 0 } } },
      dimensions: { lengthMm: 300, widthMm: 200, heightMm: 200 },
    });
    const [noted] = await listAuditEntries(
      shop.store.read,
      ids.site,
      { act: 'productChanged' },
      { limit: 9 },
    );
    expect(noted).toMatchObject({ subject: 'Moon jar, white' });
    expect(noted?.change?.before).toContain('price@small: 40.00');
    expect(noted?.change?.after).toContain('price@small: 42.00');
  });

  it.each([
    [{ title: '' }, 'Enter a name.'],
    [{ slug: 'Shop/Jar' }, 'Use lowercase letters, digits and hyphens'],
    [{ slug: 'shop/tea' }, 'Something else is at this address.'],
    [{ category: 'x'.repeat(26) }, 'Use at most 25 characters.'],
    [{ tags: 'x'.repeat(51) }, 'A tag has at most 50 characters.'],
    [{ tags: 'white\nlarge\nWhite' }, 'This tag already exists'],
    [{ 'price@small': 'ten' }, 'Enter a price such as 12.50.'],
    [{ 'price@small': '1000000.01' }, 'A price is at most 1000000.00.'],
    [{ 'sku@small': 'x'.repeat(61) }, 'Use at most 60 characters.'],
    [{ 'sale@large': '' }, 'Enter the sale price, or take it off sale.'],
    [{ 'stock@small': '-1' }, 'Enter a whole number from 0 to'],
    [{ state: 'scheduled', 'publish-at': '' }, 'Choose the day and the time'],
  ])(
    '[5.16a] [5.03a] tells beside its field what is wrong with %j; nothing is saved or lost',
    async (wrong, message) => {
      const before = await stored();
      const sent = { ...(await open()), description: 'Typed.', ...wrong };
      const { status, text } = await post(jar, sent);
      expect([status, text.includes(message)]).toEqual([400, true]);
      expect(text).toMatch(/<title>Error: /);
      expect(fieldsOf(text)).toMatchObject({ description: 'Typed.', ...wrong });
      expect(text.match(/autofocus=""/g)).toHaveLength(1);
      expect(await stored()).toEqual(before);
    },
  );

  it('[5.16a] takes a tag and a category of the longest length', async () => {
    const longest = { tags: 'x'.repeat(50), category: 'y'.repeat(25) };
    expect((await post(jar, { ...(await open()), ...longest })).status).toBe(303);
    expect(await stored()).toMatchObject({ tags: [longest.tags], category: longest.category });
  });

  it('puts together what two people changed, and tells where both changed the same', async () => {
    const [first, second] = [await open(), await open()];
    expect((await post(jar, { ...first, title: 'White jar' })).status).toBe(303);
    const merged = await post(jar, { ...second, category: 'Vases' });
    expect(merged.headers.location).toBe(`${jar}?done=merged`);
    expect([(await stored())?.product.title, (await stored())?.category]).toEqual([
      'White jar',
      'Vases',
    ]);
    const reply = await post(jar, { ...second, title: 'Round jar', description: 'Mine.' });
    expect(reply.status).toBe(409);
    expect(reply.text).toContain('Now: White jar. Save again');
    expect((await stored())?.product.title).toBe('White jar');
    const kept = fieldsOf(reply.text);
    expect(kept).toMatchObject({ title: 'Round jar', description: 'Mine.', category: 'Vases' });
    expect((await post(jar, kept)).status).toBe(303);
    expect((await stored())?.product.title).toBe('Round jar');
  });

  it('never overwrites what an order took meanwhile', async () => {
    const [sent, idle] = [await open(), await open()];
    const buyer = checkoutVisitor(shop.server);
    await buyer.add(goods.jar, 'small', 2);
    await buyer.pay(await buyer.checkout());
    expect((await post(jar, { ...idle, title: 'White jar' })).status).toBe(303);
    expect((await countPieces(shop.store, goods.jar, 'small')).stock).toBe(18);
    const reply = await post(jar, { ...sent, 'stock@small': '30' });
    expect([reply.status, reply.text.includes('Now: 18.')]).toEqual([409, true]);
    expect((await countPieces(shop.store, goods.jar, 'small')).stock).toBe(18);
  });

  it('saved by two people at once is saved once, and one of them is told', async () => {
    const sent = await open();
    const both = await Promise.all(['One', 'Two'].map((title) => post(jar, { ...sent, title })));
    expect(both.map(({ status }) => status).sort()).toEqual([303, 409]);
  });

  it('adds, moves and removes variants, options and pictures without saving', async () => {
    const [first] = await Promise.all([open()]);
    const option = fieldsOf((await post(jar, { ...first, do: 'add-option@' })).text);
    expect(option).toMatchObject({ 'option-0': 'Size', 'option-1': '' });
    const added = await post(jar, { ...option, 'option-1': 'Glaze', do: 'add-variant@' });
    expect(added.text).toContain('Nothing is saved yet.');
    const fields = fieldsOf(added.text);
    const [, , id = ''] = (fields['variants'] ?? '').split('\n');
    expect(fields).toMatchObject({ [`price@${id}`]: '90.00', [`stock@${id}`]: '0' });
    const moved = fieldsOf((await post(jar, { ...fields, do: `up-variant@${id}` })).text);
    const fewer = fieldsOf((await post(jar, { ...moved, do: 'remove-variant@small' })).text);
    expect(fewer['variants']).toBe(`${id}\nlarge`);
    expect((await stored())?.product.variants).toHaveLength(2);
    const sent = { ...fewer, [`option-0@${id}`]: 'Tiny', [`option-1@${id}`]: 'Ash', do: 'save' };
    expect((await post(jar, sent)).status).toBe(303);
    const product = (await stored())?.product;
    expect(product?.variantOptionOrdering).toEqual(['Size', 'Glaze']);
    expect(product?.variants.map(({ optionValues }) => optionValues)).toEqual([
      [
        { optionName: 'Size', value: 'Tiny' },
        { optionName: 'Glaze', value: 'Ash' },
      ],
      [
        { optionName: 'Size', value: 'Large' },
        { optionName: 'Glaze', value: '' },
      ],
    ]);
    expect(product?.variants[0]?.sku).toMatch(/^SQ\d{7}$/);
  });

  it('[4.17a] is seen by visitors at once, at an hour, or not yet', async () => {
    await publishNew(shop.store, {
      slug: 'shop/moon-jar',
      title: 'Moon jar',
      document: pageDocument({ type: 'product', data: { productId: goods.jar } }),
    });
    const list = async () =>
      (await ask(shop.server, { url: '/api/commerce/Products?q=' })).text.includes('Moon jar');
    const changed = async (change: Record<string, string>) =>
      (await post(jar, { ...(await open()), ...change })).status;
    expect(await list()).toBe(true);
    expect(await changed({ state: 'draft' })).toBe(303);
    expect(await list()).toBe(false);
    const hour = new Date(shop.store.now() + 3_600_000).toISOString().slice(0, 16);
    expect(await changed({ state: 'scheduled', 'publish-at': hour })).toBe(303);
    expect(await list()).toBe(false);
    shop.advance(3_600_000);
    expect(await list()).toBe(true);
  });

  it('[4.17a] a new one can be sold as soon as it has a name and a price; what is hidden says so', async () => {
    const id = shop.store.createId();
    const fresh = `/config/product/${id}?kind=physical`;
    const sent = { ...(await open(fresh)), title: 'Ladle' };
    expect(sent).toMatchObject({ 'price@one': '', 'stock@one': '1' });
    const unpriced = await post(fresh, { ...sent, do: 'publish' });
    expect([unpriced.status, unpriced.text.includes('Enter a price such as 12.50.')]).toEqual([
      400,
      true,
    ]);
    const saved = await post(fresh, { ...sent, 'price@one': '12', do: 'save' });
    const hidden = (await get(String(saved.headers.location))).text;
    expect(hidden).toContain('The product is saved. Visitors do not see it yet.');
    expect(hidden).not.toContain('See its page');
    const path = `/config/product/${id}`;
    const published = await post(path, { ...(await open(path)), do: 'publish' });
    const shown = (await get(String(published.headers.location))).text;
    expect(shown).toContain('The product is saved. Visitors see it at once.');
    expect(shown).toContain('See its page');
    expect(shown).not.toContain('Save and publish');
    expect((await stored(id))?.state).toBe('published');
  });

  it('shows an editor the words alone, and takes nothing else from them', async () => {
    const editor = await signIn(shop.store, await addAccount(shop.store, ['editor']));
    const { text } = await get(jar, { cookie: editor });
    const fields = fieldsOf(text);
    expect(Object.keys(fields).sort()).toEqual(
      ['base', 'category', 'description', 'new-pictures', 'pictures', 'tags', 'title'].sort(),
    );
    expect(text).not.toContain('40.00');
    const sent = { ...fields, title: 'White jar', slug: 'shop/free', 'price@small': '0' };
    expect((await post(jar, sent, editor)).status).toBe(303);
    expect(await stored()).toMatchObject({
      slug: 'shop/moon-jar',
      product: { title: 'White jar', variants: [{ priceCents: 4_000 }, {}] },
    });
    for (const url of [`${jar}/copy`, `${jar}/delete`])
      expect((await post(url, {}, editor)).status).toBe(403);
  });
});

describe('a product that comes and goes', () => {
  it('is begun by its kind, gets a page, and is saved once however often it is sent', async () => {
    const { text } = await get('/config/products/new');
    const [, href = ''] = /href="([^"]*kind=physical)"/.exec(text) ?? [];
    const fields = {
      ...(await open(href)),
      title: 'Füßchen, 2',
      'price@one': '5',
      state: 'published',
    };
    const [first, second] = [await post(href, fields), await post(href, fields)];
    expect([first.status, second.status]).toEqual([303, 303]);
    const id = href.split('/').at(-1)?.split('?')[0] ?? '';
    expect(await stored(id)).toMatchObject({ slug: 'shop/fu-chen-2', state: 'published' });
    expect((await get('/shop/fu-chen-2')).status).toBe(200);
    expect((await get('/config/product/nothing')).status).toBe(404);
  });

  it('takes its page along when its name or address changes', async () => {
    await publishNew(shop.store, {
      slug: 'shop/moon-jar',
      title: 'Moon jar',
      document: pageDocument({ type: 'product', data: { productId: goods.jar } }),
    });
    await post(jar, { ...(await open()), title: 'Sun jar', slug: 'shop/sun-jar' });
    const { status, headers } = await get('/shop/moon-jar?from=letter');
    expect([status, headers.location]).toEqual([301, '/shop/sun-jar?from=letter']);
    await post(jar, { ...(await open()), slug: 'shop/star-jar' });
    expect((await get('/shop/moon-jar')).headers.location).toBe('/shop/star-jar');
    await post(jar, { ...(await open()), slug: 'shop/sun-jar' });
    expect((await get('/shop/sun-jar')).status).toBe(200);
    expect((await get('/shop/star-jar')).headers.location).toBe('/shop/sun-jar');
    expect(await shop.store.publishedPage(ids.site, 'shop/sun-jar')).toMatchObject({
      title: 'Sun jar',
    });
    expect((await shop.store.searchPages(ids.site, 'sun', 8)).results).toHaveLength(1);
    await publishNew(shop.store, {
      slug: 'about',
      document: pageDocument({ type: 'text', data: { html: '' } }),
    });
    const reply = await post(jar, { ...(await open()), slug: 'about' });
    expect([reply.status, reply.text.includes('Something else is at this address')]).toEqual([
      400,
      true,
    ]);
  });

  it('is copied hidden and without stock', async () => {
    const { headers } = await post(`${jar}/copy`);
    const id = /product\/([^?]*)/.exec(String(headers.location))?.[1] ?? '';
    expect(await stored(id)).toMatchObject({
      slug: 'shop/moon-jar-copy',
      state: 'draft',
      product: { title: 'Moon jar (copy)', variants: [{ qtyInStock: 0 }, { qtyInStock: 0 }] },
    });
  });

  it('is asked for once before it is deleted; orders keep their lines, its address is free', async () => {
    await publishNew(shop.store, {
      slug: 'shop/moon-jar',
      title: 'Moon jar',
      document: pageDocument({ type: 'product', data: { productId: goods.jar } }),
    });
    const buyer = checkoutVisitor(shop.server);
    await buyer.add(goods.jar, 'small');
    await buyer.pay(await buyer.checkout());
    await buyer.add(goods.jar, 'small');
    const checkout = await buyer.checkout();
    const about = await publishNew(shop.store, {
      slug: 'about',
      title: 'About us',
      document: pageDocument({ type: 'button', data: { text: 'Buy', href: '/shop/moon-jar' } }),
    });
    const { text: asked } = await get(`${jar}/delete`);
    expect(asked).toContain('Delete Moon jar?');
    // What leads to it is told, but not that its own page shows it.
    expect(asked).toContain('These places show it or link to it:');
    expect(asked.match(/href="\/config\/pages\/[0-9a-f]{24}/g)).toHaveLength(1);
    expect(asked).toContain(`href="/config/pages/${about}`);
    const { headers } = await post(`${jar}/delete`);
    expect((await get(String(headers.location))).text).toContain('The product is deleted.');
    expect(await stored()).toBeUndefined();
    expect((await get(jar)).status).toBe(404);
    expect((await get('/shop/moon-jar')).status).toBe(404);
    expect((await get('/config/products')).text).not.toContain('Moon jar');
    const admin = await signIn(shop.store, await addAccount(shop.store, ['admin']));
    expect((await get('/config/orders/1001', { cookie: admin })).text).toContain('Moon jar');
    expect((await buyer.get(checkout)).status).toBeLessThan(500);
    const [, next = ''] =
      /href="([^"]*kind=physical)"/.exec((await get('/config/products/new')).text) ?? [];
    const repeated = { ...(await open(next)), title: 'Moon jar', slug: 'shop/moon-jar' };
    expect((await post(next, { ...repeated, 'price@one': '5' })).status).toBe(303);
    expect((await get('/shop/moon-jar')).status).toBe(200);
    expect((await post(`${jar}/delete`)).status).toBe(404);
  });

  it('belongs to its own site alone', async () => {
    await shop.store.saveSite({ id: 'second', host: 'two.example', settings });
    const account = await addAccount(shop.store, ['admin'], 'two@studio.example', 'second');
    const there = { host: 'two.example', cookie: await signIn(shop.store, account) };
    for (const url of [jar, `${jar}?kind=physical`])
      expect((await ask(shop.server, { url, headers: there })).status).toBe(404);
  });
});
