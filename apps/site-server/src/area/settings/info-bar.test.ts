import { renderPage } from '@frontage/react-blocks/server';
import { pageTypes } from '@frontage/site-model';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ask, host } from '../../testing/server-fixture';
import { shopServer, type ShopServer } from '../../testing/shop-server';
import { settingsDesk } from '../../testing/settings-desk';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { publishNew } from '../../testing/site-fixture';

let shop: ShopServer;
let cookie: string;
beforeEach(async () => {
  shop = await shopServer({ renderPage });
  cookie = await signIn(shop.store, await addAccount(shop.store, ['admin']));
});
afterEach(() => shop.remove());

const desk = () => settingsDesk(shop, cookie);
const visit = async (url = '/') => (await ask(shop.server, { url })).text;
const filled = {
  isContactPhoneNumberEnabled: 'on',
  phone: '+44 (0)20 7946',
  isLocationEnabled: 'on',
  address: '4 Tarn Quay, "Keswick"',
  isBusinessHoursEnabled: 'on',
  infoBarHours: 'Tuesday to Sunday, 10 to 18\n\nMonday: closed',
};

it('[9.12b] pages have the bar with what the owner has chosen and filled in, and their scripts are told', async () => {
  expect(await visit()).not.toContain('fr-info-bar');
  const { status } = await desk().save('/info-bar', { ...filled, isContactEmailEnabled: 'on' });
  expect(status).toBe(303);
  const page = await visit();
  const [bar = ''] = /<aside class="fr-info-bar".*?<\/aside>/s.exec(page) ?? [];
  expect(bar).toContain('href="tel:+440207946"');
  expect(bar).toContain('query=4%20Tarn%20Quay%2C%20%22Keswick%22"');
  expect(bar).toContain('<p>Tuesday to Sunday, 10 to 18</p><p>Monday: closed</p>');
  expect(bar).not.toContain('mailto:');
  expect(page).toMatch(
    /"mobileInfoBarSettings":\{"isContactEmailEnabled":false,"isContactP.*?true/,
  );
  await publishNew(shop.store, { slug: 'gone', pageType: pageTypes.codes.notFound });
  expect(await visit('/nowhere')).not.toContain('fr-info-bar');
});

it('[9.12b] refuses what is no email address or telephone number, and too many lines', async () => {
  const wrong = { email: 'ada', phone: 'call us', infoBarHours: 'a\n'.repeat(15) };
  for (const [name, value] of Object.entries(wrong))
    expect((await desk().save('/info-bar', { [name]: value })).status, name).toBe(400);
});

it('[9.12b] pages in another language have their opening hours', async () => {
  await desk().save('/info-bar', filled);
  await desk().save('/languages', { languages: 'de' });
  await desk().save('/languages/de/header-footer', { infoBarHours: 'Di bis So, 10 bis 18' });
  const site = await shop.store.findSite(host);
  expect(site?.settings.languages?.['de']).toEqual({
    infoBar: { hours: ['Di bis So, 10 bis 18'] },
  });
});

it('[1.04h] a badge is off until the owner shows it, is tried before, and leads nowhere that runs code', async () => {
  expect(await visit()).not.toContain('fr-badge');
  const { text } = await desk().post('/badge/try', { isShown: '', text: 'By Ada' });
  expect(text).toContain(
    '<aside class="fr-badge" aria-label="Credit" data-corner="end"><span>By Ada</span></aside>',
  );
  expect(await visit()).not.toContain('fr-badge');
  const wrong = await desk().save('/badge', { href: 'javascript:alert(1)' });
  expect(wrong.status).toBe(400);
  await desk().save('/badge', { isShown: 'on', href: '/about', corner: 'start' });
  expect(await visit()).toContain('<a href="/about">Made with Frontage</a></aside>');
});
