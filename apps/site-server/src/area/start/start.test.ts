import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ContributorRole } from '@frontage/site-model/enums';
import { addMessage } from '../../testing/add-message';
import { checkoutVisitor } from '../../testing/checkout-visitor';
import { ask, host } from '../../testing/server-fixture';
import { goods } from '../../testing/shop-fixture';
import { shopServer, type ShopServer } from '../../testing/shop-server';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { ids, settings } from '../../testing/site-fixture';

let shop: ShopServer;
beforeEach(async () => {
  shop = await shopServer();
  await shop.store.write((db) => db.updateTable('stock').set({ quantity: 90 }).execute());
});
afterEach(() => shop.remove());

/** The first page as a role sees it. */
async function start(role: ContributorRole, email?: string): Promise<string> {
  const cookie = await signIn(shop.store, await addAccount(shop.store, [role], email));
  const { status, text } = await ask(shop.server, { url: '/config', headers: { cookie } });
  expect(status).toBe(200);
  return text;
}

const headings = (text: string) => [...text.matchAll(/<h2>([^<]*)/g)].map(([, title]) => title);

/** Buys one jar, and returns the address of the order. */
async function buy(): Promise<string> {
  const buyer = checkoutVisitor(shop.server);
  await buyer.add(goods.jar, 'small');
  return String((await buyer.pay(await buyer.checkout())).headers.location);
}

it('shows what waits, each with a link to it', async () => {
  await addMessage(shop.store);
  await buy();
  await shop.store.setStock(ids.site, { productId: goods.jar, variantId: 'large', quantity: 0 });
  await shop.store.setStock(ids.site, { productId: goods.jar, variantId: 'small', quantity: 3 });
  const text = await start('admin');
  expect(headings(text)).toEqual(['1 new message', '1 order to send', '2 items are low in stock']);
  expect(text).toContain('href="/config/messages?state=unread"');
  expect(text).toContain('href="/config/orders/1001"');
  expect(text).toContain('href="/config/orders?state=unsent"');
  expect(text).toMatch(
    /href="\/config\/products\?q=shop%2Fmoon-jar">Moon jar, \w+<\/a> <span class="quiet">Sold out/,
  );
  expect(text).toContain('>3 left<');
});

it('shows orders that their buyers pay by hand, until the money has come', async () => {
  const buyer = checkoutVisitor(shop.server);
  await buyer.add(goods.jar, 'small');
  await buyer.pay(await buyer.checkout(), { payment: 'transfer' });
  const text = await start('admin');
  expect(headings(text)).toEqual(['1 order to be paid']);
  expect(text).toContain('href="/config/orders/1001"');
  expect(text).toContain('href="/config/orders?state=open"');
  await shop.store.write((db) =>
    db.updateTable('shop_order').set({ payment_state: 'paid' }).execute(),
  );
  expect(headings(await start('storeManager'))).toEqual(['1 order to send']);
});

it('shows emails that could not be sent to who may change how they are, until they are', async () => {
  await buy();
  await shop.store.write((db) =>
    db.updateTable('outbox').set({ last_error: 'refused', failed_at: 1 }).execute(),
  );
  expect(await start('storeManager')).not.toContain('could not be sent');
  const text = await start('admin');
  expect(text).toMatch(/<h2>\d emails that could not be sent/);
  expect(text).toContain('href="/config/settings/mail">See why');
  await shop.store.write((db) => db.updateTable('outbox').set({ sent_at: 2 }).execute());
  expect(headings(await start('admin', 'again@studio.example'))).toEqual(['1 order to send']);
});

it('[4.17a] shows pages and products that somebody should look at to who may publish them', async () => {
  await shop.store.write(async (db) => {
    await db.updateTable('page').set({ needs_review: 1 }).where('slug', '=', 'contact').execute();
    const jar = db.updateTable('product').where('id', '=', goods.jar);
    await jar.set({ state: 'needsReview' }).execute();
  });
  const text = await start('admin');
  expect(headings(text)).toEqual(['1 page to look at', '1 product to look at']);
  expect(text).toContain('href="/config/pages?state=needsReview"');
  expect(text).toContain('href="/config/products?state=needsReview"');
  expect(headings(await start('storeManager', 'm@studio.example'))).toEqual([
    '1 product to look at',
  ]);
});

it('shows nothing that is done, and counts no spam', async () => {
  await buy();
  await shop.store.write((db) => db.updateTable('shop_order').set({ sent_at: 1 }).execute());
  await addMessage(shop.store, { flagged: true, reasons: ['links'] });
  await addMessage(shop.store);
  await shop.store.write((db) => db.updateTable('submission').set({ read_at: 1 }).execute());
  expect(await start('admin')).toContain('Nothing is waiting for you.');
});

it('shows failed payments and reviews that wait', async () => {
  const [id = ''] = [(await buy()).split('/').at(-1)?.split('.')[0]];
  const facts = { site_id: ids.site, created_at: 1, updated_at: 1 };
  const past = { email: 'ada@example.com', currency: 'USD', cents: 1200, plug: 'manual' } as const;
  await shop.store.write(async (db) => {
    await db
      .insertInto('subscription')
      .values({
        ...facts,
        ...past,
        id: 's',
        order_id: id,
        line_id: 'l',
        period: 1,
        attempt: 2,
        state: 'active',
        method: null,
        method_at: 1,
        next_at: 1,
        claimed_until: 0,
        document: '{"title":"Cup club","plan":{}}',
      })
      .execute();
    await db
      .insertInto('review')
      .values({
        ...facts,
        id: 'r',
        product_id: goods.jar,
        order_id: id,
        stars: 4,
        state: 'waiting',
        title: 'Round',
        search_text: 'round',
        text_body: 'It is.',
        name: 'Ada',
      })
      .execute();
  });
  const text = await start('admin');
  expect(headings(text)).toContain('1 failed payment');
  expect(text).toContain('Cup club</a> <span class="quiet">$12.00, ada@example.com');
  expect(headings(text)).toContain('1 review to approve');
  expect(text).toContain('Round</a> <span class="quiet">4 stars, Moon jar, Ada');
});

it('shows each role what it may do, and no more', async () => {
  await addMessage(shop.store);
  await buy();
  expect(headings(await start('storeManager'))).toEqual(['1 order to send']);
  expect(headings(await start('editor'))).toEqual(['1 new message']);
  expect(headings(await start('commenter'))).toEqual([]);
});

it('shows the first five of a kind, and how many more there are', async () => {
  for (let bought = 0; bought < 6; bought += 1) await buy();
  const text = await start('storeManager');
  expect(headings(text)).toEqual(['6 orders to send']);
  expect(text.match(/>Order \d+</g)).toEqual(
    [1001, 1002, 1003, 1004, 1005].map((number) => `>Order ${number}<`),
  );
  expect(text).toContain('and 1 more');
});

it('tells whoever may change it that visitors are not asked before other providers learn of them', async () => {
  const context = { commentsEnabled: true, disqusShortname: 'studio' };
  const save = (cookieSettings: object) =>
    shop.store.saveSite({
      id: ids.site,
      host,
      settings: { ...settings, context: { ...context, cookieSettings } },
    });
  await save({});
  const told = 'Visitors are not asked before other providers learn of them: comments';
  expect(await start('admin')).toContain(told);
  expect(await start('editor', 'bea@studio.example')).not.toContain(told);
  await save({ isCookieBannerEnabled: true });
  expect(await start('admin', 'cyd@studio.example')).not.toContain(told);
});
