import { renderPage } from '@frontage/react-blocks/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ask } from '../../testing/server-fixture';
import { settingsDesk } from '../../testing/settings-desk';
import { shopServer, type ShopServer } from '../../testing/shop-server';
import { mayKeepEvents } from '../../sites/may-keep-events';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { listSites } from '../../sites/sites';

let shop: ShopServer;
let cookie: string;
beforeEach(async () => {
  shop = await shopServer({ renderPage });
  cookie = await signIn(shop.store, await addAccount(shop.store, ['admin']));
});
afterEach(() => shop.remove());

const path = '/cookies';
const desk = () => settingsDesk(shop, cookie);
const visit = async () => (await ask(shop.server, { url: '/' })).text;
const filled = {
  isCookieBannerEnabled: 'on',
  cookieBannerAcceptType: 'OPT_IN_AND_OUT',
  cookieBannerText: 'We **count** visits: [how](/privacy).\nNothing else.',
  cookieBannerCtaText: 'Fine',
  cookieBannerCtaVariant: 'BUTTON',
  cookieBannerVariant: 'POPUP',
  cookieBannerPosition: 'TOP_RIGHT',
  cookieBannerTheme: 'LIGHT',
};

it('[3.22a] an owner sets all of the banner, tries it before anybody sees it, and visitors get it', async () => {
  const tried = (await desk().post(`${path}/try`, filled)).text;
  expect(tried).toMatch(/<aside class="fr-cookies"[^>]*data-trial=""/);
  expect(tried).toContain('<strong>count</strong>');
  expect(await visit()).not.toContain('fr-cookies');
  await desk().save(path, filled);
  const text = await visit();
  expect(text).toMatch(
    /<aside class="fr-cookies"[^>]*data-variant="POPUP" data-position="TOP_RIGHT" data-theme="LIGHT" data-cta="BUTTON" data-accept-type="OPT_IN_AND_OUT"/,
  );
  expect(text).toContain('<p>We <strong>count</strong> visits: <a href="/privacy">how</a>.</p>');
  expect(text).toContain('<p>Nothing else.</p>');
  expect(text).not.toContain('data-trial');
  expect(text).toContain('data-consent="asked"');
});

it('says that visitors from the EU cannot refuse where they can only accept, also in the preview', async () => {
  const { text } = await desk().look(path);
  expect(text.match(/data-warning="cookieBannerAcceptType"/g)).toHaveLength(2);
  expect(text).toContain('[value=OPT_IN]:checked');
});

it('refuses a link that leads nowhere', async () => {
  const { status } = await desk().save(path, { cookieBannerText: '[how](javascript:alert(1))' });
  expect(status).toBe(400);
});

it('[3.22b] what single visitors did is kept unless the owner wants no log of it', async () => {
  const isKept = async () => {
    const [site] = await listSites(shop.store.read);
    return site && mayKeepEvents({ headers: {} }, site);
  };
  expect([(await desk().shown(path))['isActivityLogEnabled'], await isKept()]).toEqual([
    'on',
    true,
  ]);
  await desk().save(path, { isActivityLogEnabled: '' });
  expect(await isKept()).toBe(false);
});
