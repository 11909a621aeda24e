import { isDeepStrictEqual } from 'node:util';
import type { Site } from '../../sites/site-settings';
import { asStored } from '../site-files/as-stored';
import { importAssets } from '../site-files/import-assets';
import { importDraft } from '../site-files/import-draft';
import { importForms } from '../site-files/import-forms';
import { importPages } from '../site-files/import-pages';
import { importRedirects } from '../site-files/import-redirects';
import type { ImportStore } from '../site-files/import-store';
import { createImportNotes, type ItemOutcome, type OtherImportResult } from './create-import-notes';
import type { ImportWork } from './import-work';
import { pageImportItem, productImportItem } from './import-item';
import type { ImportWatch } from './imported-item';
import type { OtherImportWish } from './other-import-wish';
import type { OtherSite } from './other-site';
import { placePages, type PlacedPage } from './place-pages';
import { importFoundProduct } from './products/import-found-product';

/**
 * Brings what was found of another site into a site: pages as drafts, unless they are to be
 * published. A page that is there already, by its origin or by its address, stays as it is unless
 * it is to be replaced; so a second import changes nothing.
 *
 * @param store the store
 * @param site the site
 * @param found what was found
 * @param wish how it comes in
 * @param watch who follows it. @default nobody
 */
export async function importOtherSite(
  store: ImportStore,
  site: Site,
  found: OtherSite,
  wish: OtherImportWish,
  watch: ImportWatch = nobody,
): Promise<OtherImportResult> {
  const { publish, replace } = wish;
  const { pages, idOf } = await placePages(store, site, found);
  const notes = createImportNotes(watch);
  const work: ImportWork = { store, site, found, wish, idOf, ...notes };
  await bringPictures(work);
  await bringForms(work);
  for (const product of found.products)
    await work.bring(productImportItem(site, product), () => importFoundProduct(work, product));
  const isShown = ({ file: { name } }: PlacedPage): boolean =>
    publish && !found.unpublished.has(name);
  const isWanted = ({ state }: PlacedPage): boolean => state === 'new' || replace;
  for (const page of pages.filter((placed) => !isShown(placed) || !isWanted(placed)))
    await work.bring(pageImportItem(page.file), () => bringDraft(work, page, isWanted(page)));
  await publishPages(
    work,
    pages.filter((page) => isShown(page) && isWanted(page)),
  );
  if (found.redirects.length > 0)
    notes.noteRest('redirects.json', await importRedirects(store, site.id, found.redirects, idOf));
  if (publish) notes.noteRest('navigation', await importNavigation(work));
  return notes.result;
}

const nobody: ImportWatch = { before: () => Promise.resolve(), note: () => Promise.resolve() };

/** The pictures; what is said of one that is there already is its owner's. */
async function bringPictures({ store, site, found, wish, idOf, bring }: ImportWork): Promise<void> {
  const ids = found.assets.map(({ name }) => idOf(name));
  const known = new Set((await store.assets(site.id, ids)).map(({ id }) => id));
  for (const asset of found.assets) {
    const id = idOf(asset.name);
    await bring({ kind: 'picture', name: asset.name, label: asset.title }, async () => {
      if (known.has(id) && !wish.replace) return { state: 'same', id };
      const changed = await importAssets(store, site.id, { assets: [asset] }, idOf);
      return { state: changed.length > 0 ? 'made' : 'same', id };
    });
  }
}

/** The forms; one that was taken over before is its owner's meanwhile. */
async function bringForms({ store, site, found, wish, idOf, bring }: ImportWork): Promise<void> {
  const ids = found.forms.map(({ name }) => idOf(name));
  const known = new Set((await store.forms(site.id, ids)).map(({ id }) => id));
  for (const form of found.forms) {
    const id = idOf(form.name);
    await bring({ kind: 'form', name: form.name, label: form.definition.name }, async () => {
      if (known.has(id) && !wish.replace) return { state: 'same', id };
      let isMade = false;
      await importForms(store, site.id, { forms: [form] }, idOf, (_name, isChanged) => {
        isMade = isChanged;
      });
      return { state: isMade ? 'made' : 'same', id };
    });
  }
}

async function bringDraft(
  { store, site, idOf }: ImportWork,
  { file, id, state }: PlacedPage,
  isWanted: boolean,
): Promise<ItemOutcome> {
  if (!isWanted) return { state: state === 'same' ? 'same' : 'kept', id };
  return { state: (await importDraft(store, site.id, file, idOf)) ? 'made' : 'same', id };
}

/** The home page is the last of what visitors see. */
async function publishPages(
  { store, site, idOf, bring }: ImportWork,
  placed: readonly PlacedPage[],
): Promise<void> {
  const pages = placed.map(({ file }) => file);
  const changed = new Map<string, boolean>();
  const nothing = { drafts: [], redirects: [] };
  await importPages(store, site.id, { pages, ...nothing }, idOf, (name, isChanged) => {
    changed.set(name, isChanged);
  });
  for (const { file, id } of placed)
    await bring(pageImportItem(file), () => ({
      state: changed.get(file.name) ? 'made' : 'same',
      id,
    }));
}

/** A site whose owner has made a navigation keeps it. */
async function importNavigation({ store, site, found, wish }: ImportWork): Promise<boolean> {
  const { headerFooter } = site.settings;
  const { header } = headerFooter;
  const isFree = header.navigation.length === 0 || wish.replace;
  if (!isFree || found.navigation.length === 0) return false;
  const links = found.navigation.map(({ title, href }) => ({ title, href }));
  if (isDeepStrictEqual(asStored(header.navigation), asStored(links))) return false;
  await store.saveSite({
    ...site,
    settings: {
      ...site.settings,
      headerFooter: { ...headerFooter, header: { ...header, navigation: links } },
    },
  });
  return true;
}
