import { describe, expect, it } from 'vitest';
import { createOwnerApi } from './create-owner-api';
import { saveHeaderFooterSchema, saveLanguagesSchema } from './schema/index';
import { createFakeSite, origin } from './testing/fake-site';

const headerFooter = {
  header: { title: 'Studio', navigation: [{ title: 'Shop', href: '/shop' }] },
  footer: { columns: [], note: '' },
};

describe('the calls of those who look after a site', () => {
  it('[3.52] sends all languages in one property', async () => {
    const site = createFakeSite(() => ({ body: { data: { language: 'en', languages: ['ar'] } } }));
    const { saveLanguages } = createOwnerApi(site.api.call);
    expect(await saveLanguages(['ar'])).toEqual({
      ok: true,
      data: { language: 'en', languages: ['ar'] },
    });
    expect(site.seen).toMatchObject([
      { url: `${origin}/api/multilingual/languages`, method: 'PUT', body: { languages: ['ar'] } },
    ]);
    expect(saveLanguagesSchema.parse(site.seen[0]?.body)).toEqual({ languages: ['ar'] });
    expect(saveLanguagesSchema.safeParse(['ar']).success).toBe(false);
  });

  it('[7.06] reads settings and status, and ends the connection', async () => {
    const status = { connected: true, languages: [{ language: 'ar', texts: 3 }] };
    const site = createFakeSite(({ url }) => ({
      body: { data: url.endsWith('/status') ? status : { language: 'en', languages: [] } },
    }));
    const api = createOwnerApi(site.api.call);
    expect(await api.loadLanguageStatus()).toEqual({ ok: true, data: status });
    expect(await api.loadLanguages()).toMatchObject({ ok: true });
    expect(await api.disconnectLanguages()).toMatchObject({ ok: true });
    expect(site.seen.map(({ method, url }) => [method, url])).toEqual([
      ['GET', `${origin}/api/multilingual/status`],
      ['GET', `${origin}/api/multilingual/settings`],
      ['DELETE', `${origin}/api/multilingual/connection`],
    ]);
  });

  it('[7.07] reads and saves header and footer at one address, and tells of a newer version', async () => {
    const site = createFakeSite(({ method }) =>
      method === 'PUT'
        ? { status: 409, body: { error: 'Somebody changed it.', errors: {} } }
        : { body: { data: { ...headerFooter, version: '"a"' } } },
    );
    const api = createOwnerApi(site.api.call);
    const read = await api.loadHeaderFooter();
    expect(read).toEqual({ ok: true, data: { ...headerFooter, version: '"a"' } });
    const saved = await api.saveHeaderFooter({ ...headerFooter, version: '"a"' });
    expect(saved).toMatchObject({ ok: false, status: 409, error: 'Somebody changed it.' });
    expect(site.seen).toMatchObject([
      { url: `${origin}/api/site-header-footer`, method: 'GET' },
      { url: `${origin}/api/site-header-footer`, method: 'PUT', body: { ...headerFooter } },
    ]);
    expect(saveHeaderFooterSchema.safeParse(site.seen[1]?.body).success).toBe(true);
  });

  it.each([
    ['loadHeaderFooter', { header: {}, footer: {} }],
    ['loadHeaderFooter', { header: 'Studio', footer: {}, version: 'a' }],
    ['loadLanguages', { language: '', languages: [] }],
    ['loadLanguages', { language: 'en', languages: 'ar' }],
    ['loadLanguageStatus', { connected: 'yes', languages: [] }],
    ['loadLanguageStatus', { connected: true }],
  ] as const)('%s: %j is no answer', async (name, data) => {
    const site = createFakeSite(() => ({ body: { data } }));
    expect(await createOwnerApi(site.api.call)[name]()).toMatchObject({
      ok: false,
      code: 'unreadable',
    });
  });

  it('leaves out what is no language', async () => {
    const data = { connected: true, languages: [{ language: 'ar', texts: 1 }, { language: 1 }, 2] };
    const site = createFakeSite(() => ({ body: { data } }));
    expect(await createOwnerApi(site.api.call).loadLanguageStatus()).toMatchObject({
      data: { languages: [{ language: 'ar', texts: 1 }] },
    });
  });
});
