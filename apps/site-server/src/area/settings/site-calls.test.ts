import { createOwnerApi, type OwnerApi } from '@frontage/site-api';
import { renderPage } from '@frontage/react-blocks/server';
import type { ContributorRole } from '@frontage/site-model/enums';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listAuditEntries } from '../../audit/audit-entry';
import { ask, host, testServer, type TestServer } from '../../testing/server-fixture';
import { settingsDesk } from '../../testing/settings-desk';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { siteBrowser } from '../../testing/site-browser';
import { ids, pageDocument, publishNew, settings } from '../../testing/site-fixture';
import { makeAccessToken } from '../../tokens/access-tokens';

let test: TestServer;
beforeEach(async () => {
  test = await testServer({ renderPage });
  const headerFooter = { ...settings.headerFooter, footer: { columns: [], note: 'Bis bald.' } };
  const words = { headerFooter, texts: { form: { required: 'Pflicht' }, cart: { title: 'Korb' } } };
  await test.store.saveSite({
    id: ids.site,
    host,
    settings: { ...settings, languages: { de: words } },
  });
});
afterEach(() => test.remove());

const cookieOf = async (role: ContributorRole) =>
  signIn(test.store, await addAccount(test.store, [role]));

/** The calls of a browser in which somebody with a role is signed in. */
async function apiOf(role: ContributorRole): Promise<OwnerApi> {
  const browser = siteBrowser(test.server);
  const [name = '', value = ''] = (await cookieOf(role)).split('=');
  browser.jar.set(name, value);
  return createOwnerApi(browser.api.call);
}

const visit = async (url: string) => (await ask(test.server, { url })).text;
const acts = async () =>
  (await listAuditEntries(test.store.read, ids.site, {}, { limit: 50 }))
    .filter(({ act }) => act === 'settingsChanged')
    .map(({ subject, change }) => [subject, change]);

describe('header and footer', () => {
  it('[7.07] are read and saved by one address; visitors see them at once', async () => {
    const api = await apiOf('admin');
    const read = await api.loadHeaderFooter();
    if (!read.ok) throw new Error(read.error);
    expect(read.data).toMatchObject(settings.headerFooter);
    const header = { title: 'Kiln & Co', navigation: [{ title: 'Write', href: '/contact' }] };
    const saved = await api.saveHeaderFooter({ ...read.data, header });
    expect(saved).toMatchObject({ ok: true, data: { header } });
    expect(await visit('/')).toContain('<a href="/contact">Write</a>');
    expect(await acts()).toEqual([['Header and footer', undefined]]);

    // Who has read them before writes over nothing.
    const late = await api.saveHeaderFooter(read.data);
    expect(late).toMatchObject({ ok: false, status: 409, code: 'reply' });
    expect(await visit('/')).toContain('<a href="/contact">Write</a>');
    expect(await api.saveHeaderFooter({ ...settings.headerFooter, header })).toEqual(saved);
    expect(await acts()).toHaveLength(1);
  });

  it('[7.07] says by its place what is wrong; nothing is saved', async () => {
    const api = await apiOf('admin');
    const navigation = [{ title: 'Bad', href: 'javascript:alert(1)' }];
    const header = { ...settings.headerFooter.header, navigation };
    expect(await api.saveHeaderFooter({ ...settings.headerFooter, header })).toMatchObject({
      ok: false,
      status: 400,
      errors: {
        'header.navigation.0.href': 'wants a path, an anchor, or a web, mail or phone address',
      },
    });
    expect(await acts()).toEqual([]);
  });

  it('[7.07] are for those alone who may change them', async () => {
    const api = await apiOf('commenter');
    expect(await api.loadHeaderFooter()).toMatchObject({ ok: false, status: 403 });
    expect(await api.saveHeaderFooter(settings.headerFooter)).toMatchObject({ status: 403 });
    expect(await ask(test.server, { url: '/api/site-header-footer' })).toMatchObject({
      status: 401,
    });
  });

  it('[7.07] are saved by a program with a token, whose name stands in the log', async () => {
    const account = await addAccount(test.store, ['admin']);
    const bearer = await test.store.write((db) =>
      makeAccessToken(db, {
        id: test.store.createId(),
        siteId: ids.site,
        accountId: account.id,
        name: 'Menu sync',
        permissions: ['config.editDesign'],
        createdAt: test.store.now(),
        expiresAt: test.store.now() + 60_000,
      }),
    );
    const { status } = await ask(test.server, {
      method: 'PUT',
      url: '/api/site-header-footer',
      headers: { host, authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...settings.headerFooter, footer: { columns: [], note: 'By hand.' } }),
    });
    expect(status).toBe(200);
    expect(await visit('/')).toContain('By hand.');
  });
});

describe('languages', () => {
  it('[7.06] four calls read them, save them and end them', async () => {
    const api = await apiOf('admin');
    expect(await api.loadLanguages()).toEqual({
      ok: true,
      data: { language: 'en-GB', languages: ['de'] },
    });
    expect(await api.loadLanguageStatus()).toEqual({
      ok: true,
      data: { connected: true, languages: [{ language: 'de', texts: 2 }] },
    });
    expect(await api.saveLanguages(['AR_eg', 'de', 'en', 'en-GB'])).toEqual({
      ok: true,
      data: { language: 'en-GB', languages: ['ar-EG', 'de'] },
    });
    test.advance(1);
    expect(await api.disconnectLanguages()).toMatchObject({ data: { languages: [] } });
    expect(await api.loadLanguageStatus()).toMatchObject({
      data: { connected: false, languages: [] },
    });
    expect(await acts()).toEqual([
      ['Languages', { before: 'ar-EG, de', after: '' }],
      ['Languages', { before: 'de', after: 'ar-EG, de' }],
    ]);
  });

  it('[3.52] [7.06] a language that is taken out keeps its words, which come back with it', async () => {
    const document = {
      ...pageDocument({ type: 'form', data: { formId: ids.form } }),
      language: 'de',
    };
    await publishNew(test.store, { slug: 'kontakt', title: 'Kontakt', document });
    const isGerman = async () => (await visit('/kontakt')).includes('Bis bald.');
    const api = await apiOf('admin');
    const before = await isGerman();
    await api.saveLanguages([]);
    const without = await isGerman();
    await api.saveLanguages(['de']);
    expect([before, without, await isGerman()]).toEqual([true, false, true]);
  });

  it('[7.06] what is no language is refused in words; nothing is saved', async () => {
    const api = await apiOf('admin');
    expect(await api.saveLanguages(['ar', 'no language'])).toMatchObject({
      ok: false,
      status: 400,
      errors: { languages: '“no language” is not a language tag. Use one such as ar-EG.' },
    });
    expect(await api.loadLanguages()).toMatchObject({ data: { languages: ['de'] } });
  });

  it('[7.06] an editor reads them, and changes none', async () => {
    const api = await apiOf('editor');
    expect(await api.loadLanguages()).toMatchObject({ ok: true });
    expect(await api.saveLanguages(['ar'])).toMatchObject({ ok: false, status: 403 });
    expect(await api.disconnectLanguages()).toMatchObject({ ok: false, status: 403 });
  });

  it('stand in the settings, a line each', async () => {
    const desk = settingsDesk(test, await cookieOf('admin'));
    expect(await desk.shown('/languages')).toMatchObject({ languages: 'de' });
    expect((await desk.save('/languages', { languages: 'de\r\n ar \r\nar' })).status).toBe(303);
    expect(await desk.shown('/languages')).toMatchObject({ languages: 'ar\r\nde' });
    const { status, text } = await desk.save('/languages', { languages: 'en-GB' });
    expect(status).toBe(400);
    expect(text).toContain('en-GB is the main language of your site.');
  });
});
