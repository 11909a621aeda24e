import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listAuditEntries } from '../../audit/audit-entry';
import { buyerFields, checkoutVisitor } from '../../testing/checkout-visitor';
import { settingsDesk, unescape, type SettingsDesk } from '../../testing/settings-desk';
import { goods } from '../../testing/shop-fixture';
import { shopServer, type ShopServer } from '../../testing/shop-server';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { ids } from '../../testing/site-fixture';

let shop: ShopServer;
let desk: SettingsDesk;
beforeEach(async () => {
  shop = await shopServer();
  const cookie = await signIn(shop.store, await addAccount(shop.store, ['storeManager']));
  desk = settingsDesk(shop, cookie);
});
afterEach(() => shop.remove());

/** The ways that a buyer from a country may choose, with their prices. */
async function offered(country: string, pieces = 1) {
  const buyer = checkoutVisitor(shop.server);
  await buyer.add(goods.jar, 'small', pieces);
  const address = await buyer.checkout();
  await buyer.post(address, { ...buyerFields, country, postalCode: '62701' });
  const { cart } = (await buyer.view(address)).cart as unknown as {
    cart: { shippingOptions: { title: string }[]; shippingCostCents: number };
  };
  return [cart.shippingOptions.map(({ title }) => title), cart.shippingCostCents];
}
const titles = async () => (await offered('US'))[0];
const saved = (key: string) => `/config/settings/shipping/${key}?done=saved`;

describe('ways of shipping', () => {
  it('are offered at the checkout as soon as they have a price, in their order', async () => {
    expect(await offered('US')).toEqual([['Post'], 500]);
    const { headers } = await desk.post('/shipping', { do: 'add', entry: 'By boat' });
    expect(headers.location).toBe('/config/settings/shipping/by-boat');
    expect((await desk.look('/shipping')).text).toContain('Not offered: it has no price');
    expect(await titles()).toEqual(['Post']);
    const priced = await desk.save('/shipping/by-boat', {
      countries: 'us, uk',
      'baseCents-USD': '12',
      'perItemCents-USD': '1.5',
      'freeFromCents-USD': '200',
    });
    expect(priced.headers.location).toBe(saved('by-boat'));
    expect(await titles()).toEqual(['Post', 'By boat']);
    await desk.post('/shipping', { do: 'up@by-boat' });
    expect(await titles()).toEqual(['By boat', 'Post']);
    // 12, and 1.50 for each of two pieces; nothing from 200 on.
    expect((await offered('US', 2))[1]).toBe(1_500);
    expect((await offered('US', 5))[1]).toBe(0);
    expect((await offered('GB'))[0]).toEqual(['By boat']);
  });

  it('keep what the files of a site say: zones, regions, pickup and hours', async () => {
    await desk.save('/shipping/post', {
      title: 'Slow post',
      regions: 'il',
      pickup: 'on',
      hours: 'Nine to five',
      'baseCents-EUR': '',
    });
    const site = await shop.store.findSite('studio.example');
    expect(site?.settings.shop?.shippingZones).toEqual([
      {
        countries: ['US', 'DE'],
        regions: ['IL'],
        options: [
          {
            id: 'post',
            title: 'Slow post',
            pickup: true,
            hours: 'Nine to five',
            prices: { USD: { baseCents: 500, perItemCents: 0, freeFromCents: null } },
          },
        ],
      },
    ]);
    const { text } = await desk.look('/shipping');
    expect(text).toContain('Collected by buyers, for United States, Germany, only IL');
  });

  it('a way without a price keeps nobody from buying', async () => {
    await desk.post('/shipping/post/remove', {});
    await desk.post('/shipping', { do: 'add', entry: 'Later' });
    const buyer = checkoutVisitor(shop.server);
    await buyer.add(goods.jar, 'small');
    const { headers } = await buyer.pay(await buyer.checkout(), { payment: 'transfer' });
    expect(headers.location).toContain('/order/');
  });

  it('are removed after asking once, and the log tells each change', async () => {
    const question = (await desk.look('/shipping/post/remove')).text;
    expect(question).toContain('Remove Post?');
    await desk.post('/shipping/post/remove', {});
    expect(await titles()).toEqual([]);
    expect((await desk.look('/shipping/post')).status).toBe(404);
    expect((await desk.look('/shipping')).text).toContain('No shipping methods yet');
    const entries = await listAuditEntries(shop.store.read, ids.site, {}, { limit: 9 });
    expect(entries.map(({ act, subject, change }) => [act, subject, change])).toEqual([
      ['settingsChanged', 'Shipping', { before: 'Post', after: '' }],
    ]);
  });

  it('two who change one way: another field stays, the same field is told', async () => {
    const early = await desk.shown('/shipping/post');
    await desk.save('/shipping/post', { title: 'By the first' });
    const beside = { ...early, 'baseCents-USD': '6.00' };
    expect((await desk.post('/shipping/post', beside)).headers.location).toBe(saved('post'));
    const late = await desk.post('/shipping/post', { ...early, title: 'By the second' });
    expect([late.status, late.text.includes('It is now: “By the first”')]).toEqual([409, true]);
    expect(await offered('US')).toEqual([['By the first'], 600]);
  });

  it.each([
    ['title', '', 'Enter the name that buyers see.'],
    ['countries', 'US, England', 'ENGLAND is not a country.'],
    ['countries', 'EU', 'EU is not a country.'],
    ['baseCents-USD', 'cheap', 'cheap is no amount. Enter one such as 5.00.'],
    ['baseCents-USD', '-5', 'is no amount.'],
    ['perItemCents-USD', '1.234', '1.234 is no amount.'],
  ])('%s: %j is refused in words, and stays entered', async (name, entered, wrong) => {
    const { status, text } = await desk.save('/shipping/post', { [name]: entered });
    expect([status, unescape(text).includes(wrong)]).toEqual([400, true]);
    expect(await offered('US')).toEqual([['Post'], 500]);
  });

  it('who adds one without a name is told, and what is gone stays gone', async () => {
    const { status, text } = await desk.post('/shipping', { do: 'add', entry: ' ' });
    expect([status, text.includes('Enter the name that buyers see.')]).toEqual([400, true]);
    expect((await desk.post('/shipping/gone', {})).status).toBe(404);
    expect((await desk.post('/shipping/gone/remove', {})).status).toBe(404);
  });

  it('only whoever may change shipping sees them', async () => {
    const cookie = await signIn(shop.store, await addAccount(shop.store, ['editor']));
    const editor = settingsDesk(shop, cookie);
    expect((await editor.look('/shipping')).status).toBe(403);
    expect((await editor.post('/shipping/post/remove', {})).status).toBe(403);
  });
});
