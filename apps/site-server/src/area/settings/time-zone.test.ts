import { afterEach, beforeEach, expect, it } from 'vitest';
import { host } from '../../testing/server-fixture';
import { settingsDesk, unescape } from '../../testing/settings-desk';
import { shopServer, type ShopServer } from '../../testing/shop-server';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { ids, settings } from '../../testing/site-fixture';

let shop: ShopServer;
beforeEach(async () => {
  shop = await shopServer();
});
afterEach(() => shop.remove());

it('[8.18t] a time zone that the server does not know is told at its field, and can be changed', async () => {
  const cookie = await signIn(shop.store, await addAccount(shop.store, ['admin']));
  const { look, save } = settingsDesk(shop, cookie);
  const about = 'Failed to load timezone';
  expect((await look('/general')).text).not.toContain(about);
  const context = { timeZone: 'Mars/Olympus' };
  await shop.store.saveSite({ id: ids.site, host, settings: { ...settings, context } });
  expect(unescape((await look('/general')).text)).toContain(`${about} “Mars/Olympus”`);
  await save('/general', { timeZone: 'Europe/Berlin' });
  expect((await look('/general')).text).not.toContain(about);
});
