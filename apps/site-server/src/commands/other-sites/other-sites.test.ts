import { publishedFixtures, writePublishedPage } from '@frontage/react-blocks/testing';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listDrafts } from '../../pages/documents/edited-page';
import { findRedirect } from '../../pages/documents/redirects';
import { plainPicture } from '../../testing/sample-pictures';
import { ids, publishNew, settings, temporaryStore } from '../../testing/site-fixture';
import type { ImportArguments } from '../site-files/read-import-arguments';
import { isFromElsewhere, runOtherImport } from './run-other-import';

const form = publishedFixtures.find(({ kind }) => kind === 'form');
let folder: string;
let place: Awaited<ReturnType<typeof temporaryStore>>;
let fetched: string[];
beforeEach(async () => {
  fetched = [];
  folder = await mkdtemp(join(tmpdir(), 'frontage-other-'));
  place = await temporaryStore();
  await place.store.saveSite({ id: ids.site, settings });
});
afterEach(async () => {
  await place.remove();
  await rm(folder, { recursive: true });
});

async function write(files: Readonly<Record<string, string | Uint8Array>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}

const picture = (color = '#a03020') => plainPicture(30, 20, color).png().toBuffer();

/** The command, in what it prints. */
async function run(path = '', ask: Partial<ImportArguments> = {}): Promise<string> {
  let printed = '';
  const output = { write: (text: string) => ((printed += text), true) };
  const wish = { checkOnly: false, publish: false, replace: false, download: false, json: false };
  await runOtherImport(
    (work) => work(place.store),
    { folder: join(folder, path), ...wish, ...ask },
    {
      output,
      fetchPicture: async ({ href }) => {
        fetched.push(href);
        if (href.includes('private')) throw new Error('Its address is not one of the internet.');
        return picture();
      },
    },
  );
  return printed;
}

const drafts = () => listDrafts(place.store.read, ids.site);
const page = (body: string, title = 'A page') =>
  `<title>${title}</title><body><main>${body}</main>`;

it('pages of a folder come as drafts, with their pictures, links and old addresses', async () => {
  await write({
    'index.html': page(
      '<p><a href="shop/About%20us.html#x">About</a></p><img src="a.png" alt="Jar">',
      'Start',
    ),
    'shop/About us.html': page(
      '<p>Us <a href="/index.html">home</a></p><img src="../a.png"><img src="gone.png">',
      'About',
    ),
    'a.png': await picture(),
  });
  const printed = await run();
  expect(printed).toContain('index.html → /: Start');
  expect(printed).toContain('  blocks: text, image');
  expect(printed).toContain('picture gone.png: missing. There is no such file in the folder.');
  expect(printed).toContain('Imported, as drafts: 4');
  const [home, about] = await drafts();
  expect([home?.slug, about?.slug, home?.state]).toEqual(['', 'shop/about-us', 'draft']);
  expect(JSON.stringify(home?.document)).toContain('"href":"/shop/about-us#x"');
  expect(JSON.stringify(about?.document)).toContain('"href":"/"');
  expect(await place.store.publishedPages(ids.site)).toEqual([]);
  // A draft is nothing that an old address leads to.
  expect(await findRedirect(place.store.read, ids.site, '/shop/About us.html')).toBeUndefined();
  await place.store.publish(about?.id ?? '');
  expect(await findRedirect(place.store.read, ids.site, '/shop/About us.html')).toBe(
    '/shop/about-us',
  );
});

it('a second import changes nothing, and what was edited meanwhile stays unless it is to be replaced', async () => {
  await write({ 'index.html': page(`<p>One</p>${form?.markup}`) });
  expect(await run()).toContain('Imported, as drafts: 3. As they were: 0.');
  const [first] = await drafts();
  expect(await run()).toContain('Imported, as drafts: 0. As they were: 3.');
  expect((await drafts())[0]?.version).toBe(first?.version);
  await write({ 'index.html': page('<p>Two</p>') });
  expect(await run()).toContain('There already, and left as they are: /.');
  expect(JSON.stringify((await drafts())[0]?.document)).toContain('One');
  await run('', { replace: true });
  const [replaced] = await drafts();
  expect([replaced?.id, JSON.stringify(replaced?.document).includes('Two')]).toEqual([
    first?.id,
    true,
  ]);
});

it('a page with the address of one that visitors see becomes its draft, if it is to be replaced', async () => {
  const id = await publishNew(place.store, { slug: 'about' });
  await write({ 'about.html': page('<p>New words</p>') });
  expect(await run()).toContain('left as they are: /about');
  await run('', { replace: true });
  expect(await drafts()).toMatchObject([{ id, state: 'published' }]);
});

it('published at once, they bring the navigation where there is none', async () => {
  await write({ 'pots.html': writePublishedPage('<p>Pots</p>') });
  const printed = await run('pots.html', { publish: true });
  expect(printed).toContain('left out: header#header, footer, script');
  const site = await place.store.findSite('');
  expect(site?.settings.headerFooter.header.navigation).toEqual([
    { title: 'Home', href: '/' },
    { title: 'Pots', href: '/pots' },
    { title: 'Elsewhere', href: 'https://elsewhere.example/' },
  ]);
  expect(await place.store.publishedPages(ids.site)).toMatchObject([
    { slug: 'pots', title: 'Pots', description: 'Salt glazed.', document: { language: 'en-GB' } },
  ]);
  expect(await findRedirect(place.store.read, ids.site, '/pots.html')).toBe('/pots');
});

it('a check says the same, and opens no store', async () => {
  await write({ 'index.html': page('<p>Words</p><img src="https://x.example/b.png">') });
  const printed = await run('', { checkOnly: true });
  expect(printed).toContain('elsewhere. It is on another server. --download fetches it.');
  expect(printed).toContain('Nothing was changed');
  expect([await drafts(), fetched]).toEqual([[], []]);
  const { findings } = JSON.parse(await run('', { checkOnly: true, json: true }));
  expect(findings).toMatchObject([
    {
      about: 'page',
      slug: '',
      blocks: [
        { kind: 'text', count: 1 },
        { kind: 'code', count: 1 },
      ],
    },
    { about: 'picture', state: 'elsewhere' },
  ]);
});

it('pictures elsewhere are fetched when asked for, each once; what a browser saved beside is found', async () => {
  await write({
    'index.html': page(
      '<img src="https://x.example/b.png?format=300w"><p>w</p><img src="https://x.example/b.png?format=300w"><p>w</p><img src="https://private.example/c.png"><p>w</p><img data-src="https://cdn.example/d.png" src="index_files/d.png">',
    ),
    'index_files/d.png': await picture('#2030a0'),
    'index_files/frame.html': page('<p>No page</p>'),
  });
  const printed = await run('', { download: true });
  expect(fetched).toEqual(['https://x.example/b.png?format=300w', 'https://private.example/c.png']);
  expect(printed).toContain('picture https://x.example/b.png?format=300w: pictures/b.png');
  expect(printed).toContain('missing. Its address is not one of the internet.');
  expect(printed).toContain('picture https://cdn.example/d.png: pictures/d.png');
  expect((await drafts()).length).toBe(1);
});

it('what is said of strangers’ pages does nothing to the terminal', async () => {
  const title = 'A\u001b]0;owned\u0007\u009b2J\u202epage';
  await write({ 'a\u001b[2J.html': page('<p>One</p>', title) });
  for (const json of [false, true]) {
    const printed = await run('', { json });
    expect(printed).toContain('A\\u');
    expect(printed).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
  }
});

it('nothing outside of the folder is read', async () => {
  const outside = await mkdtemp(join(tmpdir(), 'frontage-outside-'));
  await writeFile(join(outside, 'secret.png'), await picture());
  await write({
    'in/index.html': page('<img src="../secret.png"><img src="link.png"><img src="/etc/passwd">'),
  });
  await write({ 'secret.png': await picture() });
  await symlink(join(outside, 'secret.png'), join(folder, 'in/link.png'));
  const printed = await run('in');
  expect(printed.match(/missing/g)?.length).toBe(3);
  await rm(outside, { recursive: true });
});

it('a page of more blocks than a page may have goes on on a further one', async () => {
  const many = Array.from({ length: 70 }, (_, index) => `<p>w${index}</p><pre>${index}</pre>`).join(
    '',
  );
  await write({ 'index.html': page(many) });
  await run();
  expect((await drafts()).map(({ slug }) => slug).sort()).toEqual(['', 'home-2', 'home-3']);
});

it('a folder of neither kind is refused with what it lacks; one with site.json is a site', async () => {
  await expect(run()).rejects.toThrow('it has no site.json');
  expect(isFromElsewhere(folder)).toBe(true);
  await write({ 'site.json': '{}' });
  expect([isFromElsewhere(folder), isFromElsewhere(join(folder, 'gone'))]).toEqual([false, false]);
});
