import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findRedirect } from '../../pages/documents/redirects';
import { listProductIds } from '../../shop/catalogue/products';
import { temporaryStore } from '../../testing/site-fixture';
import { fillEmptyStore } from './fill-empty-store';
import { importSiteFiles } from './import-site-files';
import { readImportArguments } from './read-import-arguments';
import { readSiteFiles } from './read-site-files';
import { runImport } from './run-import';
import type { SiteFiles } from '../../imports/site-files/site-files';

const settings = {
  locale: 'en',
  headerFooter: { header: { title: 'Quay', navigation: [] }, footer: { columns: [], note: '' } },
  shop: { currencies: ['GBP'] },
};
const text = (words: string) => ({
  type: 'text',
  data: { nodes: [{ kind: 'paragraph', words: [words] }] },
});
const page = (slug: string, ...blocks: object[]) => ({
  slug,
  title: 'A page',
  sections: [{ id: 'one', blocks }],
});
/** The smallest PNG, of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let folder: string;
let place: Awaited<ReturnType<typeof temporaryStore>>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontage-files-'));
  place = await temporaryStore();
});
afterEach(async () => {
  await place.remove();
  await rm(folder, { recursive: true });
});

async function write(files: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    const isRaw = typeof content === 'string' || content instanceof Uint8Array;
    await writeFile(join(folder, name), isRaw ? content : JSON.stringify(content));
  }
}

const read = (): Promise<SiteFiles> => readSiteFiles(folder);

/** The lines of what is wrong in the files. */
const problems = async () => {
  const message = await read().then(
    () => '',
    (error: unknown) => String(error),
  );
  return message
    .split('\n')
    .slice(1)
    .map((line) => line.trimStart());
};

it('a site is published from its files: settings, theme, pictures, forms, pages', async () => {
  await write({
    'site.json': settings,
    'theme.css': ':root{}',
    'pages/home.json': page(
      '',
      text('Hello'),
      { type: 'image', data: { assetId: 'pictures/dot.png' } },
      { type: 'form', data: { formId: 'forms/contact.json' } },
    ),
    'forms/contact.json': { name: 'Contact', fields: [] },
    'pictures/dot.png': png,
    'pictures/pictures.json': { 'dot.png': { alt: 'A dot' } },
  });
  await importSiteFiles(place.store, await read());
  const site = await place.store.findSite('');
  expect(site?.settings).toMatchObject({ ...settings, theme: ':root{}', dir: 'ltr' });
  const home = await place.store.publishedPage(site?.id ?? '', '');
  const [, image, form] = home?.document.sections[0]?.blocks ?? [];
  expect(await place.store.asset(site?.id ?? '', String(image?.data['assetId']))).toMatchObject({
    name: 'dot.png',
    alt: 'A dot',
  });
  expect(await place.store.form(site?.id ?? '', String(form?.data['formId']))).toMatchObject({
    name: 'Contact',
  });
});

it('what was set in the area and stands in no file stays as it is', async () => {
  await write({ 'site.json': settings, 'pages/home.json': page('', text('Hello')) });
  await importSiteFiles(place.store, await read());
  const site = await place.store.findSite('');
  if (!site) throw new Error('no site');
  const shop = { ...site.settings.shop, unpaidOrderDays: 30 };
  const brand = { themeColor: '#224466' };
  await place.store.saveSite({ id: site.id, settings: { ...site.settings, shop, brand } });
  await write({ 'site.json': settings, 'pages/home.json': page('', text('Good day')) });
  expect((await importSiteFiles(place.store, await read())).changed).toEqual(['pages/home.json']);
  expect((await place.store.findSite(''))?.settings).toMatchObject({ shop, brand });
});

it('importing again changes nothing, and a change only what it is in', async () => {
  await write({
    'site.json': settings,
    'pages/home.json': page('', text('Hello')),
    'pages/about.json': page('about', text('We are')),
  });
  expect(await importSiteFiles(place.store, await read())).toMatchObject({
    changed: ['site.json', 'pages/about.json', 'pages/home.json'],
  });
  expect(await importSiteFiles(place.store, await read())).toMatchObject({ changed: [] });
  const site = await place.store.findSite('');
  const before = await place.store.publishedPage(site?.id ?? '', 'about');
  await write({ 'pages/about.json': page('about-us', text('We are')) });
  const { changed, elsewhere } = await importSiteFiles(place.store, await read());
  expect([changed, elsewhere]).toEqual([['pages/about.json'], []]);
  // The page has moved: it is the same one.
  expect(await place.store.publishedPage(site?.id ?? '', 'about-us')).toMatchObject({
    id: before?.id,
  });
});

it('a picture with other content is another picture', async () => {
  await write({
    'site.json': settings,
    'pages/home.json': page('', { type: 'image', data: { assetId: 'pictures/dot.png' } }),
    'pictures/dot.png': png,
  });
  await importSiteFiles(place.store, await read());
  await write({ 'pictures/dot.png': Buffer.concat([png, Buffer.from('more')]) });
  expect((await importSiteFiles(place.store, await read())).changed).toEqual([
    'pictures/dot.png',
    'pages/home.json',
  ]);
});

it('a shop is filled from its files; the ids of products, drafts and pictures come from names', async () => {
  await write({
    'site.json': settings,
    'pages/home.json': page('', text('Hello')),
    'drafts/home.json': page('', text('Hello again')),
    'pictures/cup.png': png,
    'files/song.zip': 'sold',
    'products/cup.json': {
      slug: 'shop/cup',
      currency: 'GBP',
      pictures: ['pictures/cup.png'],
      product: { title: 'Cup', variants: [{ id: 'one', priceCents: 900, qtyInStock: 4 }] },
    },
    'products/song.json': {
      slug: 'shop/song',
      currency: 'GBP',
      fileId: 'files/song.zip',
      product: { title: 'Song', productType: 'digital', priceCents: 100 },
    },
    'coupons.json': [{ code: 'SPRING', kind: 'shipping' }],
    'redirects.json': [{ path: '/start', page: 'pages/home.json' }],
  });
  const all = await importSiteFiles(place.store, await read());
  expect(all.changed).toContain('drafts/home.json');
  expect((await importSiteFiles(place.store, await read())).changed).toEqual([]);
  const { id = '' } = (await place.store.findSite('')) ?? {};
  const products = await place.store.products(id, await listProductIds(place.store.read, id));
  expect(products.map(({ product }) => product.title).sort()).toEqual(['Cup', 'Song']);
  const song = products.find(({ fileId }) => fileId !== null);
  expect(await place.store.asset(id, song?.fileId ?? '')).toMatchObject({ forBuyers: true });
  expect(JSON.stringify(await place.store.publishedPage(id, ''))).not.toContain('Hello again');
  expect(await findRedirect(place.store.read, id, '/start')).toBe('/');
});

it('a page that no file has stays, and is named', async () => {
  await write({
    'site.json': settings,
    'pages/home.json': page(''),
    'pages/old.json': page('old'),
  });
  await importSiteFiles(place.store, await read());
  await rm(join(folder, 'pages/old.json'));
  let printed = '';
  const output = { write: (more: string | Uint8Array) => (printed += String(more)) !== '' };
  await runImport((run) => run(place.store), { folder, checkOnly: false }, output);
  expect(printed).toBe(
    'Published: 0. As they were: 2.\nPages without a file, as they were: /old\n',
  );
});

it.each([
  [
    'no site',
    {},
    ['site.json: there is no such file.', 'pages: there is no page. Add pages/home.json.'],
  ],
  [
    'no JSON',
    { 'site.json': settings, 'pages/home.json': '{\n  "slug":\n' },
    [expect.stringMatching(/^pages\/home\.json: this is no JSON: .*/)],
  ],
  [
    'a word too much',
    { 'site.json': settings, 'pages/home.json': { ...page(''), sulg: '' } },
    ['pages/home.json: Unrecognized key: "sulg".'],
  ],
  [
    'two pages at one address',
    { 'site.json': settings, 'pages/a.json': page(''), 'pages/b.json': page('') },
    ['pages/b.json: its address / is that of pages/a.json. Change one slug.'],
  ],
  [
    'an unknown block',
    { 'site.json': settings, 'pages/home.json': page('', { type: 'txet', data: {} }) },
    [
      expect.stringMatching(
        /^pages\/home\.json: section one, block 1 \(txet\): there is no such block\. There are .*text/,
      ),
    ],
  ],
  [
    'a picture that is not there',
    {
      'site.json': settings,
      'pages/home.json': page('', { type: 'image', data: { assetId: 'pictures/x.jpg' } }),
    },
    ['pages/home.json: section one, block 1 (image): there is no file pictures/x.jpg.'],
  ],
  [
    'a block without what it needs',
    {
      'site.json': settings,
      'pages/home.json': page('', { type: 'button', data: { text: 'Go' } }),
    },
    [expect.stringMatching(/^pages\/home\.json: section one, block 1 \(button\): href: /)],
  ],
  [
    'a product without a name, a file or a price, and two at one address',
    {
      'site.json': settings,
      'pages/home.json': page(''),
      'products/cup.json': { slug: 'cup', currency: 'GBP', product: { title: '' } },
      'products/pot.json': {
        slug: 'cup',
        currency: 'GBP',
        product: { title: 'Pot' },
        pictures: ['pictures/pot.jpg'],
      },
      'coupons.json': [{ code: 'a b', kind: 'percent' }],
      'redirects.json': [{ path: '/old', page: 'pages/gone.json' }],
    },
    [
      'products/cup.json: product.title: missing, or too long.',
      'products/pot.json: there is no file pictures/pot.jpg.',
      'products/pot.json: its address /cup is that of products/cup.json. Change one slug.',
      expect.stringMatching(/^coupons\.json: \[0\]\.code: not a code/),
      'redirects.json: /old: there is no file pages/gone.json.',
    ],
  ],
  [
    'a form with a wrong field',
    {
      'site.json': settings,
      'pages/home.json': page(''),
      'forms/f.json': { fields: [{ type: 'x' }] },
    },
    expect.arrayContaining([expect.stringMatching(/^forms\/f\.json: /)]),
  ],
])('says where %s is wrong', async (_what, files, expected) => {
  await write(files);
  expect(await problems()).toEqual(expected);
});

it('files that are wrong change nothing, and a check never does', async () => {
  const open = () => Promise.reject(new Error('was opened'));
  const output = { write: () => true };
  await expect(runImport(open, { folder, checkOnly: false }, output)).rejects.toThrow(
    'it has no site.json. Nothing was changed.',
  );
  await write({ 'site.json': settings, 'pages/home.json': page('') });
  await runImport(open, { folder, checkOnly: true }, output);
});

it('an empty store is filled once; an import that was interrupted is done again', async () => {
  await write({ 'site.json': settings, 'pages/home.json': page('') });
  const interrupted = {
    ...place.store,
    publish: () => Promise.reject(new Error('the power went')),
  };
  await expect(fillEmptyStore(interrupted, folder)).rejects.toThrow('the power went');
  expect(await fillEmptyStore(place.store, folder)).toBe(true);
  expect(await fillEmptyStore(place.store, folder)).toBe(false);
});

it('import knows its words', () => {
  expect(readImportArguments(['--check'])).toMatchObject({ checkOnly: true });
  expect(readImportArguments(['a', 'b'])).toBe('"b" is one argument too many.');
  expect(readImportArguments(['--chek'])).toContain('There is no option --chek');
});
