import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ContributorRole } from '@frontage/site-model/enums';
import type { MailTransport } from '../../mail/mail-transport';
import type { ShopSettingsInput } from '../../shop/settings/shop-settings';
import { ask, host, testServer, type TestServer } from '../../testing/server-fixture';
import { saveShop } from '../../testing/shop-fixture';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { ids, pageDocument, publishNew, settings } from '../../testing/site-fixture';

let world: TestServer;
/** Sends nothing, and is no folder either. */
const sender: MailTransport = { send: () => Promise.resolve() };
beforeEach(async () => {
  world = await testServer({ mail: sender });
});
afterEach(() => world.remove());

const cookieOf = async (role: ContributorRole) =>
  signIn(world.store, await addAccount(world.store, [role]));
const start = async (cookie: string, url = '/config') =>
  (await ask(world.server, { url, headers: { cookie } })).text;
const stepsIn = (text: string) =>
  [...text.matchAll(/<li( data-done="")?><span><a href="(\/config\/[^"]*)">/g)].map(
    ([, done = '', href = '']) => [href.slice('/config/'.length), done !== ''] as const,
  );
const wish = (cookie: string, wanted: string) =>
  ask(world.server, {
    method: 'POST',
    url: '/config/first-steps',
    headers: {
      cookie,
      'content-type': 'application/x-www-form-urlencoded',
      origin: `http://${host}`,
    },
    body: `do=${wanted}`,
  });

it('a new site shows what it needs, each until it is done, and then nothing', async () => {
  const cookie = await cookieOf('admin');
  expect(stepsIn(await start(cookie))).toEqual([
    ['pages/new', false],
    ['settings/shop', false],
    ['products/new', false],
    ['pages/new?with=products', false],
    ['settings/payments', false],
    ['settings/mail', true],
  ]);
  await saveShop(world.store);
  await publishNew(world.store, {
    slug: 'shop',
    document: pageDocument({ type: 'product-list', data: {} }),
  });
  await world.store.saveSite({
    id: ids.site,
    host,
    settings: { ...settings, shop: { currencies: ['EUR'], payments: [] } },
  });
  expect(stepsIn(await start(cookie))).toEqual([
    ['pages/new', false],
    ['settings/shop', true],
    ['products/new', true],
    ['pages/new?with=products', true],
    ['settings/payments', true],
    // Something is sold that has to be sent.
    ['settings/shipping', false],
    ['settings/mail', true],
  ]);
  await world.store.write((db) => db.updateTable('page').set({ changed_by: 'Ada' }).execute());
  const shop: ShopSettingsInput = {
    currencies: ['EUR'],
    payments: [],
    shippingZones: [{ options: [{ id: 'post', title: 'Post', prices: {} }] }],
  };
  await world.store.saveSite({ id: ids.site, host, settings: { ...settings, shop } });
  expect(await start(cookie)).not.toContain('First steps');
});

it('shows each role the steps that it may take', async () => {
  expect(stepsIn(await start(await cookieOf('editor')))).toEqual([
    ['pages/new', false],
    ['pages/new?with=products', false],
  ]);
  expect(await start(await cookieOf('commenter'))).not.toContain('First steps');
});

it('is put away for everybody, and back, by who may change the settings', async () => {
  const cookie = await cookieOf('admin');
  expect((await wish(await cookieOf('editor'), 'hide')).status).toBe(403);
  expect((await wish(cookie, 'hide')).headers.location).toBe('/config?done=stepsHidden');
  const hidden = await start(cookie, '/config?done=stepsHidden');
  expect([stepsIn(hidden), hidden.includes('Show them again')]).toEqual([[], true]);
  expect(stepsIn(await start(await cookieOf('storeManager')))).toEqual([]);
  expect((await wish(cookie, 'show')).headers.location).toBe('/config');
  expect(stepsIn(await start(cookie))).toHaveLength(6);
});
