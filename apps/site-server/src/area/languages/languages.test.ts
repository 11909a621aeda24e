import { renderPage } from '@frontage/react-blocks/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listAuditEntries } from '../../audit/audit-entry';
import { ask, host } from '../../testing/server-fixture';
import { settingsDesk, unescape } from '../../testing/settings-desk';
import { shopServer, type ShopServer } from '../../testing/shop-server';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { ids, pageDocument, publishNew } from '../../testing/site-fixture';

let shop: ShopServer;
let desk: ReturnType<typeof settingsDesk>;
beforeEach(async () => {
  shop = await shopServer({ renderPage });
  const admin = await addAccount(shop.store, ['admin']);
  desk = settingsDesk(shop, await signIn(shop.store, admin));
  await desk.save('/languages', { languages: 'ar' });
  await publishNew(shop.store, {
    slug: 'ar',
    title: 'ar',
    document: { ...pageDocument(), language: 'ar' },
  });
});
afterEach(() => shop.remove());

const visit = async (url: string) => (await ask(shop.server, { url })).text;
const arabic = async () => (await shop.store.findSite(host))?.settings.languages?.['ar'];
const labels = (text: string) =>
  [...text.matchAll(/<(?:label for="[^"]+"|legend)>([^<]*)</g)].map(([, label = '']) =>
    unescape(label),
  );
const missingOf = (text: string) =>
  Number(/(\d+) texts of pages and emails are not translated yet/.exec(text)?.[1]);

describe('the words of a site in a language', () => {
  it('are listed with what is missing, and counted beside the languages', async () => {
    const missing = missingOf((await desk.look('/languages')).text);
    expect(missing).toBeGreaterThan(400);
    const { text } = await desk.look('/languages/ar?state=missing&kind=frame');
    expect(labels(text)).toContain('Skip to content');
    await desk.save('/languages/ar?kind=frame', { 'frame.skip': 'إلى المحتوى' });
    expect(missingOf((await desk.look('/languages')).text)).toBe(missing - 1);
    const left = (await desk.look('/languages/ar?state=missing&kind=frame')).text;
    expect(labels(left)).not.toContain('Skip to content');
    expect(labels((await desk.look('/languages/ar?state=own')).text)).toContain('Skip to content');
    expect(left).not.toContain('إلى المحتوى');
  });

  it('are those of its pages at once, in the direction of the language, and ours once emptied', async () => {
    expect(await visit('/ar')).toContain('Skip to content');
    const saved = await desk.save('/languages/ar?kind=frame', { 'frame.skip': 'إلى <المحتوى>' });
    expect([saved.status, saved.headers.location]).toEqual([
      303,
      '/config/settings/languages/ar?kind=frame&done=saved',
    ]);
    expect(await visit('/ar')).toContain('إلى &lt;المحتوى&gt;');
    expect(await visit('/')).toContain('Skip to content');
    const { text } = await desk.look('/languages/ar?kind=frame');
    expect(text).toMatch(/<input(?=[^>]*id="frame\.skip")(?=[^>]*lang="ar")(?=[^>]*dir="rtl")/);
    await desk.save('/languages/ar?kind=frame', { 'frame.skip': '' });
    expect(await visit('/ar')).toContain('Skip to content');
    expect(await arabic()).toEqual({ texts: {} });
  });

  it('may be other ones than ours in the main language too', async () => {
    const { locale = '' } = (await shop.store.findSite(host))?.settings ?? {};
    await desk.save(`/languages/${locale}?kind=frame`, { 'frame.skip': 'To what matters' });
    expect(await visit('/')).toContain('To what matters');
    expect((await desk.look('/languages')).text).toContain('1 text of pages and emails is in');
  });

  it('are those of the server as well: its pages and its emails', async () => {
    const path = '/languages/ar?q=nothing+at+this+address';
    const [id = ''] = Object.keys(await desk.shown(path)).filter((name) => /^server\./.test(name));
    expect(id).toBe('server.notFound');
    await desk.save(path, { [id]: 'لا شيء هنا' });
    expect(await arabic()).toEqual({ texts: { server: { notFound: 'لا شيء هنا' } } });
  });

  it('are found by words in English or in the language, and go on in parts', async () => {
    await desk.save('/languages/ar?kind=frame', { 'frame.skip': 'إلى المحتوى' });
    expect(labels((await desk.look('/languages/ar?q=المحتوى')).text)).toContain('Skip to content');
    expect(labels((await desk.look('/languages/ar?q=SKIP+content')).text)).toContain(
      'Skip to content',
    );
    expect((await desk.look('/languages/ar?q=zzzz')).text).toContain('No text matches.');
    const first = Object.keys(await desk.shown('/languages/ar'));
    const second = Object.keys(await desk.shown('/languages/ar?part=2'));
    expect(first.length).toBe(80);
    expect(second.filter((name) => first.includes(name))).toEqual([]);
    expect((await desk.look('/languages/ar?part=9999')).text).not.toContain('name="was-');
  });

  it('have one form for each count of the language', async () => {
    const path = '/languages/ar?state=missing&q=%23';
    const { text } = await desk.look(path);
    const [, name = ''] = /name="was-([^"]+)"/.exec(text) ?? [];
    expect(text).toContain(`name="${name}@few"`);
    const { status, text: refused } = await desk.post('/languages/ar', {
      [`was-${name}`]: '',
      [`${name}@few`]: '# قطع',
    });
    expect(status).toBe(400);
    expect(refused).toContain('Enter the form for all other counts as well.');
    expect(refused).toContain('value="# قطع"');
    await desk.post('/languages/ar', {
      [`was-${name}`]: '',
      [`${name}@few`]: '# قطع',
      [`${name}@other`]: '# قطعة',
    });
    const [block = '', code = ''] = name.split('.');
    expect(await arabic()).toEqual({
      texts: { [block]: { [code]: { few: '# قطع', other: '# قطعة' } } },
    });
  });

  it('fill in only what is known, and nothing that was entered is lost', async () => {
    const { status, text } = await desk.save('/languages/ar?kind=gallery', {
      'gallery.slide': '{at} من {total}',
      'gallery.next': 'التالية',
    });
    expect(status).toBe(400);
    expect(text).toContain('“{total}” would be shown as it is.');
    expect(text).toContain('value="{at} من {total}"');
    expect(text).toContain('value="التالية"');
    expect(await arabic()).toEqual({});
    const plain = await desk.save('/languages/ar?kind=frame', { 'frame.skip': 'إلى {page}' });
    expect(plain.text).toContain('nothing is filled in here');
  });

  it('are not written over what somebody else has changed, and stand in the log', async () => {
    const opened = await desk.shown('/languages/ar?kind=frame');
    await desk.save('/languages/ar?kind=frame', { 'frame.skip': 'أولًا' });
    const late = await desk.post('/languages/ar?kind=frame', { ...opened, 'frame.skip': 'ثانيًا' });
    expect(late.status).toBe(409);
    expect(late.text).toContain('It is now: “أولًا”');
    expect(late.text).toContain('value="ثانيًا"');
    const logged = await listAuditEntries(shop.store.read, ids.site, {}, { limit: 5 });
    expect(logged.map(({ subject, change }) => [subject, change])).toContainEqual([
      'Words in Arabic: Skip to content',
      { before: '', after: 'أولًا' },
    ]);
  });

  it('are a table for translators', async () => {
    await desk.save('/languages/ar?kind=frame', { 'frame.skip': 'إلى المحتوى' });
    const { text } = await desk.look('/languages/ar/export?state=own');
    expect(text.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
      'Subject,Text,English,Arabic',
      'Header and footer,frame.skip,Skip to content,إلى المحتوى',
    ]);
  });

  it('are none of a language that the site does not have', async () => {
    for (const path of ['/languages/he', '/languages/constructor', '/languages/ar-EG'])
      expect((await desk.look(path)).status).toBe(404);
    await desk.post('/languages/ar/remove', { pages: 'keep' });
    expect((await desk.look('/languages/ar')).status).toBe(404);
  });
});

describe('[3.50] the header and the footer of a language', () => {
  it('are those of the site until it has its own, and change no other page', async () => {
    const path = '/languages/ar/header-footer';
    expect((await desk.shown(path))['title']).toBe('Studio');
    const { headers } = await desk.save(path, {
      title: 'استوديو',
      navigation: 'المتجر | /shop',
      note: 'شكرًا',
    });
    expect(headers.location).toBe(`/config/settings${path}?done=saved`);
    const page = await visit('/ar');
    expect(page).toContain('>استوديو</a>');
    expect(page).toContain('شكرًا');
    expect(await visit('/')).toContain('>Studio</a>');
    expect((await desk.save(path, { title: '' })).status).toBe(400);
  });

  it('are those of the site alone in its main language', async () => {
    const { locale = '' } = (await shop.store.findSite(host))?.settings ?? {};
    expect((await desk.look(`/languages/${locale}/header-footer`)).status).toBe(404);
  });
});
