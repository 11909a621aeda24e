import type { ProductListView } from '@frontage/react-blocks/server';
import { maxCollectionProducts } from '@frontage/site-model';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask, testServer, type TestServer } from '../../testing/server-fixture';
import { goods, moonJar, saveShop } from '../../testing/shop-fixture';
import { ids, pageDocument, publishNew, settings } from '../../testing/site-fixture';
import type { ShopSettingsInput } from '../settings/shop-settings';

let test: TestServer;

beforeEach(async () => {
  test = await testServer({ searchesPerMinute: 1_000 });
  await test.store.saveSite({
    id: ids.site,
    host: 'studio.example',
    settings: { ...settings, shop: { currencies: ['USD', 'EUR'] } },
  });
  await saveShop(test.store);
});
afterEach(() => test.remove());

const find = async (query: string) =>
  (
    (await ask(test.server, { url: `/api/commerce/Products?${query}` })).json as {
      data: ProductListView;
    }
  ).data;
const idsOf = ({ products }: ProductListView) => products.map(({ product }) => product.id);

describe('the products of a shop', () => {
  it('[7.29] are those that visitors see, with what one may choose from', async () => {
    const found = await find('');
    expect(idsOf(found).sort()).toEqual(
      [goods.pattern, goods.course, goods.gift, goods.jar, goods.tea].sort(),
    );
    expect(found).toMatchObject({
      total: 5,
      pages: 1,
      currency: 'USD',
      categories: ['Courses', 'Jars'],
      tags: ['glazed', 'white'],
      counts: { categories: { Courses: 1, Jars: 1 }, tags: { glazed: 1, white: 1 } },
    });
    expect(found.products.find(({ product }) => product.id === goods.jar)).toMatchObject({
      slug: 'shop/moon-jar',
      currency: 'USD',
      product: { variants: [{ priceCents: 4_000, qtyInStock: 20 }, { onSale: true }] },
    });
  });

  it('[7.29] are in the order of the site’s language, as are their categories and tags', async () => {
    for (const [id, title] of ['Zebra', 'Östra', 'Äpple'].entries())
      await test.store.saveProduct(ids.site, {
        ...moonJar,
        product: { ...moonJar.product, id: `swedish-${id}`, title },
        slug: `shop/swedish-${id}`,
        category: title,
        tags: [title.toLowerCase()],
      });
    const order = async (locale: string) => {
      const site = { id: ids.site, host: 'studio.example' };
      await test.store.saveSite({ ...site, settings: { ...settings, locale } });
      const { products, categories, tags } = await find('sort=name');
      const names = products.map(({ product }) => product.title);
      return [names, categories, tags].map((words) =>
        words.filter((word) => /^[zäö]/i.test(word)).map((word) => word.toLowerCase()),
      );
    };
    expect(await order('sv-SE')).toEqual(Array(3).fill(['zebra', 'äpple', 'östra']));
    expect(await order('de-DE')).toEqual(Array(3).fill(['äpple', 'östra', 'zebra']));
  });

  it('do not tell how many there are where the shop never says how few are left', async () => {
    const shop: ShopSettingsInput = { currencies: ['USD'], scarcityFrom: 0 };
    await test.store.saveSite({
      id: ids.site,
      host: 'studio.example',
      settings: { ...settings, shop },
    });
    const stocks = async () =>
      (await find('category=Jars')).products[0]?.product.variants.map(
        ({ qtyInStock }) => qtyInStock,
      );
    await test.store.setStock(ids.site, {
      productId: goods.jar,
      variantId: 'small',
      quantity: 3,
    });
    await test.store.setStock(ids.site, {
      productId: goods.jar,
      variantId: 'large',
      quantity: 0,
    });
    expect(await stocks()).toEqual([20, 0]);
  });

  it('are chosen by category, tag, price, sale and stock, and what cannot be read chooses nothing', async () => {
    expect(idsOf(await find('category=Jars'))).toEqual([goods.jar]);
    expect(idsOf(await find('tag=white'))).toEqual([goods.jar]);
    expect(idsOf(await find('sale=1'))).toEqual([goods.jar]);
    expect(idsOf(await find('min=25&max=40&sort=cheapest'))).toEqual([goods.tea, goods.jar]);
    for (const variantId of ['small', 'large'])
      await test.store.setStock(ids.site, { productId: goods.jar, variantId, quantity: 0 });
    expect(idsOf(await find('category=Jars&stock=1'))).toEqual([]);
    expect((await find('min=much&sort=odd&page=-1&limit=none')).total).toBe(5);
    expect((await find('category=%00')).total).toBe(0);
    expect((await find('category=Jars&stock=1')).categories).toEqual(['Courses', 'Jars']);
  });

  it('are priced in a currency of the shop; what has no price in it is left out', async () => {
    const found = await find('currency=EUR&sort=cheapest');
    expect(
      found.products.map(({ product }) => [
        product.id,
        product.priceCents,
        product.variants[0]?.priceCents,
      ]),
    ).toEqual([
      [goods.pattern, 1_400, undefined],
      [goods.jar, 0, 3_800],
    ]);
    expect((await find('currency=JPY')).currency).toBe('USD');
  });

  it('stand in the owner’s order unless another is asked for, page by page', async () => {
    await test.store.saveProduct(ids.site, { ...moonJar, position: -1 });
    expect(idsOf(await find('limit=2'))[0]).toBe(goods.jar);
    expect(idsOf(await find('sort=dearest'))).toEqual([
      goods.course,
      goods.gift,
      goods.jar,
      goods.tea,
      goods.pattern,
    ]);
    const pages = await Promise.all(
      [1, 2, 3].map((page) => find(`limit=2&page=${page}&sort=name`)),
    );
    expect(pages.map(({ pages: count, total }) => [count, total])).toEqual([
      [3, 5],
      [3, 5],
      [3, 5],
    ]);
    expect(pages.flatMap(idsOf)).toEqual([
      goods.gift,
      goods.pattern,
      goods.jar,
      goods.tea,
      goods.course,
    ]);
    const beyond = await find('limit=2&page=9&sort=name');
    expect([idsOf(beyond), beyond.filter.page]).toEqual([[goods.course], 3]);
  });

  it('[9.08b] are 200 in one collection at most', async () => {
    for (let number = 0; number < 205; number += 1)
      await test.store.saveProduct(ids.site, {
        product: {
          id: `p${number}`,
          title: `P ${number}`,
          productType: 'digital',
          priceCents: 100,
        },
        currency: 'USD',
        slug: `p/${number}`,
        category: 'Many',
      });
    const found = await find('category=Many&limit=60&page=4');
    expect([found.total, found.pages, found.products.length]).toEqual([
      maxCollectionProducts,
      4,
      20,
    ]);
  });

  it('are not asked for too often', async () => {
    const strict = await testServer({ searchesPerMinute: 1 });
    const statuses = [];
    for (let time = 0; time < 2; time += 1)
      statuses.push((await ask(strict.server, { url: '/api/commerce/Products' })).status);
    expect(statuses).toEqual([200, 429]);
    await strict.remove();
  });
});

describe('pages that show products', () => {
  const show = async (url: string) => (await ask(test.server, { url })).text;

  it('a list is rendered with what its visitor chose, which nobody keeps', async () => {
    await publishNew(test.store, {
      slug: 'shop',
      document: pageDocument({ type: 'product-list', data: { sort: 'cheapest' } }),
    });
    expect(await show('/shop')).toContain('"total":5');
    const chosen = await ask(test.server, { url: '/shop?category=Jars' });
    expect(chosen.text).toContain('"total":1');
    expect(chosen.headers['cache-control']).toBe('no-store');
    expect(
      (await ask(test.server, { url: '/shop?utm_source=mail' })).headers['cache-control'],
    ).not.toBe('no-store');
    expect(
      (await ask(test.server, { url: '/contact?category=Jars' })).headers['cache-control'],
    ).not.toBe('no-store');
  });

  it('a list of one category stays so, and one without choices only turns its pages', async () => {
    const list = (data: Record<string, unknown>) =>
      pageDocument({ type: 'product-list', data: data as Record<string, string> });
    await publishNew(test.store, { slug: 'jars', document: list({ category: 'Jars' }) });
    await publishNew(test.store, { slug: 'fixed', document: list({ filters: false, perPage: 2 }) });
    expect(await show('/jars?category=Courses')).toContain('"total":0');
    expect(await show('/jars')).toContain('"total":1');
    await publishNew(test.store, { slug: 'nul', document: list({ category: 'J\0rs' }) });
    expect(await show('/nul')).toContain('"total":0');
    expect(await show('/fixed?category=Jars&page=2')).toContain('"total":5,"pages":3');
  });

  it('a product that visitors do not see is not shown', async () => {
    await publishNew(test.store, {
      slug: 'both',
      document: pageDocument(
        { type: 'product', data: { productId: goods.jar } },
        { type: 'product', data: { productId: goods.hidden } },
      ),
    });
    const text = await show('/both');
    expect(text).toContain('Moon jar');
    expect(text).not.toContain('Not yet');
  });
});
