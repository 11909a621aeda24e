import { renderPage } from '@frontage/react-blocks/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkoutVisitor, type CheckoutVisitor } from '../../testing/checkout-visitor';
import { host } from '../../testing/server-fixture';
import { goods } from '../../testing/shop-fixture';
import { shopServer, shopSettings, type ShopServer } from '../../testing/shop-server';
import { ids, pageDocument, publishNew, settings } from '../../testing/site-fixture';
import type { ShopSettingsInput } from '../settings/shop-settings';

let shop: ShopServer;
let buyer: CheckoutVisitor;

beforeEach(async () => {
  shop = await shopServer({ renderPage });
  buyer = checkoutVisitor(shop.server);
});
afterEach(() => shop.remove());

/** What the forms of a page would send as it is shown: name and value of each control. */
function formOf(html: string, action: string): Record<string, string> {
  const form =
    [...html.matchAll(/<form[^>]*action="([^"]*)"[^>]*>(.*?)<\/form>/gs)].find(
      ([, to]) => to === action,
    )?.[2] ?? '';
  const controls = [...form.matchAll(/<input([^>]*)>/g)].map(([, attributes = '']) => attributes);
  const attribute = (text: string, name: string) =>
    new RegExp(`\\b${name}="([^"]*)"`).exec(text)?.[1] ?? '';
  const sent = controls.filter(
    (text) => !/type="(radio|checkbox)"/.test(text) || /\bchecked\b/.test(text),
  );
  return Object.fromEntries(
    sent.map((text) => [attribute(text, 'name'), attribute(text, 'value')]),
  );
}

/** The titles of a page. */
function titlesOf(html: string): string[] {
  return [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, words = '']) => words);
}

it('[2.01b] [8.09] without a cart the page of a site that has no checkout page says so, under the site’s header', async () => {
  const { text, status } = await buyer.get('/commerce/goto-checkout');
  expect(status).toBe(200);
  expect(text).toMatch(/role="alert"/);
  expect(text).toContain('Studio');
  expect(titlesOf(text)).toEqual(['Checkout']);
});

it('[2.01a] a cart or a session leads on: to the checkout, or to hear that the cart is empty', async () => {
  const entry = { productId: goods.jar, variantId: 'small', quantity: 1 };
  await buyer.change({ type: 'add', ...entry });
  const begun = await buyer.get('/commerce/goto-checkout');
  expect([begun.status, begun.headers.location]).toEqual([
    303,
    expect.stringMatching(/^\/checkout\//),
  ]);
  buyer.cookies.delete('CART');
  const empty = await buyer.get('/commerce/goto-checkout');
  expect(empty.text).toContain('your cart is empty');
  expect(empty.text).not.toContain('Your session has expired');
  buyer.cookies.delete('SESSION');
  const over = await buyer.get('/commerce/goto-checkout');
  expect(over.text).toContain('Your session has expired');
});

it('[2.01a] the address of the checkout leads to it whoever has something in the cart', async () => {
  const document = pageDocument({ type: 'checkout', data: {} });
  const page = { slug: 'checkout', title: 'Checkout', pageType: 201, document };
  await publishNew(shop.store, page);
  expect((await buyer.get('/checkout')).text).toContain('your cart is empty');
  await buyer.change({ type: 'add', productId: goods.jar, variantId: 'small', quantity: 1 });
  const { status, headers } = await buyer.get('/checkout?from=letter');
  expect([status, headers.location]).toEqual([303, '/commerce/goto-checkout']);
  const [line] = (await buyer.cart()).lines;
  await buyer.change({ type: 'setQuantity', lineId: line?.lineId, quantity: 0 });
  expect((await buyer.get('/checkout')).text).toContain('your cart is empty');
});

it.each([
  [201, 'checkout', 'There is nothing to check out: your cart is empty.', '/cart'],
  [202, 'order', 'To see an order, open the link in its confirmation email.', '/'],
  [211, 'order', 'To see an order, open the link in its confirmation email.', '/'],
  [209, 'review', 'To review what you bought, open the link in the email about your order.', '/'],
])(
  'a page of type %i that is opened by itself says what to do, and is kept and listed by nobody',
  async (pageType, block, words, next) => {
    const document = pageDocument({ type: block, data: {} });
    await publishNew(shop.store, { slug: 'alone', title: 'Alone', pageType, document });
    const { text, status, headers } = await buyer.get('/alone');
    const [main = ''] = /<main.*<\/main>/s.exec(text) ?? [];
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(main).toContain(words);
    expect(main).toContain(`href="${next}"`);
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect((await buyer.get('/sitemap.xml')).text).not.toContain('/alone');
  },
);

it('a checkout is bought with what its own page would send, then shown as an order and reviewed', async () => {
  await buyer.add(goods.jar, 'small');
  const address = await buyer.checkout();
  const first = await buyer.get(address);
  expect(first.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  });
  const fields = {
    email: 'ada@example.com',
    name: 'Ada',
    line1: '1 Kiln Road',
    city: 'Springfield',
    region: 'IL',
    postalCode: '62701',
    country: 'US',
    payment: 'card',
  };
  expect(Object.keys(formOf(first.text, address))).toEqual(
    expect.arrayContaining(['priceHash', 'attempt', 'email', 'name', 'postalCode']),
  );
  // Where it goes changes the price, so the page is shown once more.
  expect((await buyer.post(address, { ...formOf(first.text, address), ...fields })).status).toBe(
    303,
  );
  const second = await buyer.get(address);
  const sent = formOf(second.text, address);
  expect(sent).toMatchObject({ email: 'ada@example.com', city: 'Springfield' });
  const paid = await buyer.post(address, { ...sent, country: 'US', payment: 'card', do: 'pay' });
  expect([paid.status, paid.headers.location]).toEqual([303, expect.stringContaining('/order/')]);
  const order = await buyer.get(String(paid.headers.location));
  for (const text of ['1001', 'Moon jar', '49.00', 'Springfield'])
    expect(order.text).toContain(text);
  expect(titlesOf(order.text)).toEqual(['Thank you for your order 1001.']);
  // Seen again it tells how it stands, and asks what its buyer thinks.
  expect(order.text).not.toContain('/review/');
  const later = await buyer.get(String(paid.headers.location));
  expect(titlesOf(later.text)).toEqual(['Order 1001']);
  // Whoever goes back is led on, and thanked for what they have just bought.
  const back = await buyer.get(address);
  expect([back.status, back.headers.location]).toEqual([303, paid.headers.location]);
  const review = /href="(\/review\/[^"]+)"/.exec(later.text)?.[1] ?? '';
  const page = await buyer.get(review);
  expect(page.status).toBe(200);
  expect(page.text).toContain('name="stars"');
  expect(titlesOf(page.text)).toEqual(['Your review']);
});

it('what is wrong stands on the page, with what was entered', async () => {
  await buyer.add(goods.jar, 'small');
  const address = await buyer.checkout();
  const { text, status } = await buyer.post(address, {
    ...formOf((await buyer.get(address)).text, address),
    email: 'ada',
    name: '"><script>alert(1)</script>',
    do: 'pay',
  });
  expect(status).toBe(400);
  expect(text).toContain('Enter an email address, such as name@example.com.');
  expect(text).not.toContain('<script>alert(1)');
});

/** Gives the shop other settings. */
const set = (shopInput: ShopSettingsInput, context: unknown = {}) =>
  shop.store.saveSite({
    id: ids.site,
    host,
    settings: { ...settings, context, shop: { ...shopSettings, ...shopInput } },
  });

/** The words of the button that gives up. */
const wayBack = (html: string) => /value="cancel"[^>]*>([^<]*)</.exec(html)?.[1];

it('the way out of a checkout is called by where it leads', async () => {
  await buyer.add(goods.jar, 'small');
  const ofCart = await buyer.checkout();
  expect(wayBack((await buyer.get(ofCart)).text)).toBe('Back to the cart');
  expect((await buyer.post(ofCart, { do: 'cancel' })).headers.location).toBe('/cart');
  const chosen = { productId: goods.tea, variantId: 'box', currency: 'USD', times: 'regularly' };
  const begun = await buyer.post('/checkout/subscribe', chosen);
  const ofBlock = String(begun.headers.location);
  expect(wayBack((await buyer.get(ofBlock)).text)).toBe('Cancel');
  expect((await buyer.post(ofBlock, { do: 'cancel' })).headers.location).toBe('/');
});

it('the terms that the owner has set are near the button that pays, and no others', async () => {
  await buyer.add(goods.jar, 'small');
  const address = await buyer.checkout();
  const links = async () => {
    const { text } = await buyer.get(address);
    const list = /<ul class="fr-checkout__policies">(.*?)<\/ul>/s.exec(text)?.[1] ?? '';
    return [...list.matchAll(/href="([^"]*)"[^>]*>([^<]*)/g)].map(([, href, text]) => [href, text]);
  };
  expect(await links()).toEqual([]);
  await set({ policies: { terms: '/terms', returns: 'javascript:alert(1)' } });
  expect(await links()).toEqual([['/terms', 'Terms of sale']]);
  await set({ policies: { terms: '/terms', privacy: '', returns: 'https://example.com/r' } });
  expect(await links()).toEqual([
    ['/terms', 'Terms of sale'],
    ['https://example.com/r', 'Returns'],
  ]);
});

it('a mistyped provider of mail is asked about without scripts, and is no error', async () => {
  await buyer.add(goods.jar, 'small');
  const address = await buyer.checkout();
  await buyer.post(address, { email: 'ada@gmial.com', do: '', priceHash: '' });
  const { text } = await buyer.get(address);
  expect(text).toMatch(/role="status">Did you mean ada@gmail\.com\?</);
  const { status, headers } = await buyer.pay(address, { email: 'ada@gmial.com' });
  expect([status, headers.location]).toEqual([303, expect.stringContaining('/order/')]);
});

it('who paid at the first press, without scripts, is asked about a mistyped address on the order, and reads whom to write to', async () => {
  await set({ seller: { name: 'Netloft', email: 'shop@netloft.example' } });
  await buyer.add(goods.jar, 'small');
  const { headers } = await buyer.pay(await buyer.checkout(), { email: 'ada@gmial.com' });
  const { text } = await buyer.get(`${String(headers.location)}`);
  expect(text).toMatch(/role="status">Did you mean ada@gmail\.com\?/);
  expect(text).toContain('href="mailto:shop@netloft.example"');
});

it('who collects an order reads when to come, as the owner has set it', async () => {
  const hours = 'Tue to Sat\n10 to 5';
  const counter = {
    id: 'counter',
    title: 'Counter',
    pickup: true,
    hours,
    prices: { USD: { baseCents: 0 } },
  };
  await set({ shippingZones: [{ countries: ['US'], options: [counter] }] });
  await buyer.add(goods.jar, 'small');
  const paid = await buyer.pay(await buyer.checkout(), { shipping: 'counter' });
  const order = String(paid.headers.location);
  expect((await buyer.get(order)).text).toContain(hours);
  await set({
    shippingZones: [{ countries: ['US'], options: [{ ...counter, hours: 'By appointment' }] }],
  });
  expect((await buyer.get(order)).text).toContain('By appointment');
});

it('[3.03d] [3.21m] a shop sells in the currency that its store has selected', async () => {
  await set({ currencies: ['USD', 'EUR'] }, { storeSettings: { selectedCurrency: 'EUR' } });
  await buyer.add(goods.jar, 'small');
  const { totals } = await buyer.cart();
  expect([totals.currency, totals.grandTotalCents]).toEqual(['EUR', expect.any(Number)]);
  const address = await buyer.checkout();
  const paid = await buyer.pay(address);
  const order = await buyer.get(String(paid.headers.location));
  expect(order.text).toMatch(/€38\.00/);
  expect(order.text).not.toMatch(/\$\d/);
  expect(shop.plug.asks).toMatchObject([{ currency: 'EUR' }]);
});
