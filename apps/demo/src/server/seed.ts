import type { Store } from '@frontage/site-server';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clipId, readClips } from '../read-clips';
import type { DemoPage, DemoSite } from '../demo-site';
import { readPictures } from '../read-pictures';
import { seedId } from '../seed-id';
import { soundId, sounds, writeSound } from '../sounds';
import { datedEvent } from './dated-event';
import { seedDetails } from './seed-details';
import { seedShop } from './seed-shop';
import { withNewLinks } from './with-new-links';

/** The folders with the seed's files. */
export interface SeedFolders {
  pictures: string;
  clips: string;
}

/**
 * Adds the demo's site to an empty store: pictures, forms, products, pages, settings. If the store
 * has the site, existing data is not changed, and missing data is added.
 *
 * @param folders `pictures` with `pictures.json`, `details.json` and `rendered/`, `clips` with
 *   `rendered/` and `captions/`
 * @returns whether it was seeded now
 */
export async function seed(
  store: Store,
  site: DemoSite,
  { pictures, clips }: SeedFolders,
): Promise<boolean> {
  const siteId = seedId(`site:${site.name}`);
  const isNew = (await store.publishedPage(siteId, '')) === undefined;
  if (isNew) await seedSettings(store, siteId, site);
  await seedPictures(store, siteId, pictures);
  await seedDetails(store, siteId, pictures);
  await seedClips(store, siteId, clips);
  await seedSounds(store, siteId);
  await seedShop(store, siteId, site, pictures);
  if (isNew) for (const form of site.forms) await store.saveForm(siteId, form);
  const pages = await missingPages(store, siteId, site);
  // Before the pages: an interrupted start finds pages missing, and does both again.
  if (!isNew && pages.length > 0) await linkPages(store, siteId, site, pages);
  await seedPages(store, siteId, pages);
  if (!isNew) await addLanguages(store, siteId, site);
  return isNew;
}

async function seedSettings(
  store: Store,
  siteId: string,
  { headerFooter, theme, fonts, locale, languages }: DemoSite,
): Promise<void> {
  const context = { website: { id: siteId, identifier: 'netloft' }, siteStatus: 8, websiteType: 1 };
  await store.saveSite({
    id: siteId,
    settings: { context, headerFooter, theme, fonts, locale, dir: 'ltr', languages },
  });
}

async function seedPictures(store: Store, siteId: string, folder: string): Promise<void> {
  const pictures = await readPictures(folder);
  const storedAssets = await store.assets(
    siteId,
    pictures.map(({ name }) => seedId(`picture:${name}`)),
  );
  for (const { name, alt, focalPoint } of pictures) {
    const id = seedId(`picture:${name}`);
    if (storedAssets.some((asset) => asset.id === id)) continue;
    await store.saveAsset(await readFile(join(folder, 'rendered', name)), {
      id,
      siteId,
      name,
      alt,
      focalPoint,
    });
  }
}

async function seedClips(store: Store, siteId: string, folder: string): Promise<void> {
  const files = await readClips(folder);
  const storedAssets = await store.assets(
    siteId,
    files.map(({ name }) => clipId(name)),
  );
  for (const { name, content } of files) {
    if (storedAssets.some(({ id }) => id === clipId(name))) continue;
    // The text next to a clip describes it; its poster is decorative.
    await store.saveAsset(content, { id: clipId(name), siteId, name, alt: '' });
  }
}

async function seedSounds(store: Store, siteId: string): Promise<void> {
  const ids = sounds.map(({ name }) => soundId(name));
  const stored = new Set((await store.assets(siteId, ids)).map(({ id }) => id));
  for (const sound of sounds.filter(({ name }) => !stored.has(soundId(name)))) {
    const { name } = sound;
    await store.saveAsset(writeSound(sound), { id: soundId(name), siteId, name, alt: '' });
  }
}

/**
 * Pages that were never there; those that somebody renamed, hid or deleted stay as they are. The
 * home page is the last: after an interrupted start it is missing, so the site is seeded again.
 */
async function missingPages(
  store: Store,
  siteId: string,
  { pages }: DemoSite,
): Promise<DemoPage[]> {
  const storedIds = new Set(await store.pageIds(siteId));
  return pages
    .filter(({ slug }) => !storedIds.has(seedId(`page:${slug}`)))
    .sort((a, b) => b.slug.length - a.slug.length);
}

async function seedPages(store: Store, siteId: string, pages: readonly DemoPage[]): Promise<void> {
  for (const page of pages) {
    const { collection, event, ...saved } = page;
    const { pageId } = await store.savePage({ ...saved, id: seedId(`page:${page.slug}`), siteId });
    if (collection)
      await store.saveCollection(siteId, { id: pageId, kind: collection, addressFormat: '%t' });
    if (event)
      await store.saveItem(siteId, { id: pageId, ...datedEvent(page, event, store.now()) });
    await store.publish(pageId);
  }
}

/**
 * A store from before pages had languages gets those of the seed; the content of its pages stays.
 */
async function addLanguages(
  store: Store,
  siteId: string,
  { languages, pages }: DemoSite,
): Promise<void> {
  const stored = await store.findSite('localhost');
  if (stored?.id !== siteId || stored.settings.languages) return;
  for (const page of await store.publishedPages(siteId)) {
    const language = pages.find(({ slug }) => slug === page.slug)?.document.language;
    if (language === undefined || page.document.language !== undefined) continue;
    const { pageId } = await store.savePage({ ...page, document: { ...page.document, language } });
    await store.publish(pageId);
  }
  await store.saveSite({
    id: siteId,
    ...(stored.host !== undefined && { host: stored.host }),
    settings: { ...stored.settings, languages },
  });
}

/** Adds links to new pages in the seed's places; all other settings stay. */
async function linkPages(
  store: Store,
  siteId: string,
  site: DemoSite,
  pages: readonly DemoPage[],
): Promise<void> {
  const stored = await store.findSite('localhost');
  if (stored?.id !== siteId) return;
  const headerFooter = withNewLinks(
    stored.settings.headerFooter,
    site.headerFooter,
    pages.map(({ slug }) => `/${slug}`),
  );
  await store.saveSite({
    id: siteId,
    ...(stored.host !== undefined && { host: stored.host }),
    settings: { ...stored.settings, headerFooter },
  });
}
