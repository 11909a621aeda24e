import fc from 'fast-check';
import { insertPattern } from '../../area/patterns/patterns';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SiteStore } from '../../app/site-store';
import { saveRedirect } from '../../pages/documents/redirects';
import { saveCollection } from '../../pages/items/collections';
import { saveItem } from '../../pages/items/items';
import { saveTranslation } from '../../pages/translations/translations';
import { findCoupons, spendCoupon } from '../../shop/codes/coupons';
import { staticFont } from '../../testing/sample-fonts';
import { contactForm, ids, temporaryStore } from '../../testing/site-fixture';
import { countFiles } from './count-files';
import { createFileNames } from '../../imports/site-files/create-file-names';
import { exportSiteFiles } from './export-site-files';
import { importSiteFiles } from './import-site-files';
import { readSiteFiles } from './read-site-files';

let folder: string;
let place: Awaited<ReturnType<typeof temporaryStore>>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontage-round-'));
  place = await temporaryStore();
});
afterEach(async () => {
  await place.remove();
  await rm(folder, { recursive: true });
});

/** The smallest PNG, of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const navigation = [{ title: 'Loft', links: [{ title: 'About', href: '/about-us' }] }];
const settings = {
  locale: 'en-GB',
  dir: 'ltr' as const,
  headerFooter: { header: { title: 'Quay', navigation }, footer: { columns: [], note: '' } },
  theme: ':root { --fr-weight-display: 500; }\n',
  fonts: [],
  context: { timeZone: 'Europe/London' },
  shop: { currencies: ['GBP' as const] },
};

/** A site as its owner made it in the area: no file has its ids. */
async function makeSite(): Promise<void> {
  const { store } = place;
  await store.saveSite({ id: ids.site, settings });
  await store.saveForm(ids.site, contactForm);
  const pictures = ['Glaze wall.png', 'glaze-wall.png', 'film.png'];
  const assets = [];
  for (const name of pictures) {
    const focalPoint = { x: 0.25, y: 1 };
    assets.push(
      await store.saveAsset(png, { siteId: ids.site, name, alt: `A ${name}`, focalPoint }),
    );
  }
  const goods = { siteId: ids.site, name: 'Our song.zip', alt: '', forBuyers: true };
  const song = await store.saveAsset(Buffer.from('sold'), goods);
  await makeShop(assets, song.id);
  for (const [slug, pageType] of [
    ['', 2],
    ['about/us', 2],
    ['about-us', 1],
    ['lost', 100],
  ] as const) {
    const image = { type: 'image', data: { assetId: assets[slug.length % 3]?.id ?? '' } };
    const picture = { assetId: assets[1]?.id ?? '', focalPoint: { x: 0.1, y: 1 }, veil: 40 };
    const blocks = [image, { type: 'form', data: { formId: ids.form } }].map((block, index) => ({
      ...block,
      id: `${index}${slug.length}`.padStart(24, '0'),
      column: { start: 1, span: 6 },
      ...(index === 0 ? { hidden: true as const } : { locked: true as const }),
    }));
    const { pageId } = await store.savePage({
      siteId: ids.site,
      slug,
      title: `Page ${slug}`,
      description: 'What it is about',
      pageType,
      document: {
        version: 1,
        language: 'ar',
        sections: [
          { id: 'top', width: 'full', tone: 'dark', space: 'small', gap: 'none', picture, blocks },
        ],
      },
    });
    await store.publish(pageId);
  }
  const [first] = assets;
  const kept = { id: '9'.repeat(24), type: 'image', data: { assetId: first?.id ?? '' } };
  const pattern = { id: '8'.repeat(24), name: 'Cover', blocks: [kept] };
  await store.write((db) => insertPattern(db, pattern, { site_id: ids.site, created_at: 1 }));
  const [original, page] = await Promise.all(
    ['', 'about-us'].map((slug) => store.publishedPage(ids.site, slug)),
  );
  const memory = { words: { Kiln: 'فرن' }, places: { title: 'Kiln' }, blocks: ['1'] };
  const bond = { id: page?.id ?? '', originalId: original?.id ?? '', language: 'ar', memory };
  await store.write((db) => saveTranslation(db, ids.site, bond, 1));
  await makeCollection();
  await makeDrafts();
}

/** A page that is a collection, and one that is an item of it. */
async function makeCollection(): Promise<void> {
  const { store } = place;
  const [home, item] = await Promise.all(
    ['about-us', 'about/us'].map((slug) => store.publishedPage(ids.site, slug)),
  );
  if (!home || !item) throw new Error('no page');
  const collection = { id: home.id, kind: 'events', addressFormat: '%y/%t' } as const;
  const facts = { startsAt: 1_700_000_000_000, endsAt: 1_700_000_100_000, category: 'Talks' };
  const event = { isAllDay: true, place: 'Loft', timeZone: 'Europe/Berlin', tickets: '/tickets' };
  const page = { ...item, collectionId: home.id };
  await store.publish((await store.savePage(page)).pageId);
  await store.write(async (db) => {
    await saveCollection(db, ids.site, collection, 1);
    const { id } = item;
    const tags = ['clay', 'fire'];
    await saveItem(db, ids.site, {
      id,
      collectionId: home.id,
      name: 'us',
      tags,
      ...facts,
      ...event,
    });
  });
}

/** Products of three kinds and states with pictures, a file, stock that was sold from; coupons. */
async function makeShop(assets: readonly { id: string }[], fileId: string): Promise<void> {
  const { store } = place;
  const [first, second] = assets.map(({ id }) => id);
  const jar = {
    product: {
      id: 'moon-jar',
      title: 'Moon jar',
      variants: [
        { id: 'small', priceCents: 4200, unlimited: false, qtyInStock: 7 },
        { id: 'large', priceCents: 9000, unlimited: true },
      ],
    },
    currency: 'GBP' as const,
    slug: 'shop/moon-jar',
    description: 'Thrown by hand.\n\nGlazed in white.',
    pictures: [first ?? '', second ?? ''],
    variantPictures: { large: second ?? '' },
    tags: ['white'],
    category: 'Jars',
    pricesByCurrency: { EUR: { small: { priceCents: 5000 }, large: { priceCents: 11000 } } },
  };
  await store.saveProduct(ids.site, jar, 1_700_000_000_000);
  await store.setStock(ids.site, { productId: 'moon-jar', variantId: 'small', quantity: 3 });
  await store.saveProduct(ids.site, {
    product: { id: 'song', title: 'A song', productType: 'digital', priceCents: 300 },
    currency: 'GBP',
    slug: 'pictures/song',
    fileId,
    state: 'draft',
  });
  await store.saveProduct(ids.site, {
    product: { id: 'gift', title: 'Help us', productType: 'service' },
    currency: 'GBP',
    slug: 'help',
    donation: { amounts: [500, 1000], free: { minCents: 100, maxCents: 90_000 } },
    state: 'scheduled',
    publishAt: 1_900_000_000_000,
  });
  const amounts = { GBP: { cents: 500, minSubtotalCents: 2000 } };
  await store.saveCoupon(ids.site, { code: 'Spring', kind: 'amount', amounts, usesLeft: 5 });
  await store.saveCoupon(ids.site, { code: 'post', kind: 'shipping', productIds: ['moon-jar'] });
}

/** A new page and a change that visitors do not see, and where old addresses lead. */
async function makeDrafts(): Promise<void> {
  const { store } = place;
  const about = await store.publishedPage(ids.site, 'about-us');
  if (!about) throw new Error('no page');
  const { id, siteId, slug, description, pageType, document } = about;
  await store.savePage({ id, siteId, slug, description, pageType, document, title: 'Next' });
  const unseen = { siteId, slug: 'soon', title: 'Soon', description: '', pageType, document };
  const { pageId } = await store.savePage(unseen);
  await store.write(async (db) => {
    for (const redirect of [
      { path: '/old', target: 'https://elsewhere.example/', pageId: null },
      { path: '/about-me', target: '', pageId: id },
      { path: '/later', target: '', pageId },
    ])
      await saveRedirect(db, siteId, redirect, store.now());
  });
}

/** All rows that its owner made, without what a store makes up: versions, times, the site's id. */
async function ownersRows(store: SiteStore): Promise<unknown> {
  const site = await store.findSite('');
  const from = store.read;
  const pages = await from
    .selectFrom('page')
    .leftJoin('page_version as seen', 'seen.id', 'page.published_version_id')
    .leftJoin('page_version as newest', 'newest.id', 'page.draft_version_id')
    .select(['page.id', 'page.slug', 'page_type', 'collection_id', 'page.search_text'])
    .select(['seen.title as seenTitle', 'seen.document as seenDocument', 'seen.description'])
    .select(['newest.title', 'newest.document'])
    .orderBy('page.id')
    .execute();
  const rows = {
    settings: site?.settings,
    pages,
    forms: await from.selectFrom('form').select(['id', 'definition']).orderBy('id').execute(),
    assets: (await from.selectFrom('asset').selectAll().orderBy('id').execute()).map(
      ({ created_at: _at, ...asset }) => asset,
    ),
    products: (await from.selectFrom('product').selectAll().orderBy('id').execute()).map(
      ({ updated_at: _at, revision: _revision, ...product }) => product,
    ),
    stock: await from.selectFrom('stock').selectAll().orderBy('product_id').execute(),
    listing: await from.selectFrom('listing').selectAll().orderBy('product_id').execute(),
    coupons: (await from.selectFrom('coupon').selectAll().orderBy('code_key').execute()).map(
      ({ id: _id, created_at: _made, updated_at: _at, ...coupon }) => coupon,
    ),
    collections: (await from.selectFrom('page_collection').selectAll().execute()).map(
      ({ created_at: _at, ...collection }) => collection,
    ),
    items: await from.selectFrom('page_item').selectAll().execute(),
    tags: await from.selectFrom('page_item_tag').selectAll().orderBy('tag').execute(),
    translations: (await from.selectFrom('page_translation').selectAll().execute()).map(
      ({ created_at: _at, ...translation }) => translation,
    ),
    patterns: (await from.selectFrom('page_pattern').selectAll().execute()).map(
      ({ created_at: _at, ...pattern }) => pattern,
    ),
    redirects: (await from.selectFrom('redirect').selectAll().orderBy('path').execute()).map(
      ({ created_at: _at, ...redirect }) => redirect,
    ),
  };
  const text = JSON.stringify(rows).replaceAll(site?.id ?? '', 'the site');
  // How many were in stock when a product was saved: the table of the stock counts.
  const isCount = (name: string) => name === 'qtyInStock';
  const read = (name: string, value: unknown): unknown => {
    if (isCount(name)) return undefined;
    return typeof value === 'string' && value.startsWith('{') ? JSON.parse(value, read) : value;
  };
  return JSON.parse(text, read);
}

/** All files of a folder with their content. */
async function filesIn(name: string): Promise<Record<string, string>> {
  const entries = await readdir(join(folder, name), { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const read = paths
    .sort()
    .map(async (path) => [
      path.slice(join(folder, name).length + 1),
      await readFile(path, 'base64'),
    ]);
  return Object.fromEntries(await Promise.all(read)) as Record<string, string>; // pairs of texts
}

it('a site that is exported and imported is the same: in its own store, and in an empty one', async () => {
  await makeSite();
  expect(countFiles(await exportSiteFiles(place.store, join(folder, 'one')))).toBe(
    'pages: 4, drafts: 2, forms: 1, pictures and files: 4, products: 3, coupons: 2, patterns: 1, translations: 1, redirects: 3',
  );
  const files = await readSiteFiles(join(folder, 'one'));
  expect(Object.keys(await filesIn('one'))).toEqual(
    expect.arrayContaining([
      'pages/about-us-2.json',
      'drafts/soon.json',
      'pictures/Glaze-wall.png',
      'files/Our-song.zip',
      'products/shop-moon-jar.json',
      'coupons.json',
      'patterns.json',
      'translations.json',
      'redirects.json',
      'site.json',
    ]),
  );
  expect(await importSiteFiles(place.store, files)).toMatchObject({
    changed: ['site.json'],
    elsewhere: [],
  });
  expect(await importSiteFiles(place.store, files)).toMatchObject({ changed: [] });
  const other = await temporaryStore();
  await importSiteFiles(other.store, files);
  await exportSiteFiles(place.store, join(folder, 'two'));
  await exportSiteFiles(other.store, join(folder, 'three'));
  const [, two, three] = await Promise.all(['one', 'two', 'three'].map(filesIn));
  // The site itself has the id that its store gave it.
  const { 'site.json': ofTwo, ...rest } = two ?? {};
  const { 'site.json': ofThree, ...otherRest } = three ?? {};
  expect(otherRest).toEqual(rest);
  const siteIn = (text = '') => Buffer.from(text, 'base64').toString();
  const otherSite = await other.store.findSite('');
  expect(siteIn(ofThree)).toBe(siteIn(ofTwo).replaceAll(ids.site, otherSite?.id ?? ''));
  expect(await ownersRows(other.store)).toEqual(await ownersRows(place.store));
  for (const { id } of files.assets)
    expect(await readFile(other.store.files.path(id ?? ''), 'base64')).toBe(
      await readFile(place.store.files.path(id ?? ''), 'base64'),
    );
  await other.remove();
});

it('a look comes back with its uploaded font, under the same id', async () => {
  const { store } = place;
  const file = { siteId: ids.site, name: 'Letters.woff2', alt: '' };
  await makeSite();
  const { id } = await store.saveAsset(staticFont(), file);
  const look = { corners: 'round', 'text-font': `own-${id}` };
  await store.saveSite({ id: ids.site, settings: { ...settings, look } });
  await exportSiteFiles(store, join(folder, 'one'));
  const other = await temporaryStore();
  await importSiteFiles(other.store, await readSiteFiles(join(folder, 'one')));
  const site = await other.store.findSite('');
  expect(site?.settings.look).toEqual(look);
  const [font] = await other.store.assets(site?.id ?? '', [id]);
  expect(font).toMatchObject({ mime: 'font/woff2', name: 'Letters.woff2' });
  await other.remove();
});

it('a picture whose file was replaced after the export is another picture', async () => {
  await makeSite();
  await exportSiteFiles(place.store, join(folder, 'one'));
  const read = await readSiteFiles(join(folder, 'one'));
  const [picture] = read.assets;
  expect(picture?.id).toMatch(/^[0-9a-f]{24}$/);
  const path = join(folder, 'one', picture?.name ?? '');
  await writeFile(path, Buffer.concat([png, Buffer.from('x')]));
  const repeated = await readSiteFiles(join(folder, 'one'));
  expect(repeated.assets[0]?.id).toBeUndefined();
});

it('what buyers changed since the export stays: pieces in stock, uses of a coupon', async () => {
  await makeSite();
  await exportSiteFiles(place.store, join(folder, 'one'));
  await place.store.setStock(ids.site, { productId: 'moon-jar', variantId: 'small', quantity: 1 });
  await place.store.write((db) => spendCoupon(db, ids.site, 'spring'));
  const files = await readSiteFiles(join(folder, 'one'));
  expect((await importSiteFiles(place.store, files)).changed).toEqual(['site.json']);
  const jar = join(folder, 'one/products/shop-moon-jar.json');
  await writeFile(jar, (await readFile(jar, 'utf8')).replace('Moon jar', 'Sun jar'));
  const changed = await readSiteFiles(join(folder, 'one'));
  expect((await importSiteFiles(place.store, changed)).changed).toEqual([
    'products/shop-moon-jar.json',
  ]);
  expect(await place.store.product(ids.site, 'moon-jar')).toMatchObject({
    product: { title: 'Sun jar', variants: [{ id: 'small', qtyInStock: 1 }, { id: 'large' }] },
  });
  const [coupon] = await findCoupons(place.store.read, ids.site, ['spring']);
  expect(coupon?.usesLeft).toBe(4);
});

it('the secret of a captcha account is in no file, and stays where it is on import', async () => {
  await makeSite();
  const shop = { ...settings.shop, captcha: { siteKey: 'public', secret: 'sealed:secret' } };
  await place.store.saveSite({ id: ids.site, settings: { ...settings, shop } });
  await exportSiteFiles(place.store, join(folder, 'one'));
  expect(await readFile(join(folder, 'one/site.json'), 'utf8')).not.toMatch(/captcha|sealed/);
  await importSiteFiles(place.store, await readSiteFiles(join(folder, 'one')));
  expect((await place.store.findSite(''))?.settings.shop).toEqual(shop);
});

it('nothing is written into a folder that is not empty, or without a site', async () => {
  await expect(exportSiteFiles(place.store, join(folder, 'one'))).rejects.toThrow('no site yet');
  await makeSite();
  await exportSiteFiles(place.store, join(folder, 'one'));
  await expect(exportSiteFiles(place.store, join(folder, 'one'))).rejects.toThrow('is not empty');
});

it('whatever pages, forms and pictures are called, each has a file of its own that can be read', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 20 }), (titles) => {
      const names = createFileNames();
      const chosen = titles.flatMap((title) => [
        names.ofPage(title),
        names.ofForm(title),
        names.ofPicture(title),
        names.ofFile(title),
        names.ofProduct(title),
        names.ofDraft(title),
      ]);
      expect(new Set(chosen.map((name) => name.toLowerCase())).size).toBe(chosen.length);
      for (const name of chosen)
        expect(name).toMatch(
          /^(?:pages|drafts|forms|pictures|files|products)\/[\p{L}\p{N}_][\p{L}\p{N}._-]*$/u,
        );
    }),
  );
});
