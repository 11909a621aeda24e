import fc from 'fast-check';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contactForm, ids, temporaryStore } from '../../testing/site-fixture';
import { createFileNames } from './create-file-names';
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
const settings = {
  locale: 'en-GB',
  dir: 'ltr' as const,
  headerFooter: { header: { title: 'Quay', navigation: [] }, footer: { columns: [], note: '' } },
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
  const goods = { siteId: ids.site, name: 'song.zip', alt: '', forBuyers: true };
  await store.saveAsset(Buffer.from('sold'), goods);
  for (const [slug, pageType] of [
    ['', 2],
    ['about/us', 2],
    ['about-us', 1],
    ['lost', 100],
  ] as const) {
    const image = { type: 'image', data: { assetId: assets[slug.length % 3]?.id ?? '' } };
    const blocks = [image, { type: 'form', data: { formId: ids.form } }].map((block, index) => ({
      ...block,
      id: `${index}${slug.length}`.padStart(24, '0'),
      column: { start: 1, span: 6 },
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
        sections: [{ id: 'top', width: 'full', tone: 'dark', blocks }],
      },
    });
    await store.publish(pageId);
  }
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
  expect(await exportSiteFiles(place.store, join(folder, 'one'))).toEqual({
    pages: 4,
    forms: 1,
    pictures: 3,
  });
  const files = await readSiteFiles(join(folder, 'one'));
  expect(Object.keys(await filesIn('one'))).toEqual(
    expect.arrayContaining(['pages/about-us-2.json', 'pictures/Glaze-wall.png', 'site.json']),
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
  await other.remove();
});

it('a picture whose file was replaced after the export is another picture', async () => {
  await makeSite();
  await exportSiteFiles(place.store, join(folder, 'one'));
  const read = await readSiteFiles(join(folder, 'one'));
  const [picture] = read.pictures;
  expect(picture?.id).toMatch(/^[0-9a-f]{24}$/);
  const path = join(folder, 'one', picture?.name ?? '');
  await writeFile(path, Buffer.concat([png, Buffer.from('x')]));
  const repeated = await readSiteFiles(join(folder, 'one'));
  expect(repeated.pictures[0]?.id).toBeUndefined();
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
      ]);
      expect(new Set(chosen.map((name) => name.toLowerCase())).size).toBe(chosen.length);
      for (const name of chosen)
        expect(name).toMatch(/^(?:pages|forms|pictures)\/[\p{L}\p{N}_][\p{L}\p{N}._-]*$/u);
    }),
  );
});
