import { createId } from '@frontage/site-model';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findEditedPage, findEditedPageAt } from '../../pages/documents/edited-page';
import { sweepTranslations } from '../../pages/translations/translations';
import { collectionDesk, firstGroup, locationOf } from '../../testing/collection-desk';
import { ask, host } from '../../testing/server-fixture';
import { addCollectionWithItem } from '../../testing/add-collection-with-item';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { ids, pageDocument, publishNew, settings } from '../../testing/site-fixture';

let desk: Awaited<ReturnType<typeof collectionDesk>>;
beforeEach(async () => {
  desk = await collectionDesk();
  await speak('ar', 'de');
  await publishNew(desk.store, { slug: 'about', title: 'About us', document: about('Welcome') });
});
afterEach(() => desk.remove());

const about = (word: string) => pageDocument({ type: 'button', data: { text: word, href: '/' } });

/** Gives the site these languages beside its main one. */
const speak = (...tags: string[]) =>
  desk.store.saveSite({
    id: ids.site,
    settings: { ...settings, languages: Object.fromEntries(tags.map((tag) => [tag, {}])) },
  });

const idOf = async (slug: string) =>
  (await findEditedPageAt(desk.store.read, ids.site, slug))?.id ?? '';

/** Begins the translation of a page; gives its id. */
async function begin(slug: string, language: string): Promise<string> {
  const begun = await desk.post('/config/translations', { page: await idOf(slug), language });
  return firstGroup(locationOf(begun), /^\/config\/translations\/([0-9a-f]{24})\?done=begun$/);
}

/** The places of the texts of a translation by the words of the original. */
async function placesOf(id: string): Promise<Record<string, string>> {
  const { text } = await desk.look(`/config/translations/${id}`);
  const fields = text.matchAll(/<label for="[^"]*"[^>]*>([^<]*)<\/label>[^]*?name="(text@[^"]*)"/g);
  return Object.fromEntries([...fields].map(([, word = '', name = '']) => [word, name]));
}

/** The fields of translations by the words of the original. */
async function fieldsOf(id: string, words: Record<string, string>) {
  const places = await placesOf(id);
  const fields = Object.entries(words).map(([word, said]) => [places[word] ?? word, said]);
  return Object.fromEntries(fields) as Record<string, string>;
}

/** The form of a translation of which nothing is translated yet. */
async function formOf(id: string): Promise<Record<string, string>> {
  const { text } = await desk.look(`/config/translations/${id}`);
  const none = Object.values(await placesOf(id)).map((place) => [place, '']);
  return { seen: firstGroup(text, /name="seen" value="([^"]*)"/), ...Object.fromEntries(none) };
}

/** Saves translations by the words of the original. */
async function translate(id: string, words: Record<string, string>, more = {}) {
  const { seen = '' } = await formOf(id);
  return desk.post(`/config/translations/${id}`, { seen, ...(await fieldsOf(id, words)), ...more });
}

/** Somebody writes the first text of a page in its editor. */
async function write(id: string, value: string, was: string): Promise<void> {
  const page = await findEditedPage(desk.store.read, ids.site, id);
  const block = page?.document.sections[0]?.blocks[0]?.id;
  const operation = { do: 'setField', block, field: 'text', value, was };
  const edit = { id: createId(1, Math.random), step: createId(1, Math.random), operation };
  const sent = await ask(desk.server, {
    method: 'POST',
    url: `/config/pages/${id}/edits`,
    headers: { cookie: desk.cookie, 'content-type': 'application/json', origin: `http://${host}` },
    body: JSON.stringify({ after: 1, edits: [edit] }),
  });
  expect(sent.text).toContain('"applied"');
}

const publish = async (id: string) =>
  desk.post(`/config/pages/${id}/publish`, { do: 'publish', revision: await desk.revisionOf(id) });

describe('a translated page', () => {
  it('is begun below its language, translated beside the original, and served in it', async () => {
    const id = await begin('about', 'ar');
    expect((await desk.visit('/ar/about')).status).toBe(404);
    const saved = await translate(id, { 'About us': 'من نحن', Welcome: 'أهلا وسهلا' });
    expect([saved.status, locationOf(saved)]).toEqual([
      303,
      `/config/translations/${id}?done=saved`,
    ]);
    await publish(id);
    const { text } = await desk.visit('/ar/about');
    expect(text).toMatch(/<html[^>]* lang="ar"[^>]* dir="rtl"|<html[^>]* dir="rtl"[^>]* lang="ar"/);
    expect(text).toContain('أهلا وسهلا');
    expect(text).toContain('<title>من نحن');
    expect((await desk.visit('/about')).text).toContain('Welcome');
  });

  it('is for members as soon as its original is, and for everybody with it again', async () => {
    const id = await begin('about', 'ar');
    await publish(id);
    const change = async (more: Record<string, string>) =>
      desk.post(`/config/pages/${await idOf('about')}`, {
        revision: await desk.revisionOf(await idOf('about')),
        title: 'About us',
        slug: 'about',
        description: '',
        ...more,
      });
    const seen = async () =>
      Promise.all(['/about', '/ar/about'].map(async (path) => (await desk.visit(path)).status));
    expect(await seen()).toEqual([200, 200]);
    await change({ members: 'on' });
    expect(await seen()).toEqual([303, 303]);
    await change({});
    expect(await seen()).toEqual([200, 200]);
  });

  it('[3.52] is led to by its original and back, while visitors see it and the owner wants it', async () => {
    const links = async (path: string) =>
      [
        ...(await desk.visit(path)).text.matchAll(
          /<a href="([^"]*)" hreflang="([^"]*)" lang="[^"]*" dir="([^"]*)"( aria-current="page")?>([^<]*)</g,
        ),
      ].map(([, ...found]) => found.filter(Boolean).join(' '));
    const id = await begin('about', 'ar');
    expect(await links('/about')).toEqual([]);
    await publish(id);
    expect(await links('/about')).toEqual([
      '/ar/about ar rtl العربية',
      '/about en-GB ltr  aria-current="page" English',
    ]);
    expect(await links('/ar/about')).toHaveLength(2);
    const saved = await desk.post('/config/settings/languages', { 'was-links': 'on' });
    expect(saved.status).toBe(303);
    expect(await links('/about')).toEqual([]);
    expect((await desk.visit('/about')).text).toContain('<link rel="alternate" hreflang="ar"');
  });

  it('is told to search engines with its original and the other languages', async () => {
    for (const tag of ['ar', 'de']) await publish(await begin('about', tag));
    const links = async (path: string) =>
      [...(await desk.visit(path)).text.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(
        ([, language = '', href = '']) => [language, new URL(href, 'http://a').pathname],
      );
    const all = [
      ['ar', '/ar/about'],
      ['de', '/de/about'],
      ['en-GB', '/about'],
    ];
    for (const [, path = ''] of all) expect(await links(path)).toEqual(all);
    await speak('ar');
    expect(await links('/about')).toEqual([all[0], all[2]]);
    await speak();
    expect(await links('/about')).toEqual([]);
  });

  it('shows what is missing, and what the original has changed since', async () => {
    const rowOf = async () =>
      firstGroup(
        (await desk.look('/config/translations?language=ar&q=about')).text,
        /<tbody>([^]*?)<\/tbody>/,
      );
    expect(await rowOf()).toContain('Not begun');
    const id = await begin('about', 'ar');
    expect(await rowOf()).toMatch(/Not complete[^]*0 of 2 texts/);
    await translate(id, { 'About us': 'من نحن', Welcome: 'أهلا' });
    expect(await rowOf()).toMatch(/Complete[^]*2 of 2 texts/);
    const original = await findEditedPageAt(desk.store.read, ids.site, 'about');
    await desk.store.savePage({
      siteId: ids.site,
      id: original?.id ?? '',
      slug: 'about',
      title: 'About us',
      description: '',
      pageType: 2,
      document: about('Welcome back'),
    });
    expect(await rowOf()).toMatch(/The original has changed[^]*1 of 2 texts/);
    const form = (await desk.look(`/config/translations/${id}`)).text;
    expect(form).toMatch(/Welcome back[^]*look at it again[^]*أهلا/);
    // Saved without a look it stays what it was.
    await translate(id, { 'Welcome back': 'أهلا' });
    expect(await rowOf()).toContain('The original has changed');
    const place = (await placesOf(id))['Welcome back']?.replace('text@', 'fits@') ?? '';
    await translate(id, { 'Welcome back': 'أهلا' }, { [place]: 'on' });
    expect(await rowOf()).toContain('Complete');
  });

  it('is not saved over what somebody else has changed; what was entered stays', async () => {
    const id = await begin('about', 'de');
    const late = await translate(id, { Welcome: 'Willkommen' }, { seen: '1.1.0' });
    expect([late.status, late.text]).toEqual([409, expect.stringContaining('>Willkommen<')]);
  });

  it('is not saved over what somebody else writes in its editor; those words stand in the form then', async () => {
    const id = await begin('about', 'de');
    const fields = { ...(await formOf(id)), ...(await fieldsOf(id, { 'About us': 'Über uns' })) };
    await write(id, 'Willkommen', 'Welcome');
    const late = await desk.post(`/config/translations/${id}`, fields);
    expect([late.status, late.text]).toEqual([409, expect.stringContaining('>Willkommen<')]);
    expect(late.text).toContain('>Über uns<');
    const page = await findEditedPage(desk.store.read, ids.site, id);
    expect(page?.document.sections[0]?.blocks[0]?.data.text).toBe('Willkommen');
  });

  it('keeps the links of words by their marks', async () => {
    const nodes = [{ kind: 'paragraph', words: ['See ', { text: 'the kiln', href: '/' }] }];
    const block = { id: 'c'.repeat(24), type: 'text', data: { nodes } };
    const sections = [{ id: 'top', width: 'text', tone: 'plain', blocks: [block] }] as const;
    const document = { version: 1 as const, sections: [{ ...sections[0], blocks: [block] }] };
    await publishNew(desk.store, { slug: 'kiln', title: 'Kiln', document });
    const id = await begin('kiln', 'de');
    const place = `text@${block.id}/nodes/0`;
    const wrong = await translate(id, { [place]: 'Der Ofen' });
    expect([wrong.status, wrong.text]).toEqual([
      400,
      expect.stringContaining('Put each of the marks &lt;1&gt; around words once.'),
    ]);
    expect((await translate(id, { [place]: '<1>Der Ofen</1>, siehe' })).status).toBe(303);
    await publish(id);
    expect((await desk.visit('/de/kiln')).text).toMatch(
      /<a[^>]*href="\/"[^>]*>Der Ofen<\/a>, siehe/,
    );
  });

  it('is begun once in a language of the site, by those who may edit pages', async () => {
    const id = await begin('about', 'ar');
    expect(await begin('about', 'ar')).toBe(id);
    const page = await idOf('about');
    expect((await desk.post('/config/translations', { page, language: 'fr' })).status).toBe(404);
    expect((await desk.post('/config/translations', { page: id, language: 'de' })).status).toBe(
      404,
    );
    const viewer = await signIn(desk.store, await addAccount(desk.store, ['storeManager']));
    expect((await desk.look(`/config/translations/${id}`, viewer)).status).toBe(403);
    expect((await desk.look('/config/translations', viewer)).status).toBe(200);
  });

  it('of a collection lists the translations of its items', async () => {
    await addCollectionWithItem(desk.store);
    for (const slug of ['notes', 'notes/2026/first']) {
      const id = await begin(slug, 'de');
      if (slug !== 'notes') await translate(id, { 'Title of first': 'Das Erste' });
      await publish(id);
    }
    const list = (await desk.visit('/de/notes')).text;
    expect(list).toContain('<a href="/de/notes/2026/first">Das Erste</a>');
    expect(list).toMatch(/<time[^>]*>9. März 2026<\/time>/);
    expect((await desk.visit('/notes')).text).not.toContain('Das Erste');
    expect((await desk.visit('/de/notes/2026/first')).text).toContain('9. März 2026');
  });

  it('of an item leads to the date, the category and the tags that all its languages have', async () => {
    await addCollectionWithItem(desk.store);
    const [id, original] = [await begin('notes/2026/first', 'de'), await idOf('notes/2026/first')];
    const { status, text } = await desk.look(`/config/pages/${id}/item`);
    expect([status, text]).toEqual([
      200,
      expect.stringContaining(`action="/config/pages/${original}/item"`),
    ]);
  });

  it('of the home page stands at the language alone', async () => {
    await publish(await begin('', 'de'));
    expect((await desk.visit('/de')).status).toBe(200);
  });
});

it('a site with one language is told where to add others', async () => {
  await speak();
  expect((await desk.look('/config/translations')).text).toContain('Your site has one language.');
});

it('what is left of a translation whose page is gone for good is swept', async () => {
  const id = await begin('about', 'ar');
  await sweepTranslations(desk.store);
  expect((await desk.look(`/config/translations/${id}`)).status).toBe(200);
  await desk.store.write(async (db) => {
    await db.deleteFrom('page_version').where('page_id', '=', id).execute();
    await db.deleteFrom('page').where('id', '=', id).execute();
  });
  await sweepTranslations(desk.store);
  expect(await desk.store.read.selectFrom('page_translation').selectAll().execute()).toEqual([]);
});

it('a page that is deleted names its translations that visitors still see, and they name it', async () => {
  const id = await begin('about', 'ar');
  const about = await idOf('about');
  const act = async (page: string, path: string, what: string) => {
    const found = await findEditedPage(desk.store.read, ids.site, page);
    return desk.post(path, { [`pick@${page}`]: String(found?.revision), do: what });
  };
  const isDeleted = '“About us”, which this page translates, was deleted.';
  expect((await desk.look(`/config/pages/${id}`)).text).not.toContain(isDeleted);
  const unseen = await act(about, '/config/pages', 'delete');
  expect((await desk.look(locationOf(unseen))).text).not.toContain('still see its translations');
  await act(about, '/config/pages', 'restore');
  await act(id, '/config/pages', 'publish');
  const gone = await act(about, '/config/pages', 'delete');
  const { text } = await desk.look(locationOf(gone));
  expect(text).toContain('Visitors still see its translations. Hide them as well');
  expect(text).toContain(`<a href="/config/pages/${id}">`);
  expect((await desk.look(`/config/pages/${id}`)).text).toContain(isDeleted);
  // The list of translations has them, and the way to what is left.
  const { text: list } = await desk.look('/config/translations?language=ar&state=lost');
  expect(list).toContain('1 page');
  expect(list).toContain('The original was deleted');
  expect(list).toContain(`href="/config/pages/${id}" aria-label="Look at “About us” in Arabic"`);
  await act(id, '/config/pages', 'delete');
  const { text: all } = await desk.look('/config/translations?language=ar');
  expect(all).not.toContain('About us');
});
