import { afterEach, beforeEach, expect, it } from 'vitest';
import { listAuditEntries } from '../../audit/audit-entry';
import { resealCaptchaSecrets } from '../../shop/settings/reseal-captcha-secrets';
import { createKeyRing } from '../../signing/key-ring';
import { readHiddenSecret } from '../../signing/hide-secret';
import { host } from '../../testing/server-fixture';
import { settingsDesk, type SettingsDesk } from '../../testing/settings-desk';
import { shopServer, type ShopServer } from '../../testing/shop-server';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { ids } from '../../testing/site-fixture';
import { testKeys } from '../../testing/test-keys';

let shop: ShopServer;
let desk: SettingsDesk;
beforeEach(async () => {
  shop = await shopServer();
  desk = settingsDesk(shop, await signIn(shop.store, await addAccount(shop.store, ['admin'])));
});
afterEach(() => shop.remove());

const mask = '••••••••';
const stored = async () => (await shop.store.findSite(host))?.settings.shop?.captcha?.secret ?? '';
const opened = async () => readHiddenSecret(testKeys.seal('site secret'), await stored());

it('[9.26e] a mask stands for a stored secret: it is never shown again, and stays when it is sent', async () => {
  await desk.save('/shop', { captchaKey: 'site-key', captchaSecret: 'very-hidden' });
  expect(await opened()).toBe('very-hidden');
  const { text } = await desk.look('/shop');
  expect([text.includes(mask), text.includes('very-hidden')]).toEqual([true, false]);
  expect((await desk.shown('/shop'))['captchaSecret']).toBe(mask);
  await desk.save('/shop', { captchaKey: 'other-key', captchaSecret: mask });
  expect(await opened()).toBe('very-hidden');
  const wrong = await desk.save('/shop', { captchaSecret: 'not-shown', scarcityFrom: 'x' });
  expect([wrong.status, wrong.text.includes('not-shown')]).toEqual([400, false]);
  await desk.save('/shop', { captchaKey: '', captchaSecret: '' });
  expect(await stored()).toBe('');
});

it('[9.26e] neither the store nor the log holds it as it is', async () => {
  await desk.save('/shop', { captchaKey: 'site-key', captchaSecret: 'very-hidden' });
  expect(await stored()).toMatch(/^sealed:/);
  const log = JSON.stringify(await listAuditEntries(shop.store.read, ids.site, {}, { limit: 9 }));
  expect([log.includes('Secret key'), log.includes('very-hidden')]).toEqual([true, false]);
});

it('is hidden anew before its key is retired', async () => {
  await desk.save('/shop', { captchaKey: 'site-key', captchaSecret: 'very-hidden' });
  const [old = ''] = testKeys.ids;
  const newer = createKeyRing(['n'.repeat(32), 's'.repeat(32)]);
  const seal = newer.seal('site secret');
  expect(await resealCaptchaSecrets(shop.store, seal, old)).toBe(1);
  expect(
    readHiddenSecret(createKeyRing(['n'.repeat(32)]).seal('site secret'), await stored()),
  ).toBe('very-hidden');
});
