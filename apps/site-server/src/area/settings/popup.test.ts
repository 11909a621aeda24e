import { renderPage } from '@frontage/react-blocks/server';
import { pageTypes, readSiteContext } from '@frontage/site-model';
import { readSiteBadge, readSiteInfoBar, readSitePopup } from '@frontage/site-model/fields';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ask, host } from '../../testing/server-fixture';
import { shopServer, type ShopServer } from '../../testing/shop-server';
import { settingsDesk } from '../../testing/settings-desk';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { contactForm, ids, pageDocument, publishNew } from '../../testing/site-fixture';
import { shownParts } from '../../pages/shown-parts';

let shop: ShopServer;
let cookie: string;
beforeEach(async () => {
  shop = await shopServer({ renderPage });
  cookie = await signIn(shop.store, await addAccount(shop.store, ['campaignsEditor']));
});
afterEach(() => shop.remove());

const path = '/pop-up';
const desk = () => settingsDesk(shop, cookie);
const visit = async (url = '/') => (await ask(shop.server, { url })).text;
const stored = async () => readSitePopup((await shop.store.findSite(host))?.settings.popup);
const filled = { isShown: 'on', popupTitle: 'Letters', popupText: 'Twice a year.\n\nNo **more**.' };

it('[3.23b] its settings are in the page and its context; what it shows raises its version, when it comes does not', async () => {
  expect(await visit()).not.toContain('fr-popup');
  await desk().save(path, { ...filled, displayFrequency: '-1', enableMobile: '', delay: '3' });
  const { version } = await stored();
  const page = await visit();
  const settings = { style: 'overlay', enableMobile: false, version, showUntilSignup: false };
  expect(page).toContain(
    `"popupOverlaySettings":${JSON.stringify({ ...settings, displayFrequency: -1 })}`,
  );
  expect(page).toMatch(/<dialog class="fr-popup__dialog" aria-label="Letters"/);
  expect(page).toContain('<h2>Letters</h2><p>Twice a year.</p><p>No <strong>more</strong>.</p>');
  await desk().save(path, { delay: '9' });
  expect((await stored()).version).toBe(version);
  await desk().save(path, { popupTitle: 'Letters from the loft' });
  expect((await stored()).version).toBeGreaterThan(version);
});

it('[3.23b] a picture waits until it is shown, and a newsletter form works as on any page', async () => {
  const letter = {
    ...contactForm,
    id: 'b'.repeat(24),
    kind: 'newsletter',
    name: 'Letter',
  } as const;
  await shop.store.saveForm(ids.site, letter);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';
  const about = { siteId: ids.site, name: 'loft.svg', alt: 'The loft' };
  const { id: assetId } = await shop.store.saveAsset(Buffer.from(svg), about);
  await desk().save(path, { ...filled, assetId, formId: letter.id });
  const page = await visit();
  const [, popup = ''] = /<dialog class="fr-popup(.*?)<\/dialog>/s.exec(page) ?? [];
  expect(popup).toContain('data-block="newsletter"');
  expect(popup).toContain(`value="${letter.id}"`);
  expect(popup).toMatch(/<img[^>]*loading="lazy"/);
  expect(popup).not.toContain('fetchpriority');
  const wrong = await desk().save(path, { formId: ids.form });
  expect(wrong.status).toBe(400);
});

it('[6.03] who looks after it always gets it, as it is entered', async () => {
  const { text } = await desk().post(`${path}/try`, { ...filled, isShown: '' });
  expect(text).toContain('&quot;isTrial&quot;:true');
  expect(await visit()).not.toContain('fr-popup');
});

it('[9.12c] no system page has it, such as the lock screen and one that is not found', async () => {
  await desk().save(path, filled);
  const popup = await stored();
  const announcement = { isShown: false, words: [], tone: 'accent' } as const;
  const document = pageDocument();
  const has = (pageType: number) =>
    'popup' in
    shownParts({
      page: { pageType, document },
      popup,
      announcement: { ...announcement, words: [] },
      infoBar: readSiteInfoBar(undefined),
      badge: readSiteBadge(undefined),
      cookies: { settings: readSiteContext({}).context.cookieSettings, isOwnLanguage: true },
      withoutBanner: false,
      tried: undefined,
    }).input;
  const withPopup = Object.entries(pageTypes.codes).filter(([, code]) => has(code));
  expect(withPopup.map(([name]) => name)).toEqual([
    'mainContent',
    'collection',
    'page',
    'contentItem',
  ]);
  await publishNew(shop.store, { slug: 'gone', pageType: pageTypes.codes.notFound });
  expect(await visit('/nowhere')).not.toContain('fr-popup');
});
