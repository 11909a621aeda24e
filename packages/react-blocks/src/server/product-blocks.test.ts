import { describe, expect, it } from 'vitest';
import type { ProductListView, ProductView } from '../shop/product-view';
import { sizedProduct, testProduct, testProductList } from '../testing/test-products';
import { testDocument, testInput, testRuntime } from '../testing/test-page';
import type { RenderInput } from './render-input';
import { renderPage } from './render-page';

const { id } = sizedProduct.product;
const runtime = {
  ...testRuntime,
  blocks: {
    ...testRuntime.blocks,
    shop: { js: ['/_frontage/shop.mount-1.js'], css: '' },
    product: { js: ['/_frontage/product.mount-1.js'], css: '.p{}' },
    subscription: { js: ['/_frontage/subscription.mount-1.js'], css: '.m{}' },
    'product-list': { js: ['/_frontage/product-list.mount-1.js'], css: '.l{}' },
    'cart-indicator': { js: ['/_frontage/cart-indicator.mount-1.js'], css: '.c{}' },
  },
};
const page = (block: Parameters<typeof testDocument>[0], over: Partial<RenderInput> = {}) =>
  renderPage(testInput(testDocument(block), { runtime, ...over }));
const product = { type: 'product', data: { productId: id } };
const list = { type: 'product-list', data: {} };
const shown = (view: ProductView) => ({
  product: (requestedId: string) => (requestedId === id ? view : undefined),
});
const listed = (view: ProductListView) => ({ productList: () => view });

describe('products on pages', () => {
  it('a product is rendered in the page’s language, with its scripts ahead', () => {
    const { html, blockTypes } = page(product, { ...shown(sizedProduct), locale: 'de-DE' });
    expect([
      blockTypes,
      html.includes('<h1 class="fr-product__title">Moon jar</h1>'),
      html.includes('From 36,00\u00a0€'),
    ]).toEqual([['product'], true, true]);
    expect([...html.matchAll(/modulepreload" href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/_frontage/shop.mount-1.js',
      '/_frontage/product.mount-1.js',
    ]);
  });

  it('one that is gone leaves the page without it', () => {
    expect([
      page(product, { product: () => undefined }).blockTypes,
      page(product).blockTypes,
      page(list).blockTypes,
    ]).toEqual([[], [], []]);
  });

  it('a price that changed is on the page at once, whatever is kept of it', () => {
    const fragments = new Map();
    const price = (cents: number): boolean =>
      page(product, {
        fragments,
        ...shown(testProduct({ variants: [{ id: 'a', priceCents: cents, qtyInStock: 1 }] })),
      }).html.includes(`€${cents / 100}.00`);
    expect([price(4_200), price(4_300)]).toEqual([true, true]);
  });

  it('hostile words are words', () => {
    const hostile = '</script><script>alert(1)</script><img src=x onerror=alert(1)>"\'';
    const variants = [1, 2].map((index) => ({
      id: `${hostile}${index}`,
      priceCents: 100,
      qtyInStock: 2,
      optionValues: [{ optionName: hostile, value: hostile + index }],
    }));
    const view = testProduct({ title: hostile, variants }, { description: hostile, slug: hostile });
    const { html } = page(product, shown(view));
    const listHtml = page(
      list,
      listed(
        testProductList([view], `category=${encodeURIComponent(hostile)}`, {
          categories: [hostile, 'b'],
          tags: [hostile, 'b'],
        }),
      ),
    ).html;
    for (const text of [html, listHtml]) {
      expect(text).not.toContain('<img src=x');
      expect(text).not.toContain('<script>alert');
      expect(text).not.toMatch(/ style=/);
    }
  });

  it.each([
    ['', 'Products – Studio', '/products'],
    ['page=2', 'Products, page 2 – Studio', '/products?page=2'],
    ['sale=1&page=2', 'Products, page 2 – Studio', '/products'],
  ])('each page of a list has a title of its own: ?%s', (query, title, address) => {
    const view = testProductList(undefined, query, { pages: 3, total: 60 });
    const { page: record, headerFooter } = testInput(testDocument(list));
    const { html } = page(list, {
      ...listed(view),
      page: { ...record, slug: 'products', title: 'Products' },
      headerFooter: { ...headerFooter, header: { ...headerFooter.header, title: 'Studio' } },
    });
    expect([
      /<title>(.*?)<\/title>/.exec(html)?.[1],
      /<meta property="og:title" content="([^"]*)"/.exec(html)?.[1],
      /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    ]).toEqual([title, title.replace(' – Studio', ''), address]);
  });

  it('a list’s further page is named in the language of the page', () => {
    const texts = { frame: { numbered: '{title}، صفحة {at}' } };
    const view = testProductList(undefined, 'page=2', { pages: 3, total: 60 });
    const { html } = page(list, { ...listed(view), texts, locale: 'ar-EG' });
    expect(html).toMatch(/<title>[^<]*، صفحة ٢( – |<)/);
  });

  it('a list with quick views has the styles of products, one without has not', () => {
    const css = (quickView: boolean): boolean =>
      page({ type: 'product-list', data: { quickView } }, listed(testProductList())).html.includes(
        '.p{}',
      );
    expect([css(true), css(false)]).toEqual([true, false]);
  });

  it('a list with the quick view of a subscription has the styles of its form', () => {
    const css = (subscriptionPlan: unknown): boolean => {
      const view = testProduct({ subscriptionPlan });
      return page(
        { type: 'product-list', data: {} },
        listed(testProductList([view])),
      ).html.includes('.m{}');
    };
    const monthly = { billingPeriod: { value: 1, unit: 'month' } };
    expect([css(monthly), css(null)]).toEqual([true, false]);
  });

  it('filters lead to the page that the list stands on', () => {
    expect(page(list, listed(testProductList())).html).toMatch(
      /<form [^>]*action="\/work#product-list-[^"]*-found"/,
    );
  });
});

describe('the cart in the header', () => {
  const header = (cart: boolean) => {
    const { headerFooter } = testInput(testDocument());
    return { headerFooter: { ...headerFooter, header: { ...headerFooter.header, cart } } };
  };

  it('[4.23a] stands in every page’s header where the owner wants it, with its styles, and nothing of a visitor', () => {
    const { html } = page({ type: 'text', data: { nodes: [] } }, header(true));
    expect(html).toContain('aria-label="Cart"');
    expect([
      html.includes('.c{}'),
      html.indexOf('fr-cart-indicator') < html.indexOf('</header>'),
    ]).toEqual([true, true]);
    const without = page({ type: 'text', data: { nodes: [] } }, header(false)).html;
    expect([without.includes('fr-cart-indicator'), without.includes('.c{}')]).toEqual([
      false,
      false,
    ]);
  });

  it('waits for a touch where nothing on the page fills the cart, and its files with it', () => {
    const indicator = (html: string) =>
      /<div[^>]*data-block="cart-indicator"[^>]*>/.exec(html)?.[0];
    const first = (html: string) => /<template data-later>(.*?)<\/template>/.exec(html)?.[1];
    const without = page({ type: 'text', data: { nodes: [] } }, header(true)).html;
    expect(indicator(without)).toContain('data-block-start="interaction"');
    expect(first(without)).toBeUndefined();
    expect(without).toContain(
      '<template data-later="shop"><link rel="modulepreload" href="/_frontage/cart-indicator.mount-1.js">' +
        '<link rel="modulepreload" href="/_frontage/shop.mount-1.js"></template>',
    );
    const shop = page(product, { ...header(true), ...shown(sizedProduct) }).html;
    expect(indicator(shop)).not.toContain('data-block-start');
    expect(first(shop)).toContain('/_frontage/shop.mount-1.js');
    expect(shop).not.toContain('data-later="shop"');
  });

  it('speaks the page’s language', () => {
    const texts = { 'cart-indicator': { cart: 'السلّة' } };
    expect(
      page({ type: 'text', data: { nodes: [] } }, { ...header(true), locale: 'ar', texts }).html,
    ).toContain('aria-label="السلّة"');
  });
});
