import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask, host, testServer, type TestServer } from '../../testing/server-fixture';
import { goods, saveShop } from '../../testing/shop-fixture';
import { shopper, type Answer, type Shopper } from '../../testing/shopper';
import { ids, pageDocument, publishNew, settings } from '../../testing/site-fixture';

const jar = { type: 'add', productId: goods.jar, variantId: 'small', quantity: '2' };

let test: TestServer;
let buyer: Shopper;

beforeEach(async () => {
  test = await testServer();
  await saveShop(test.store);
  buyer = shopper(test.server);
});
afterEach(() => test.remove());

/** What the page was rendered with. */
function shown({ text }: Answer): {
  title: string;
  shop?: {
    kind: string;
    view: { totals: { totalQuantity: number } };
    errors?: unknown;
    captcha?: unknown;
  };
} {
  return JSON.parse(/<p>(.*)<\/p>/.exec(text)?.[1] ?? '{}') as ReturnType<typeof shown>;
}

describe('the cart page', () => {
  it.each([205, 200])(
    '[2.11a] is the page of type %s, rendered for its visitor, and nobody may keep it',
    async (pageType) => {
      await publishNew(test.store, { slug: 'cart', title: 'Your cart', pageType });
      expect((await buyer.get('/cart')).text).toContain('"kind":"cart"');
      await buyer.post('/commerce/cart', jar);
      const page = await buyer.get('/cart');
      expect(shown(page)).toMatchObject({
        title: 'Your cart',
        shop: { kind: 'cart', view: { totals: { totalQuantity: 2 } } },
      });
      expect(page.headers['cache-control']).toBe('no-store');
      expect(shown(await shopper(test.server).get('/cart')).shop?.view.totals.totalQuantity).toBe(
        0,
      );
    },
  );

  it('is a plain one on a site that has made none, as long as it sells something', async () => {
    await buyer.post('/commerce/cart', jar);
    const page = await buyer.get('/cart');
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(shown(page)).toMatchObject({
      title: 'Your cart',
      shop: { kind: 'cart', view: { totals: { totalQuantity: 2 } } },
    });
    await test.store.write((db) => db.updateTable('product').set({ deleted_at: 1 }).execute());
    expect((await buyer.get('/cart')).status).toBe(404);
  });

  it('has its address for itself: no page of another type takes it', async () => {
    await expect(publishNew(test.store, { slug: 'cart', pageType: 2 })).rejects.toThrow('cart');
  });

  it('stands nowhere else, where it would be kept for everybody', async () => {
    await expect(publishNew(test.store, { slug: 'basket', pageType: 205 })).rejects.toThrow(
      'basket',
    );
  });

  it('keeps the cart in sight when a form of the page was sent without scripts, well or not', async () => {
    await publishNew(test.store, {
      slug: 'cart',
      pageType: 205,
      document: pageDocument({ type: 'form', data: { formId: ids.form } }),
    });
    await buyer.post('/commerce/cart', jar);
    const failed = await buyer.post('/cart', { 'frontage-form': ids.form });
    expect(failed.status).toBe(400);
    const sent = await buyer.get(`/cart?submitted=${ids.form}`);
    for (const page of [failed, sent])
      expect(shown(page)).toMatchObject({
        formState: { formId: ids.form },
        shop: { kind: 'cart', view: { totals: { totalQuantity: 2 } } },
      });
  });

  it('is not found by the site’s search', async () => {
    await publishNew(test.store, { slug: 'cart', title: 'Basket', pageType: 205 });
    expect((await test.store.searchPages(ids.site, 'basket', 8)).total).toBe(0);
  });
});

describe('a cart without scripts', () => {
  it.each([
    ['its shop', { shop: { expressCheckout: true } }],
    ['its context', { context: { storeSettings: { expressCheckout: true } } }],
  ])('[3.21n] leads to the checkout at once if %s says so', async (_, express) => {
    await test.store.saveSite({ id: ids.site, host, settings: { ...settings, ...express } });
    const added = await buyer.post('/commerce/cart', jar);
    expect([added.status, added.headers.location]).toEqual([303, '/commerce/goto-checkout']);
    const begun = await buyer.get('/commerce/goto-checkout');
    expect(begun.headers.location).toMatch(/^\/checkout\//);
    const [line] = (await buyer.cart()).lines;
    const changed = await buyer.post('/commerce/cart', {
      type: 'setQuantity',
      lineId: line?.lineId ?? '',
      quantity: '1',
    });
    expect(changed.headers.location).toBe('/cart');
  });

  beforeEach(() => publishNew(test.store, { slug: 'cart', title: 'Cart', pageType: 205 }));

  it('[7.29] is filled by a post, which leads to the cart page', async () => {
    const reply = await buyer.post('/commerce/cart', { ...jar, next: 'https://elsewhere.example' });
    expect(reply).toMatchObject({
      status: 303,
      headers: { location: '/cart?added', 'cache-control': 'no-store' },
    });
    expect(buyer.cookies.get('CART_COUNT')).toBe('2');
    // From then on the browser is known to keep it.
    const another = { type: 'add', productId: goods.pattern };
    expect((await buyer.post('/commerce/cart', another)).headers.location).toBe('/cart');
    await buyer.post('/commerce/cart', {
      type: 'setQuantity',
      lineId: (await buyer.cart()).lines[1]?.lineId ?? '',
      quantity: '0',
    });
    expect((await buyer.cart()).cart.entries).toMatchObject([
      { productId: goods.jar, quantity: 2 },
    ]);
  });

  it('[7.29] takes the same post again at once when it was taken out in between', async () => {
    const pieces = async () => (await buyer.cart()).totals.totalQuantity;
    await buyer.post('/commerce/cart', jar);
    // A double press is one.
    await buyer.post('/commerce/cart', jar);
    expect(await pieces()).toBe(2);
    const [line] = (await buyer.cart()).lines;
    const gone = { type: 'setQuantity', lineId: line?.lineId ?? '', quantity: '0' };
    await buyer.post('/commerce/cart', gone);
    expect(await pieces()).toBe(0);
    await buyer.post('/commerce/cart', jar);
    expect(await pieces()).toBe(2);
  });

  it('takes every change, with what a form leaves out', async () => {
    await buyer.post('/commerce/cart', { type: 'add', productId: goods.pattern });
    await buyer.post('/commerce/cart', jar);
    await buyer.post('/commerce/cart', { type: 'setLocation', country: 'US' });
    const [line] = (await buyer.cart()).lines;
    await buyer.post('/commerce/cart', {
      type: 'setQuantity',
      lineId: line?.lineId ?? '',
      quantity: '0',
    });
    const { cart } = await buyer.cart();
    expect(cart.entries).toMatchObject([{ productId: goods.jar }]);
    expect(cart.shippingLocation).toEqual({ country: 'US', region: '', postalCode: '' });
  });

  it('shows the cart with what is wrong, at the field or as a whole', async () => {
    const code = await buyer.post('/commerce/cart', { type: 'addCode', code: 'NOPE' });
    expect(code.status).toBe(400);
    expect(shown(code).shop?.errors).toEqual({
      fields: { code: 'We do not recognise this code. Check it and try again.' },
      typed: { code: 'NOPE' },
    });
    const many = await buyer.post('/commerce/cart', { ...jar, quantity: '1000000' });
    expect(shown(many).shop?.errors).toMatchObject({
      message: 'Choose a quantity from 1 to 20.',
    });
    const unreadable: Record<string, string>[] = [
      {},
      { type: 'add' },
      { ...jar, quantity: 'two' },
      { ...jar, quantity: '-1' },
    ];
    for (const fields of unreadable)
      expect((await buyer.post('/commerce/cart', fields)).status).toBe(400);
    expect((await buyer.cart()).lines).toEqual([]);
    expect(await buyer.get('/commerce/cart')).toMatchObject({
      status: 303,
      headers: { location: '/cart' },
    });
  });

  it.each(['0', '-1', '1.5', '1e9', 'NaN', '', '1,000', '99999999999'])(
    'a quantity of "%s" is refused with those that there are, and added to nothing',
    async (quantity) => {
      const reply = await buyer.post('/commerce/cart', { ...jar, quantity });
      expect(reply.status).toBe(400);
      expect(shown(reply).shop?.errors).toMatchObject({
        message: 'Choose a quantity from 1 to 20.',
      });
      await buyer.post('/commerce/cart', jar);
      const [line] = (await buyer.cart()).lines;
      const named = { type: 'setQuantity', lineId: line?.lineId ?? '' };
      if (quantity === '0') return;
      const changed = await buyer.post('/commerce/cart', { ...named, quantity });
      expect(shown(changed).shop?.errors).toMatchObject({
        fields: { [named.lineId]: 'Choose a quantity from 1 to 20.' },
        typed: { [named.lineId]: quantity },
      });
      expect((await buyer.cart()).totals.totalQuantity).toBe(2);
    },
  );

  it('a product whose variant nobody chose says what to choose, and where', async () => {
    const reply = await buyer.post('/commerce/cart', { ...jar, variantId: '' });
    expect(reply.status).toBe(400);
    expect(shown(reply).shop?.errors).toMatchObject({
      message: 'Choose Size first, then add it to your cart.',
      mendAt: '/shop/moon-jar',
    });
  });

  it('a browser that keeps no cookies is told so when it comes to the cart', async () => {
    const forgetful = shopper(test.server);
    const { headers } = await forgetful.post('/commerce/cart', jar);
    forgetful.cookies.clear();
    const reply = await forgetful.get(String(headers.location));
    expect(shown(reply).shop?.errors).toMatchObject({
      message: expect.stringMatching(/^Cookies are turned off/),
    });
    // With its cookie, the same address says nothing of it.
    await buyer.post('/commerce/cart', jar);
    expect(shown(await buyer.get(String(headers.location))).shop?.errors).toBeUndefined();
  });

  it('a currency that the shop has given up is told, until the cart is changed in another', async () => {
    await buyer.post('/commerce/cart', jar);
    const inEuros = { ...settings, shop: { currencies: ['EUR' as const] } };
    await test.store.saveSite({ id: ids.site, host: 'studio.example', settings: inEuros });
    const errors = async () => shown(await buyer.get('/cart')).shop?.errors;
    expect(await errors()).toMatchObject({
      message: expect.stringMatching(/^We no longer sell in USD\. Your cart is now in EUR/),
    });
    await buyer.post('/commerce/cart', { ...jar, variantId: 'large' });
    expect(await errors()).toBeUndefined();
  });

  it('a currency that the shop has given up is not told of an empty cart, which has no prices', async () => {
    await buyer.post('/commerce/cart', jar);
    const [line] = (await buyer.cart()).lines;
    const gone = { type: 'setQuantity', lineId: line?.lineId ?? '', quantity: '0' };
    await buyer.post('/commerce/cart', gone);
    const inEuros = { ...settings, shop: { currencies: ['EUR' as const] } };
    await test.store.saveSite({ id: ids.site, host: 'studio.example', settings: inEuros });
    const { shop: shownShop } = shown(await buyer.get('/cart'));
    expect(shownShop?.errors).toBeUndefined();
  });

  it('the same form sent thrice without a key counts once; later it counts again', async () => {
    await buyer.post('/commerce/cart', { type: 'add', productId: goods.pattern });
    for (let time = 0; time < 3; time += 1) await buyer.post('/commerce/cart', jar);
    expect((await buyer.cart()).totals.totalQuantity).toBe(3);
    test.advance(5_000);
    await buyer.post('/commerce/cart', jar);
    expect((await buyer.cart()).totals.totalQuantity).toBe(5);
  });

  it('a form that is sent twice under one key counts once', async () => {
    for (let time = 0; time < 3; time += 1) {
      await buyer.post('/commerce/cart', { ...jar, key: 'of-this-page' });
      // Long enough that without the key it would be another one.
      test.advance(5_000);
    }
    expect((await buyer.cart()).totals.totalQuantity).toBe(2);
  });

  it('is not changed from elsewhere', async () => {
    const from = (headers: Record<string, string>) =>
      ask(test.server, {
        method: 'POST',
        url: '/commerce/cart',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams(jar).toString(),
      });
    expect((await from({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await from({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await from({})).status).toBe(403);
    expect((await from({ origin: `http://${host}` })).status).toBe(303);
    const call = await ask(test.server, {
      method: 'POST',
      url: '/api/commerce/ChangeCart',
      headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
      body: '{}',
    });
    expect(call.status).toBe(403);
  });

  it('says on a plain page what is wrong where the site has no cart page', async () => {
    const bare = await testServer();
    const reply = await shopper(bare.server).post('/commerce/cart', jar);
    expect(reply).toMatchObject({
      status: 404,
      text: expect.stringContaining('This is no longer available.'),
    });
    await bare.remove();
  });

  it('has Secure cookies over https', async () => {
    const secure = await testServer({ baseUrl: 'https://studio.example' });
    await saveShop(secure.store);
    const reply = await shopper(secure.server).change({ ...jar, quantity: 1 });
    expect(reply.headers['set-cookie']).toEqual([
      expect.stringMatching(/^CART=.*; Secure$/),
      expect.stringMatching(/^CART_COUNT=1.*; Secure$/),
    ]);
    await secure.remove();
  });
});

describe('the language of a shop', () => {
  it('a refusal is in that of the page it comes from', async () => {
    const languages = {
      de: { texts: { server: { codeUnknown: 'Diesen Code kennen wir nicht.' } } },
    };
    await test.store.saveSite({
      id: ids.site,
      host,
      settings: { ...settings, locale: 'de', languages },
    });
    expect((await buyer.change({ type: 'addCode', code: 'X' })).json).toEqual({
      errors: { code: 'Diesen Code kennen wir nicht.' },
    });
  });
});
