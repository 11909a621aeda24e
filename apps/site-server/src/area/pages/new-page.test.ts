import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderPage } from '@frontage/react-blocks/server';
import { listAuditEntries } from '../../audit/audit-entry';
import { postForm } from '../../testing/post-form';
import { ask, host, testServer, type TestServer } from '../../testing/server-fixture';
import { saveShop } from '../../testing/shop-fixture';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { ids } from '../../testing/site-fixture';

let world: TestServer;
let cookie: string;
beforeEach(async () => {
  world = await testServer({ renderPage });
  cookie = await signIn(world.store, await addAccount(world.store, ['admin']));
});
afterEach(() => world.remove());

const path = '/config/pages/new';
const look = (url: string, by = cookie) => ask(world.server, { url, headers: { cookie: by } });
const visit = (url: string) => ask(world.server, { url });
const make = (fields: Record<string, string>, by = cookie) =>
  postForm(
    world,
    path,
    {
      title: 'Opening',
      with: 'nothing',
      do: 'publish',
      ...fields,
    },
    by,
  );

it('is made of a title, paragraphs and a form, published and linked from every page', async () => {
  const text = 'Every <Thursday>.\r\n\r\nAt eight.';
  const made = await make({ title: 'Reading evenings', text, with: ids.form, menu: 'on' });
  expect([made.status, made.headers.location]).toEqual([
    303,
    expect.stringMatching(/^\/config\/pages\/[0-9a-f]{24}\?done=publish$/),
  ]);
  expect((await look(String(made.headers.location))).text).toContain(
    '“Reading evenings” is published.',
  );
  const page = (await visit('/reading-evenings')).text;
  expect(page).toMatch(/<h1[^>]*>Reading evenings<\/h1>/);
  expect(page).toMatch(/<p[^>]*>Every &lt;Thursday&gt;\.<\/p>\s*<p[^>]*>At eight\.<\/p>/);
  expect(page).toContain('data-block="form"');
  expect((await visit('/')).text).toContain('href="/reading-evenings"');
  const acts = await listAuditEntries(world.store.read, ids.site, {}, { limit: 9 });
  expect(acts.map(({ act }) => act).sort()).toEqual([
    'pageAdded',
    'pagePublished',
    'settingsChanged',
  ]);
});

it('shows the products of the shop, and then the cart at the top of every page', async () => {
  await saveShop(world.store);
  expect((await look(`${path}?with=products`)).text).toMatch(/name="title"[^>]*value="Shop"/);
  await make({ title: 'Shop', with: 'products', menu: 'on' });
  expect((await visit('/shop')).text).toContain('Moon jar');
  const site = await world.store.findSite(host);
  expect(site?.settings.headerFooter.header).toMatchObject({ cart: true });
});

it('is not published by the first button, which Enter presses', async () => {
  const [first] = (await look(path)).text.match(/<button[^>]*name="do"[^>]*>/g) ?? [];
  expect(first).toContain('value="draft"');
});

it('has the title in focus, and goes on in the editor at once', async () => {
  expect((await look(path)).text).toMatch(/<input id="title" autofocus/i);
  const { headers } = await make({ do: 'edit' });
  expect(headers.location).toMatch(/^\/config\/pages\/[0-9a-f]{24}\/edit$/);
  expect((await look(String(headers.location))).text).toContain('data-editor-frame');
  expect((await visit('/opening')).status).toBe(404);
});

it('gets an address that is free, whatever its title is', async () => {
  for (const title of ['Opening', 'Opening', 'Search', 'Çafé', 'فتح']) await make({ title });
  for (const slug of ['opening', 'opening-2', 'page-search', 'cafe', 'page'])
    expect([slug, (await visit(`/${slug}`)).status]).toEqual([slug, 200]);
});

it('is seen by nobody before somebody publishes it who may', async () => {
  const made = await make({ do: 'draft', menu: 'on' });
  expect((await look(String(made.headers.location))).text).toContain('Visitors do not see it yet.');
  expect((await visit('/opening')).status).toBe(404);
  // Its link at the top of every page waits until visitors see it.
  const isLinked = async () => (await visit('/')).text.includes('href="/opening"');
  const shown = (await look(String(made.headers.location))).text;
  expect(shown).toContain('links to it once visitors see it');
  expect(await isLinked()).toBe(false);
  const preview = /href="(\/config\/preview\/[^"]+)"/.exec(shown)?.[1] ?? '';
  expect((await visit(preview)).text).toContain('href="/opening"');
  const act = async (wanted: string) => {
    const { text } = await look(String(made.headers.location));
    const revision = /name="revision" value="(\d+)"/.exec(text)?.[1] ?? '';
    const to = String(made.headers.location).replace(/\?.*/, '/publish');
    expect((await postForm(world, to, { do: wanted, revision }, cookie)).status).toBe(303);
  };
  await act('publish');
  expect(await isLinked()).toBe(true);
  await act('takeBack');
  expect(await isLinked()).toBe(false);
  // An editor may publish, and may not change the header.
  const editor = await signIn(world.store, await addAccount(world.store, ['editor']));
  expect((await look(path, editor)).text).not.toContain('name="menu"');
  await make({ title: 'Evenings', menu: 'on' }, editor);
  expect((await visit('/evenings')).status).toBe(200);
  expect((await visit('/')).text).not.toContain('href="/evenings"');
});

it.each([
  [{ title: ' ' }, 'Enter a title.'],
  [{ with: 'f'.repeat(24) }, 'This is not there any more.'],
])('[5.16a] says what is wrong with %j, and keeps what was entered', async (wrong, message) => {
  const { status, text } = await make({ text: 'Kept words', ...wrong });
  expect([status, text.includes(message), text.includes('Kept words')]).toEqual([400, true, true]);
  expect((await visit('/opening')).status).toBe(404);
});
