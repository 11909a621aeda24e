import { expect, it } from 'vitest';
import { findCart, insertCart, replaceCart } from '../shop/cart/carts';
import type { CartContent } from '../shop/cart/stored-cart';
import { markCartBought } from '../shop/cart/take-from-cart';
import { sweepOldCarts } from '../shop/checkout/sweep-old-carts';
import { OutOfStock, releaseStock, reserveStock, sellHeldStock } from '../shop/stock/stock-hold';
import { addCheckouts, countPieces, goods, moonJar, saveShop } from '../testing/shop-fixture';
import { ids, settings } from '../testing/site-fixture';
import { describeCodes } from './codes-contract';
import type { SiteStore } from './site-store';

/** The contract of stores for a shop, for every database. */
export function describeShop(store: () => SiteStore): void {
  describeProducts(store);
  describeStock(store);
  describeCarts(store);
  describeCodes(store);
}

const oneJar = { productId: goods.jar, variantId: 'small', quantity: 1 };

const reserve = (
  store: SiteStore,
  checkoutId: string,
  ...pieces: { productId: string; variantId: string; quantity: number }[]
) =>
  store.change((db) =>
    reserveStock(db, { siteId: ids.site, purchaseId: checkoutId, pieces, expiresAt: 1 }, 1),
  );

const shopRevision = async (store: SiteStore) =>
  (await store.findSite('studio.example'))?.shopRevision ?? 0;

function describeProducts(store: () => SiteStore): void {
  it('keeps a product with its stock, which saving it again leaves as it is', async () => {
    await store().saveProduct(ids.site, moonJar);
    await store().setStock(ids.site, { productId: goods.jar, variantId: 'large', quantity: 7 });
    await store().saveProduct(ids.site, { ...moonJar, tags: ['blue'] });
    expect(await store().product(ids.site, goods.jar)).toMatchObject({
      product: {
        title: 'Moon jar',
        variants: [
          { id: 'small', qtyInStock: 20 },
          { id: 'large', qtyInStock: 7 },
        ],
      },
      tags: ['blue'],
      state: 'published',
      revision: 2,
    });
    expect(await store().product('another', goods.jar)).toBeUndefined();
    expect(await store().products(ids.site, [])).toEqual([]);
  });

  it('forgets the count of a variant that is gone, and begins anew where one comes back', async () => {
    await store().saveProduct(ids.site, moonJar);
    const variants = moonJar.product.variants ?? [];
    await store().saveProduct(ids.site, {
      ...moonJar,
      product: { ...moonJar.product, variants: variants.slice(0, 1) },
    });
    await expect(
      store().setStock(ids.site, { productId: goods.jar, variantId: 'large', quantity: 1 }),
    ).rejects.toThrow('not counted');
    await store().saveProduct(ids.site, moonJar);
    expect(await countPieces(store(), goods.jar, 'large')).toEqual({ stock: 3, held: 0 });
  });

  it('lets no site change the products of another, and no two products stand at one address', async () => {
    await store().saveSite({ id: 'second', host: 'two.example', settings });
    await store().saveProduct(ids.site, moonJar);
    await expect(store().saveProduct('second', { ...moonJar, slug: 'mine' })).rejects.toThrow(
      'another site',
    );
    await expect(
      store().saveProduct(ids.site, { ...moonJar, product: { ...moonJar.product, id: 'other' } }),
    ).rejects.toThrow('shop/moon-jar');
    await expect(
      store().setStock('second', { productId: goods.jar, variantId: 'small', quantity: 1_000 }),
    ).rejects.toThrow('not counted');
    expect(await countPieces(store(), goods.jar, 'small')).toEqual({ stock: 20, held: 0 });
  });

  it('[9.08c] refuses a product whose tags or category are too long, and whatever else is not sound', async () => {
    const refused = (change: Partial<typeof moonJar>) =>
      expect(store().saveProduct(ids.site, { ...moonJar, ...change })).rejects.toThrow(
        'not a product',
      );
    await refused({ tags: ['x'.repeat(51)] });
    await refused({ category: 'x'.repeat(26) });
    await refused({ slug: 'cart' });
    await refused({ state: 'scheduled' });
    await refused({ product: { ...moonJar.product, variants: [{ id: 'a' }, { id: 'a' }] } });
    await refused({
      product: { ...moonJar.product, variants: [{ id: 'a', priceCents: 100_000_001 }] },
    });
    await store().saveProduct(ids.site, {
      ...moonJar,
      tags: ['x'.repeat(50)],
      category: 'x'.repeat(25),
    });
  });

  it('counts a revision of the shop for what pages tell of, and none of the site', async () => {
    await saveShop(store());
    const before = await store().findSite('studio.example');
    await store().setStock(ids.site, { ...oneJar, quantity: 5_000 });
    await store().setStock(ids.site, { ...oneJar, quantity: 4_000 });
    const [checkoutId = ''] = await addCheckouts(store(), 1);
    await reserve(store(), checkoutId, oneJar);
    expect(await shopRevision(store())).toBe(before?.shopRevision);
    await store().setStock(ids.site, { ...oneJar, quantity: 2 });
    await store().saveProduct(ids.site, moonJar);
    expect(await store().findSite('studio.example')).toMatchObject({
      revision: before?.revision,
      shopRevision: (before?.shopRevision ?? 0) + 2,
    });
  });
}

function describeStock(store: () => SiteStore): void {
  it('200 buyers and 20 pieces: 20 hold one, and what is held and in stock stays 20 through releases', async () => {
    await saveShop(store());
    const buyers = await addCheckouts(store(), 200);
    const first = await Promise.allSettled(buyers.map((id) => reserve(store(), id, oneJar)));
    const holding = buyers.filter((_, index) => first[index]?.status === 'fulfilled');
    expect(holding).toHaveLength(20);
    expect(
      first.flatMap((result) =>
        result.status === 'rejected' ? [result.reason instanceof OutOfStock] : [],
      ),
    ).not.toContain(false);
    expect(await countPieces(store(), goods.jar, 'small')).toEqual({ stock: 0, held: 20 });
    const leaving = holding.slice(0, 5);
    const late = buyers.filter((id) => !holding.includes(id));
    const second = await Promise.allSettled([
      ...leaving.map((id) => store().change((db) => releaseStock(db, id))),
      ...late.map((id) => reserve(store(), id, oneJar)),
    ]);
    expect(
      second.slice(5).filter(({ status }) => status === 'fulfilled').length,
    ).toBeLessThanOrEqual(5);
    const now = await countPieces(store(), goods.jar, 'small');
    expect(now.stock + now.held).toBe(20);
  });

  it('holds all that a checkout wants or nothing, and says what is lacking', async () => {
    await saveShop(store());
    const [checkoutId = ''] = await addCheckouts(store(), 1);
    const wanted = reserve(
      store(),
      checkoutId,
      { ...oneJar, quantity: 2 },
      { productId: goods.jar, variantId: 'large', quantity: 4 },
    );
    await expect(wanted).rejects.toMatchObject({
      lacking: [{ productId: goods.jar, variantId: 'large', quantity: 3 }],
    });
    expect(await countPieces(store(), goods.jar, 'small')).toEqual({ stock: 20, held: 0 });
  });

  it('holds, releases and sells once, however often it is asked; two lines of one variant are one', async () => {
    await saveShop(store());
    const [kept = '', ended = ''] = await addCheckouts(store(), 2);
    for (let time = 0; time < 2; time += 1)
      await reserve(store(), kept, oneJar, { ...oneJar, quantity: 2 });
    expect(await countPieces(store(), goods.jar, 'small')).toEqual({ stock: 17, held: 3 });
    await expect(reserve(store(), kept, oneJar)).rejects.toThrow('holds 3');
    await reserve(store(), ended, oneJar);
    for (let time = 0; time < 2; time += 1) await store().change((db) => releaseStock(db, ended));
    expect(await store().write((db) => sellHeldStock(db, kept))).toEqual([
      { ...oneJar, quantity: 3 },
    ]);
    expect(await store().write((db) => sellHeldStock(db, kept))).toEqual([]);
    expect(await countPieces(store(), goods.jar, 'small')).toEqual({ stock: 17, held: 0 });
  });

  it('holds nothing of what does not run out, and takes no number of pieces below none', async () => {
    await saveShop(store());
    const [checkoutId = ''] = await addCheckouts(store(), 1);
    await reserve(
      store(),
      checkoutId,
      { productId: goods.course, variantId: 'seat', quantity: 9_999 },
      { productId: goods.pattern, variantId: '', quantity: 1 },
    );
    expect(await store().read.selectFrom('hold').selectAll().execute()).toEqual([]);
    await expect(store().setStock(ids.site, { ...oneJar, quantity: -1 })).rejects.toThrow(
      'not a stock',
    );
    await expect(store().setStock(ids.site, { ...oneJar, quantity: 1e12 })).rejects.toThrow(
      'not a stock',
    );
  });
}

const content: CartContent = {
  currency: 'USD',
  lines: [],
  couponCodes: [],
  giftCardIds: [],
  shippingId: '',
  location: null,
  changes: [],
};

function describeCarts(store: () => SiteStore): void {
  const add = (id: string, now = 1) =>
    store().write((db) =>
      insertCart(db, { id, siteId: ids.site, tokenHash: `hash-${id}`, content }, now),
    );
  const find = (id: string, now = 1) => findCart(store().read, ids.site, `hash-${id}`, now);

  it('of two changes of one state of a cart the first counts', async () => {
    await add('a');
    const cart = await find('a');
    if (!cart) throw new Error('no cart');
    const change = (couponCodes: string[]) =>
      store().write((db) => replaceCart(db, cart, { ...content, couponCodes }, 2));
    expect(await Promise.all([change(['ONE']), change(['TWO'])])).toEqual([true, false]);
    expect(await find('a')).toMatchObject({ version: 2, content: { couponCodes: ['ONE'] } });
  });

  it('a cart is found by its token on its own site, until it is bought or two weeks old', async () => {
    await add('a');
    await add('b');
    expect(await findCart(store().read, 'another', 'hash-a', 1)).toBeUndefined();
    expect((await find('a', 14 * 24 * 60 * 60 * 1000))?.id).toBe('a');
    expect(await find('a', 14 * 24 * 60 * 60 * 1000 + 1)).toBeUndefined();
    await store().write((db) => markCartBought(db, 'a', { orderId: 'order', version: 1 }));
    expect(await find('a')).toBeUndefined();
  });

  it('old carts are forgotten, but for those that came to a checkout', async () => {
    await add('old');
    await add('kept');
    await add('young', 5_000);
    const [checkoutId = ''] = await addCheckouts(store(), 1);
    await store().write((db) =>
      db.updateTable('checkout').set({ cart_id: 'kept' }).where('id', '=', checkoutId).execute(),
    );
    await store().write((db) => sweepOldCarts(db, 14 * 24 * 60 * 60 * 1000 + 1));
    expect(
      (await store().read.selectFrom('cart').select('id').orderBy('id').execute()).map(
        ({ id }) => id,
      ),
    ).toEqual(['kept', 'young']);
  });
}
