import { createId, type PageBlock } from '@frontage/site-model';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findEditedPage } from '../../pages/documents/edited-page';
import { saveRedirect } from '../../pages/documents/redirects';
import { noEvent, saveItem } from '../../pages/items/items';
import { addCollectionWithItem, addItemTo } from '../../testing/add-collection-with-item';
import { subjects } from '../settings/link-settings';
import { ask, host, testServer, type TestServer } from '../../testing/server-fixture';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { contactForm, ids, publishNew } from '../../testing/site-fixture';
import { storeAsset } from '../../testing/store-asset';

let world: TestServer;
let cookie: string;
beforeEach(async () => {
  world = await testServer();
  cookie = await signIn(world.store, await addAccount(world.store, ['admin']));
});
afterEach(() => world.remove());

const get = (url: string, accept = 'text/html') =>
  ask(world.server, { url, headers: { cookie, accept } });

async function broken() {
  const { json } = await get('/config/links', 'application/json');
  const { data } = json as {
    data: { links: { words: string; href: string; place?: { name: string; path: string } }[] };
  };
  return data.links.map(({ words, href, place }) => [place?.name, words, href, place?.path]);
}

async function change(part: (settings: Record<string, unknown>) => object) {
  const { settings } = await world.store.read
    .selectFrom('site')
    .select('settings')
    .where('id', '=', ids.site)
    .executeTakeFirstOrThrow();
  const before = JSON.parse(String(settings));
  await world.store.write((db) =>
    db
      .updateTable('site')
      .set({ settings: JSON.stringify({ ...before, ...part(before) }) })
      .where('id', '=', ids.site)
      .execute(),
  );
}

const see = (href: string) => ({ text: 'See', href });

it('a file that the header leads to is there, though no page leads to it', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
  const { url: href } = await storeAsset(world, svg, 'menu.svg');
  await change(({ headerFooter }) => ({
    headerFooter: {
      ...(headerFooter as object),
      header: { navigation: [{ title: 'Menu', href }] },
    },
  }));
  expect(await broken()).toEqual([]);
});

it('links of every setting, in every language, and after forms are listed with the way to them', async () => {
  await change(({ headerFooter, context }) => ({
    badge: { isShown: true, ...see('/1') },
    announcement: { isShown: true, words: ['So: ', see('/2')] },
    popup: {
      title: 'Hello',
      nodes: [{ kind: 'paragraph', words: [see('/3')] }],
      button: see('/4'),
    },
    context: {
      ...(context as object),
      cookieSettings: { cookieBannerText: '<p>As <a href="/5">we said</a>.</p>' },
    },
    shop: { policies: { terms: '/6' } },
    languages: {
      ar: {
        headerFooter: {
          ...(headerFooter as object),
          header: { title: 'A', navigation: [{ title: 'See', href: '/7' }] },
          footer: { columns: [], note: '' },
        },
        announcement: { words: [see('/8')] },
      },
    },
  }));
  await world.store.saveForm(ids.site, {
    ...contactForm,
    name: 'Letter',
    successRedirect: '/9',
    postSubmitHtml: '<p>Go <a href="/10">on</a></p>',
  });
  const language = '/config/settings/languages/ar/header-footer';
  expect((await broken()).sort()).toEqual(
    [
      ['Text of the pop-up', 'See', '/3', '/config/settings/pop-up#popupText'],
      ['Button of the pop-up', 'See', '/4', '/config/settings/pop-up#popupHref'],
      ['Announcement bar', 'See', '/2', '/config/settings/announcement-bar#announcement'],
      ['Badge', 'See', '/1', '/config/settings/badge#href'],
      ['Cookie banner', 'we said', '/5', '/config/settings/cookies#cookieBannerText'],
      ['Announcement bar in Arabic', 'See', '/8', `${language}#announcement`],
      ['Header in Arabic', 'See', '/7', `${language}?link=%2F7#navigation`],
      [
        'Page with the terms of sale',
        'Page with the terms of sale',
        '/6',
        '/config/settings/shop#policy-terms',
      ],
      [
        'Form “Letter”',
        'Page that opens after sending',
        '/9',
        `/config/forms/${contactForm.id}#redirect`,
      ],
      ['Form “Letter”', 'on', '/10', `/config/forms/${contactForm.id}#html`],
    ].sort(),
  );
  // Each way leads to a control that is there.
  for (const [, , , path = ''] of await broken()) {
    const [page = '', control = ''] = path.split('#');
    const { status, text } = await get(page);
    expect([path, status]).toEqual([path, 200]);
    expect(text, path).toContain(`id="${control}"`);
  }
  // Whoever is led there may change it.
  const { json } = await get('/config/links', 'application/json');
  const { links } = (json as { data: { links: { place: { path: string; needs: string } }[] } })
    .data;
  const needed = links.flatMap(({ place: { path, needs } }) => {
    const [page] = path.split(/[?#]/);
    const subject = subjects.find(({ id }) => page === `/config/settings/${id}`);
    return subject ? [[path, needs, subject.needs]] : [];
  });
  expect(needed.length).toBeGreaterThan(5);
  for (const [path, needs, wanted] of needed) expect([path, needs]).toEqual([path, wanted]);
});

it('a link to tickets of an event is listed with the way to it', async () => {
  const { collection, item } = await addCollectionWithItem(world.store, 'events');
  await addItemTo(world.store, collection, { name: 'fine', tickets: '/contact' });
  const facts = { collectionId: collection, name: 'first', startsAt: 0, endsAt: null };
  const labels = { category: '', tags: [], ...noEvent, tickets: '/gone' };
  await world.store.write((db) => saveItem(db, ids.site, { ...facts, ...labels, id: item }));
  const path = `/config/pages/${item}/item#tickets`;
  expect(await broken()).toEqual([['Event “Title of first”', 'Tickets', '/gone', path]]);
  expect((await get(path.replace('#tickets', ''))).text).toContain('id="tickets"');
});

it('a redirect of an owner that leads nowhere is listed with the way to it', async () => {
  await world.store.write(async (db) => {
    for (const [path, target] of [
      ['/old', '/gone'],
      ['/fine', '/contact'],
      ['/away', 'https://x.example/'],
    ] as const)
      await saveRedirect(db, ids.site, { path, target, pageId: null }, world.store.now());
  });
  const path = '/config/settings/redirects?q=%2Fold';
  expect(await broken()).toEqual([['Redirect', '/old', '/gone', path]]);
  expect((await get(path)).text).toContain('/gone');
});

it('links in Markdown are listed', async () => {
  const text =
    '# Hours\n\n- See [the **plan**](/plan)\n\n| a |\n|---|\n| [home](/) [b](/b "B") |\n\n`[c](/c)`';
  const block: PageBlock = { id: createId(1, Math.random), type: 'markdown', data: { text } };
  await publishNew(world.store, {
    slug: 'hours',
    title: 'Hours',
    document: {
      version: 1,
      sections: [{ id: 'top', width: 'text', tone: 'plain', blocks: [block] }],
    },
  });
  expect(await broken()).toEqual([
    [undefined, 'the **plan**', '/plan', undefined],
    [undefined, 'b', '/b', undefined],
  ]);
});

it('whoever deletes a page that was renamed is told which links use its old address', async () => {
  const id = await publishNew(world.store, { slug: 'glazes', title: 'Glazes' });
  await change(({ headerFooter }) => ({
    announcement: { isShown: true, words: [see('/glazes#blue')] },
    headerFooter: {
      ...(headerFooter as object),
      footer: { columns: [{ title: 'Find', lines: [see('/glazes')] }], note: '' },
    },
  }));
  const post = async (to: string, body: string) => {
    const found = await findEditedPage(world.store.read, ids.site, id);
    return ask(world.server, {
      method: 'POST',
      url: `/config/pages/${id}${to}`,
      headers: {
        cookie,
        'content-type': 'application/x-www-form-urlencoded',
        origin: `http://${host}`,
      },
      body: `revision=${found?.revision}&${body}`,
    });
  };
  await post('', 'title=Glazes&slug=all-glazes&description=');
  const { text: before } = await get(`/config/pages/${id}`);
  expect(before).toContain('The header or the footer of your site links to this page.');
  expect(before).toContain('Also linked from: Announcement bar.');
  const { headers } = await post('/publish', 'do=delete');
  const { text } = await get(String(headers.location));
  expect(text).toContain('href="/config/settings/header-footer?link=%2Fglazes#columns"');
  expect(text).toContain('href="/config/settings/announcement-bar#announcement"');
});
