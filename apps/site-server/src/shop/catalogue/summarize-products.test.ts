import { renderPage } from '@frontage/react-blocks/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ask } from '../../testing/server-fixture';
import { moonJar } from '../../testing/shop-fixture';
import { shopServer, type ShopServer } from '../../testing/shop-server';
import { ids, pageDocument, publishNew } from '../../testing/site-fixture';

let shop: ShopServer;
beforeEach(async () => {
  shop = await shopServer({ renderPage });
});
afterEach(() => shop.remove());

/** The titles and prices that a summary of products shows, in its order. */
async function show(slug: string, data: Record<string, unknown> = {}): Promise<string[]> {
  const summary = { type: 'summary', data: { source: 'products', ...data } as never };
  await publishNew(shop.store, { slug, document: pageDocument(summary) });
  return seen(slug);
}

async function seen(slug: string): Promise<string[]> {
  const { text } = await ask(shop.server, { url: `/${slug}` });
  const found = text.matchAll(
    /fr-summary__words">(?:<p[^>]*>([^<]*)<\/p>)?<h3[^>]*><a href="([^"]*)"/g,
  );
  return [...found].map(([, price = '', href = '']) => `${href} ${price}`.trim());
}

it('[1.04d] a summary shows products that visitors may see, with their lowest price', async () => {
  expect(await show('all', { sort: 'name' })).toEqual([
    '/shop/gift US$50.00',
    '/shop/book US$15.00',
    '/shop/moon-jar From US$40.00',
    '/shop/tea US$25.00',
    '/shop/course US$120.00',
  ]);
});

it('[1.04d] it is limited to a category, a tag and a number, and ordered', async () => {
  expect(await show('jars', { category: 'Jars' })).toEqual(['/shop/moon-jar From US$40.00']);
  expect(await show('white', { tag: 'white' })).toEqual(['/shop/moon-jar From US$40.00']);
  expect(await show('cheap', { sort: 'cheapest', pageSize: 2 })).toEqual([
    '/shop/book US$15.00',
    '/shop/tea US$25.00',
  ]);
  expect(await show('none', { category: 'Courses', tag: 'white' })).toEqual([]);
});

it('[1.04d] a draft never shows, and what is hidden, published or dearer since shows at once', async () => {
  expect(await show('jars', { category: 'Jars' })).toHaveLength(1);
  await shop.store.saveProduct(ids.site, { ...moonJar, state: 'draft' });
  expect(await seen('jars')).toEqual([]);
  const { product } = moonJar;
  const variants = product.variants?.map((variant) => ({ ...variant, priceCents: 9_900 }));
  await shop.store.saveProduct(ids.site, { ...moonJar, product: { ...product, variants } });
  expect(await seen('jars')).toEqual(['/shop/moon-jar From US$75.00']);
});
