import { createOwnerApi } from '@frontage/site-api';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listAuditEntries } from '../../audit/audit-entry';
import { findEditedPageAt } from '../../pages/documents/edited-page';
import { collectionDesk, locationOf } from '../../testing/collection-desk';
import { ask } from '../../testing/server-fixture';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { siteBrowser } from '../../testing/site-browser';
import { ids, pageDocument, publishNew, settings } from '../../testing/site-fixture';
import { makeAccessToken } from '../../tokens/access-tokens';

let desk: Awaited<ReturnType<typeof collectionDesk>>;
beforeEach(async () => {
  desk = await collectionDesk();
  const languages = { ar: { texts: { frame: { skip: 'القائمة' } } }, de: {} };
  await desk.store.saveSite({ id: ids.site, settings: { ...settings, languages } });
  await add('ar/about', 'ar', 'أهلا');
  await add('cairo', 'ar-EG', 'القاهرة');
  await add('de/about', 'de', 'Hallo');
});
afterEach(() => desk.remove());

const write = (text: string, language: string) => ({
  ...pageDocument({ type: 'button', data: { text, href: '/' } }),
  language,
});
const add = (slug: string, language: string, text: string) =>
  publishNew(desk.store, { slug, title: `Title of ${slug}`, document: write(text, language) });
const path = '/config/settings/languages/ar';
const statuses = async (...slugs: string[]) =>
  Promise.all(slugs.map(async (slug) => (await desk.visit(`/${slug}`)).status));

it('[3.52] a language is not removed before somebody has said what becomes of its pages', async () => {
  const seen = { 'was-languages': 'ar\r\nde', 'was-links': 'on', links: 'on' };
  const refused = await desk.post('/config/settings/languages', { ...seen, languages: 'de' });
  expect([refused.status, refused.text]).toEqual([
    400,
    expect.stringContaining('Arabic is not removed here'),
  ]);
  const { text } = await desk.look(`${path}/remove`);
  expect(text).toContain('2 pages in Arabic are seen by visitors');
  expect(text).toMatch(/Title of ar\/about[^]*Title of cairo/);
  expect(text).not.toContain('de/about');
});

it('its pages are hidden with it, and come back with it as visitors saw them', async () => {
  const page = await findEditedPageAt(desk.store.read, ids.site, 'ar/about');
  const draft = { id: page?.id ?? '', siteId: ids.site, slug: 'ar/about', pageType: 2 };
  const words = { title: 'Newer', description: '', document: write('غدا', 'ar') };
  await desk.store.savePage({ ...draft, ...words });
  const removed = await desk.post(`${path}/remove`, { pages: 'hide' });
  expect(locationOf(removed)).toBe(`${path}/removed?done=removed`);
  expect(await statuses('ar/about', 'cairo', 'de/about')).toEqual([404, 404, 200]);
  const { text } = await desk.look(`${path}/removed?done=removed`);
  expect(text).toContain('2 pages were hidden with it.');
  expect((await desk.look('/config/settings/languages')).text).toContain('Bring Arabic back');
  // In the list it would come without them.
  const seen = { 'was-languages': 'de', 'was-links': 'on', links: 'on' };
  const listed = await desk.post('/config/settings/languages', { ...seen, languages: 'AR\r\nde' });
  const refusal = 'Arabic was removed with its pages. Choose “Bring Arabic back” below';
  expect([listed.status, listed.text]).toEqual([400, expect.stringContaining(refusal)]);
  await desk.post(`${path}/removed`, {});
  expect(await statuses('ar/about', 'cairo')).toEqual([200, 200]);
  const shown = (await desk.visit('/ar/about')).text;
  expect(shown).toContain('القائمة');
  expect([shown.includes('أهلا'), shown.includes('غدا')]).toEqual([true, false]);
  const log = await listAuditEntries(desk.store.read, ids.site, {}, { limit: 9 });
  expect(log.map(({ act }) => act).sort()).toEqual([
    'pageHidden',
    'pageHidden',
    'pagePublished',
    'pagePublished',
    'settingsChanged',
    'settingsChanged',
  ]);
});

it('what somebody has done to a hidden page meanwhile stays', async () => {
  await desk.post(`${path}/remove`, { pages: 'hide' });
  const page = await findEditedPageAt(desk.store.read, ids.site, 'cairo');
  const id = page?.id ?? '';
  await desk.post(`/config/pages/${id}/publish`, {
    do: 'delete',
    revision: await desk.revisionOf(id),
  });
  await desk.post(`${path}/removed`, {});
  expect(await statuses('ar/about', 'cairo')).toEqual([200, 404]);
});

it('its pages may stay, with the words of the main language', async () => {
  await desk.post(`${path}/remove`, { pages: 'keep' });
  expect(await statuses('ar/about', 'cairo')).toEqual([200, 200]);
  expect((await desk.visit('/ar/about')).text).not.toContain('القائمة');
  expect((await desk.look(`${path}/removed`)).text).toContain('No page was hidden with it.');
  expect((await desk.look(`${path}/remove`)).status).toBe(404);
});

it('is removed by those who may change languages alone', async () => {
  const editor = await signIn(desk.store, await addAccount(desk.store, ['storeManager']));
  expect((await desk.look(`${path}/remove`, editor)).status).toBe(403);
  expect((await desk.post(`${path}/remove`, { pages: 'hide' }, editor)).status).toBe(403);
  expect(await statuses('ar/about')).toEqual([200]);
});

it('[7.06] comes back with its pages by the call for programs, too', async () => {
  await desk.post(`${path}/remove`, { pages: 'hide' });
  const browser = siteBrowser(desk.server);
  const [name = '', value = ''] = desk.cookie.split('=');
  browser.jar.set(name, value);
  const { saveLanguages } = createOwnerApi(browser.api.call);
  expect(await saveLanguages(['de'])).toMatchObject({ ok: true });
  expect(await statuses('ar/about')).toEqual([404]);
  // A token that is good for languages alone publishes nothing.
  const account = await addAccount(desk.store, ['admin'], 'programs@studio.example');
  const bearer = await desk.store.write((db) =>
    makeAccessToken(db, {
      id: desk.store.createId(),
      siteId: ids.site,
      accountId: account.id,
      name: 'A program',
      permissions: ['settings.locale'],
      createdAt: desk.store.now(),
      expiresAt: desk.store.now() + 60_000,
    }),
  );
  const byToken = async (...languages: string[]) =>
    (
      await ask(desk.server, {
        method: 'PUT',
        url: '/api/multilingual/languages',
        headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
        body: JSON.stringify({ languages }),
      })
    ).status;
  expect([await byToken('AR', 'de'), await byToken('de', 'fr')]).toEqual([403, 200]);
  expect(await statuses('ar/about', 'cairo')).toEqual([404, 404]);
  const saved = await saveLanguages(['AR', 'de']);
  expect(saved).toMatchObject({ ok: true, data: { languages: ['ar', 'de'] } });
  expect(await statuses('ar/about', 'cairo')).toEqual([200, 200]);
});
