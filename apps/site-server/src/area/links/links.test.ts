import { createId, type JsonValue, type PageBlock } from '@frontage/site-model';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findEditedPage } from '../../pages/documents/edited-page';
import { ask, host, testServer, type TestServer } from '../../testing/server-fixture';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { ids, publishNew } from '../../testing/site-fixture';

let world: TestServer;
let cookie: string;
beforeEach(async () => {
  world = await testServer();
  cookie = await signIn(world.store, await addAccount(world.store, ['editor']));
});
afterEach(() => world.remove());

const button = (href: string): PageBlock => ({
  id: createId(1, Math.random),
  type: 'button',
  data: { text: 'Go', href },
});
const page = (...blocks: PageBlock[]) => ({
  version: 1 as const,
  sections: [{ id: 'top', width: 'text' as const, tone: 'plain' as const, blocks }],
});

interface Broken {
  pageId?: string;
  block?: string;
  words: string;
  href?: string;
  wrong: string;
}

const get = (url: string, accept = 'text/html') =>
  ask(world.server, { url, headers: { cookie, accept } });
const broken = async () => {
  const { json } = await get('/config/links', 'application/json');
  return (json as { data: { links: Broken[] } }).data.links;
};

it('[1.02b] links that lead nowhere are listed with their block and what is wrong', async () => {
  const wrong: readonly [string, string][] = [
    ['/nowhere', 'No page has the address /nowhere.'],
    ['#block-0123456789abcdef01234567', 'The page has no such place any more.'],
    ['/contact#section-gone', 'The page has no such place any more.'],
    ['/assets/0123456789abcdef01234567/menu.pdf', 'The file is gone.'],
    ['mailto:a@b', 'Emails must be formatted as name@example.com'],
    ['www.x.example', 'Links must be formatted as https://example.com or http://example.com'],
  ];
  const fine = [
    '/contact',
    '/',
    '/cart',
    '#section-top',
    '#hours',
    'https://x.example/',
    'tel:+4411',
  ];
  const blocks = [...wrong.map(([href]) => href), ...fine].map(button);
  const nodes: JsonValue = [
    { kind: 'paragraph', words: ['See ', { text: 'the glazes', href: '/glazes' }, '.'] },
    { kind: 'list', ordered: false, items: [[{ text: 'home', href: '/?a=1' }]] },
  ];
  const text: PageBlock = { id: createId(1, Math.random), type: 'text', data: { nodes } };
  const form: PageBlock = { ...button(''), type: 'form', data: { formId: 'f'.repeat(24) } };
  const about = await publishNew(world.store, {
    slug: 'about',
    title: 'About',
    document: page(...blocks, text, form),
  });
  expect(await broken()).toEqual([
    ...wrong.map(([href, said], index) => ({
      pageId: about,
      block: blocks[index]?.id,
      kind: 'button',
      name: `Button “Go” (${index + 1} of ${wrong.length + fine.length})`,
      words: 'Link',
      href,
      wrong: said,
    })),
    {
      pageId: about,
      block: text.id,
      kind: 'text',
      name: 'Text “See the glazes.”',
      words: 'the glazes',
      href: '/glazes',
      wrong: 'No page has the address /glazes.',
    },
    expect.objectContaining({ block: form.id, kind: 'form', wrong: 'The form is gone.' }),
  ]);
  const { text: shown } = await get('/config/links');
  expect(shown).toContain('8 broken links');
  expect(shown).toContain('Button “Go” (2 of 13)');
  expect(shown).toContain(`href="/config/pages/${about}/edit#block-${text.id}"`);
});

it('[1.02b] a page says who links to it, and its links break when it is hidden or deleted, not when it is renamed', async () => {
  const target = await publishNew(world.store, { slug: 'glazes', title: 'Glazes' });
  const link = button('/glazes');
  const about = await publishNew(world.store, {
    slug: 'about',
    title: 'About',
    document: page(button('/'), link, button('/contact')),
  });
  const path = `/config/pages/${target}`;
  const { text } = await get(path);
  expect(text).toContain('1 page links here');
  expect(text).toContain(`href="/config/pages/${about}/edit#block-${link.id}"`);
  expect(text).toMatch(/About<\/bdi>: (?:<!-- -->)?Button “Go” \(2 of 3\)/);
  expect((await get(`/config/pages/${about}`)).text).not.toContain('links here');
  const post = async (to: string, body: string) => {
    const found = await findEditedPage(world.store.read, ids.site, target);
    return ask(world.server, {
      method: 'POST',
      url: `${path}${to}`,
      headers: {
        cookie,
        'content-type': 'application/x-www-form-urlencoded',
        origin: `http://${host}`,
      },
      body: `revision=${found?.revision}&${body}`,
    });
  };
  const said = async () => (await broken()).map(({ wrong }) => wrong);
  expect(await said()).toEqual([]);
  await post('/publish', 'do=takeBack');
  expect(await said()).toEqual(['Visitors do not see the page /glazes.']);
  await post('/publish', 'do=publish');
  await post('', 'title=Glazes&slug=all-glazes&description=');
  expect(await said()).toEqual([]);
  expect((await get(path)).text).toContain('1 page links here');
  const { headers } = await post('/publish', 'do=delete');
  const { text: deleted } = await get(String(headers.location));
  expect(deleted).toContain('These places still link to it:');
  expect(deleted).toContain(`href="/config/pages/${about}/edit#block-${link.id}"`);
  expect(await said()).toEqual(['No page has the address /glazes.']);
});

it('a page that is damaged takes no other with it', async () => {
  const good = await publishNew(world.store, {
    slug: 'good',
    title: 'Good',
    document: page(button('/nowhere')),
  });
  const damaged = await publishNew(world.store, { slug: 'damaged', title: 'Damaged' });
  await world.store.write((db) =>
    db.updateTable('page_version').set({ document: '{' }).where('page_id', '=', damaged).execute(),
  );
  expect((await broken()).map(({ href }) => href)).toEqual(['/nowhere']);
  expect((await get(`/config/pages/${good}`)).status).toBe(200);
});

it('[1.02b] a broken link around every page is mended in its setting, by those who may', async () => {
  const lost = { title: 'Lost', href: '/lost' };
  const stored = await world.store.read
    .selectFrom('site')
    .select('settings')
    .where('id', '=', ids.site)
    .executeTakeFirstOrThrow();
  const settings = JSON.parse(String(stored.settings));
  settings.headerFooter.header.navigation = [lost];
  settings.headerFooter.footer.columns = [
    { title: 'Find', lines: [{ text: 'Gone', href: '/gone' }] },
  ];
  settings.badge = { isShown: true, text: 'By us', href: '/us' };
  await world.store.write((db) =>
    db
      .updateTable('site')
      .set({ settings: JSON.stringify(settings) })
      .where('id', '=', ids.site)
      .execute(),
  );
  // An editor may not change what stands around every page.
  expect((await get('/config/links')).text).not.toContain('>Mend</a>');
  cookie = await signIn(world.store, await addAccount(world.store, ['admin']));
  const { text } = await get('/config/links');
  expect(text).toContain('href="/config/settings/header-footer?link=%2Flost#navigation"');
  expect(text).toContain('href="/config/settings/header-footer?link=%2Fgone#columns"');
  expect(text).toContain('href="/config/settings/badge#href"');
  expect(text).toContain('aria-label="Mend “Lost” (Header)"');
  // A page that goes leaves such links: each is led to at once.
  const id = await publishNew(world.store, { slug: 'lost', title: 'Lost page' });
  const found = await findEditedPage(world.store.read, ids.site, id);
  const { headers } = await ask(world.server, {
    method: 'POST',
    url: `/config/pages/${id}/publish`,
    headers: {
      cookie,
      'content-type': 'application/x-www-form-urlencoded',
      origin: `http://${host}`,
    },
    body: `revision=${found?.revision}&do=delete`,
  });
  expect((await get(String(headers.location))).text).toMatch(
    /these links still lead to it:.*<a href="\/config\/settings\/header-footer\?link=%2Flost#navigation">Header(<!-- -->)?: <bdi>Lost</,
  );
});
