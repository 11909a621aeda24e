import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import type * as z from 'zod';
import { readCartReply } from './create-cart';
import type { CartChange } from './cart-change';
import { readCheckoutReply } from './read-checkout-reply';
import { createShopApi } from './create-shop-api';
import { readProductFindings } from './create-find-products';
import {
  cartChangeSchema,
  cartReplySchema,
  changeCartSchema,
  checkoutReplySchema,
  productFindingsSchema,
  restockWishSchema,
} from './schema/index';
import { createFakeSite, origin } from './testing/fake-site';
import { createHandClock } from './testing/hand-clock';

const view = { version: 3, cart: { totalQuantity: 2, entries: [] }, priceHash: 'p' };
const add: CartChange = { type: 'add', productId: 'a1', variantId: 'b2', quantity: 2 };

describe('[7.29] the calls of a shop', () => {
  it('ask for the cart', async () => {
    const site = createFakeSite(() => ({ body: { data: view } }));
    expect(await createShopApi(site.api.call).cart()).toEqual({
      ok: true,
      data: { totalQuantity: 2, version: 3, view },
    });
    expect(site.seen).toMatchObject([{ url: `${origin}/api/commerce/Cart`, method: 'GET' }]);
  });

  it('change it under a key', async () => {
    const site = createFakeSite(() => ({ body: { data: view } }));
    expect(await createShopApi(site.api.call).changeCart(add, 'k1')).toEqual({
      ok: true,
      data: { totalQuantity: 2, version: 3, view },
    });
    expect(site.seen).toMatchObject([
      {
        url: `${origin}/api/commerce/ChangeCart`,
        method: 'POST',
        body: { key: 'k1', change: add },
        credentials: 'same-origin',
      },
    ]);
    expect(changeCartSchema.parse(site.seen[0]?.body)).toEqual({ key: 'k1', change: add });
  });

  it('make a change whose answer was lost again, under the same key', async () => {
    const clock = createHandClock();
    const site = createFakeSite(
      (_, { seen }) => {
        if (seen.length === 1) throw new TypeError('lost');
        return { body: { data: view } };
      },
      { clock },
    );
    const changed = createShopApi(site.api.call).changeCart(add, 'k1');
    await vi.waitFor(() => expect(clock.waiting).toHaveLength(1));
    await clock.next();
    expect(await changed).toMatchObject({ ok: true });
    expect(site.seen.map(({ body }) => body)).toEqual([
      { key: 'k1', change: add },
      { key: 'k1', change: add },
    ]);
  });

  it('replace a refused request token once', async () => {
    const site = createFakeSite(({ url }) =>
      url.includes('crumb=new')
        ? { body: { data: view } }
        : { status: 400, body: { crumbFail: true, crumb: 'new' } },
    );
    expect(await createShopApi(site.api.call).changeCart(add, 'k1')).toMatchObject({ ok: true });
    expect(site.seen).toHaveLength(2);
  });

  it('say in the words of the server why it refuses', async () => {
    const site = createFakeSite(() => ({ status: 400, body: { error: 'Only 3 are left.' } }));
    expect(await createShopApi(site.api.call).changeCart(add, 'k1')).toMatchObject({
      ok: false,
      code: 'reply',
      error: 'Only 3 are left.',
    });
  });

  it.each([404, 409, 429])(
    'say it under a %i as well: in words, or by the control',
    async (status) => {
      const bodies = [
        { error: 'Only 3 are left.' },
        { errors: { line1: 'Only 3 are left.', odd: 7 } },
        { error: 'This is in stock. You can buy it now.' },
      ];
      const site = createFakeSite((_, { seen }) => ({ status, body: bodies[seen.length - 1] }));
      const shop = createShopApi(site.api.call);
      expect(await shop.changeCart(add, 'k1')).toMatchObject({
        ok: false,
        status,
        code: 'reply',
        error: 'Only 3 are left.',
      });
      expect(await shop.changeCart(add, 'k2')).toMatchObject({
        ok: false,
        status,
        code: 'status',
        errors: { line1: 'Only 3 are left.' },
      });
      expect(
        await shop.askRestockNotice({
          productId: 'a1',
          variantId: '',
          email: 'ada@studio.example',
        }),
      ).toMatchObject({ ok: false, error: 'This is in stock. You can buy it now.' });
    },
  );

  it('find products', async () => {
    const data = {
      total: 1,
      pages: 1,
      products: [{ slug: 'shop/jar', currency: 'EUR', product: { id: 'a1', title: 'Jar' } }],
    };
    const site = createFakeSite(() => ({ body: { data: { ...data, filter: {} } } }));
    const { findProducts } = createShopApi(site.api.call);
    expect(
      await findProducts({
        category: 'bowls & jars',
        min: 19.5,
        stock: 1,
        sort: 'cheapest',
        page: 2,
      }),
    ).toEqual({ ok: true, data });
    await findProducts();
    expect(site.seen.map(({ url }) => url)).toEqual([
      `${origin}/api/commerce/Products?category=bowls+%26+jars&min=19.5&stock=1&sort=cheapest&page=2`,
      `${origin}/api/commerce/Products`,
    ]);
  });

  it('leave an address for the day something is back', async () => {
    const site = createFakeSite(() => ({ body: { data: {} } }));
    const wish = { productId: 'a1', variantId: '', email: 'ada@studio.example' };
    expect(await createShopApi(site.api.call).askRestockNotice(wish)).toEqual({
      ok: true,
      data: {},
    });
    expect(site.seen).toMatchObject([
      { url: `${origin}/api/commerce/RestockNotice`, method: 'POST', body: wish },
    ]);
    expect(restockWishSchema.parse(wish)).toEqual(wish);
  });
});

describe('readers and schemas are equal', () => {
  const found = { slug: 's', currency: 'EUR', product: {} };
  const samples: unknown[] = [
    undefined,
    null,
    1,
    'x',
    [],
    {},
    view,
    { ...view, version: -1 },
    { ...view, version: '3' },
    { ...view, version: 0.5 },
    { ...view, cart: null },
    { ...view, cart: [] },
    { ...view, cart: { totalQuantity: 0 } },
    { ...view, cart: { totalQuantity: 2 ** 53 } },
    { next: '/order/tok' },
    { next: 7 },
    { view: { at: 'open' } },
    { view: { at: 'open' }, errors: { fields: {} } },
    { view: null },
    { view: 'open' },
    { total: 0, pages: 1, products: [] },
    { total: 1, pages: 1, products: [found] },
    { total: 1, pages: 1, products: [{ ...found, more: 1 }, found] },
    { total: 1, pages: 1, products: [{ ...found, product: null }] },
    { total: 1, pages: 1, products: [{ ...found, product: [] }] },
    { total: 1, pages: 1, products: [found, 7] },
    { total: 1, products: [] },
    { total: '1', pages: 1, products: [] },
    { total: 1, pages: 1, products: {} },
  ];
  const accepted = (schema: z.ZodType, data: unknown): unknown => schema.safeParse(data).data;

  it.each(samples.map((sample) => [sample]))('on %j', (sample) => {
    expect(readCartReply(Object(sample))?.view).toEqual(accepted(cartReplySchema, sample));
    expect(readProductFindings(Object(sample))).toEqual(accepted(productFindingsSchema, sample));
    expect(readCheckoutReply(Object(sample))).toEqual(accepted(checkoutReplySchema, sample));
  });

  it('a change that may be sent is one that is taken', () => {
    expectTypeOf<z.output<typeof cartChangeSchema>>().toExtend<CartChange>();
    expectTypeOf<CartChange>().toExtend<z.output<typeof cartChangeSchema>>();
    const changes: CartChange[] = [
      add,
      { type: 'setQuantity', lineId: 'l', quantity: 0 },
      { type: 'addCode', code: 'SPRING', captchaKey: 'c' },
      { type: 'removeCoupon', code: 'SPRING' },
      { type: 'removeGiftCard', id: 'g' },
      { type: 'chooseCurrency', currency: 'EUR' },
      { type: 'chooseShipping', id: 's' },
      { type: 'setLocation', country: 'DE', region: '', postalCode: '' },
    ];
    for (const change of changes) expect(cartChangeSchema.parse(change)).toEqual(change);
    for (const wrong of [
      { ...add, quantity: 0 },
      { ...add, quantity: 1.5 },
      { ...add, priceCents: 1 },
      { type: 'buy' },
      { type: 'addCode', code: '' },
      null,
    ])
      expect(cartChangeSchema.safeParse(wrong).success).toBe(false);
  });
});
