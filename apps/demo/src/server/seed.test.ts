import { createKeyRing, createSiteServer, openStore, type Store } from '@frontage/site-server';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { clipAddress, clipId } from '../read-clips';
import { readDetails } from '../read-details';
import { readPictures } from '../read-pictures';
import { seedId } from '../seed-id';
import { netloft } from '../site/netloft';
import { seed } from './seed';

const folders = {
  pictures: fileURLToPath(new URL('../../pictures', import.meta.url)),
  clips: fileURLToPath(new URL('../../clips', import.meta.url)),
};

it('the seed is served: pictures with their colours, clips in parts; what is new comes to an older store as well', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontage-demo-'));
  const store = await openStore({ dataDir });
  const header = {
    ...netloft.headerFooter.header,
    title: 'Renamed',
    navigation: netloft.headerFooter.header.navigation.slice(0, 2),
  };
  const older = {
    ...netloft,
    headerFooter: { ...netloft.headerFooter, header },
    pages: netloft.pages.filter(({ slug }) => slug !== 'galleries'),
  };
  expect(await seed(store, older, folders)).toBe(true);
  const siteId = seedId(`site:${netloft.name}`);
  const names = [
    ...(await readPictures(folders.pictures)),
    ...(await readDetails(folders.pictures)),
  ].map(({ name }) => name);
  const assets = await store.assets(
    siteId,
    names.map((name) => seedId(`picture:${name}`)),
  );
  expect(assets).toHaveLength(names.length);
  for (const { color } of assets) expect(color).toMatch(/^#[\da-f]{6}$/);
  const sold = await store.assets(
    siteId,
    netloft.shop.files.map(({ id }) => id),
  );
  expect(sold.map(({ forBuyers }) => forBuyers)).toEqual([true, true]);

  const server = createSiteServer({
    store,
    keys: createKeyRing(['s'.repeat(32)]),
    cacheDir: join(dataDir, 'variants'),
    logLevel: 'silent',
  });
  const get = (url: string, headers = {}) => server.inject({ url, headers });
  const [arabic, english] = await Promise.all(
    ['/ar', '/work'].map(async (path) => (await get(path)).body),
  );
  expect(arabic).toMatch(/^<!doctype html><html lang="ar-EG" dir="rtl"/);
  expect(english).toMatch(/^<!doctype html><html lang="en-GB" dir="ltr"/);
  expect(arabic).toContain('مخزن الشباك</a>');
  const part = await get(clipAddress('tea-steam.webm'), { range: 'bytes=0-99' });
  expect([part.statusCode, part.headers['content-type'], part.rawPayload.byteLength]).toEqual([
    206,
    'video/webm',
    100,
  ]);
  expect((await get(clipAddress('tea-steam.vtt'))).headers['content-type']).toBe('text/vtt');
  expect((await get(`${clipAddress('tea-steam.jpg')}?format=300w`)).headers['content-type']).toBe(
    'image/jpeg',
  );

  await store.write((db) =>
    db.deleteFrom('asset').where('id', '=', clipId('tea-steam.vtt')).execute(),
  );
  await forgetLanguages(store, siteId);
  expect((await get('/ar')).body).toMatch(/^<!doctype html><html lang="en-GB" dir="ltr"/);
  expect(await seed(store, netloft, folders)).toBe(false);
  expect((await get('/ar')).body).toBe(arabic);
  expect(await store.asset(siteId, clipId('tea-steam.vtt'))).toMatchObject({
    name: 'tea-steam.vtt',
  });
  expect((await get('/galleries')).statusCode).toBe(200);
  expect((await store.findSite('localhost'))?.settings.headerFooter.header).toMatchObject({
    title: 'Renamed',
    navigation: [{ href: '/work' }, { href: '/shop' }, { href: '/galleries' }],
  });
  await server.close();
  await rm(dataDir, { recursive: true });
});

/** Makes a store what it was before pages had languages. */
async function forgetLanguages(store: Store, siteId: string): Promise<void> {
  const site = await store.findSite('localhost');
  const page = await store.publishedPage(siteId, 'ar');
  if (!site || !page) throw new Error('The demo has no such site or page.');
  const { languages: _languages, ...settings } = site.settings;
  const { language: _language, ...document } = page.document;
  await store.saveSite({ id: siteId, settings });
  await store.publish((await store.savePage({ ...page, document })).pageId);
}
