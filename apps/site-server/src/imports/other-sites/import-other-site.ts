import { isDeepStrictEqual } from 'node:util';
import { findEditedPage, findEditedPageAt } from '../../pages/documents/edited-page';
import { asStored } from '../site-files/as-stored';
import { createFileIds } from '../site-files/create-file-ids';
import { fileId } from '../site-files/file-id';
import { importAssets } from '../site-files/import-assets';
import { importForms } from '../site-files/import-forms';
import { importPages } from '../site-files/import-pages';
import type { ImportStore } from '../site-files/import-store';
import { isSamePage } from '../site-files/is-same-page';
import { pageOfFile } from '../site-files/page-of-file';
import type { PageFile } from '../site-files/site-files';
import type { OtherImportWish } from './other-import-wish';
import type { OtherSite } from './other-site';
import { importFoundProducts } from './products/import-found-products';

/** What an import of another site did. */
export interface OtherImportResult {
  /** The names of what is new or was changed. */
  readonly changed: readonly string[];
  /** The names of what was there like that. */
  readonly unchanged: readonly string[];
  /** Pages that are there already, and differ: they are as they were. */
  readonly left: readonly string[];
  /** What the site does not take, and why: a line each. */
  readonly wrong: readonly string[];
}

/**
 * Brings what was found of another site into the site of a store: pages as drafts, unless they are
 * to be published. A page that is there already, by its origin or by its address, stays as it is
 * unless it is to be replaced; so a second import changes nothing.
 *
 * @param store the store
 * @param found what was found
 * @param wish how it comes in
 * @throws if there is no site
 */
export async function importOtherSite(
  store: ImportStore,
  found: OtherSite,
  { publish, replace }: OtherImportWish,
): Promise<OtherImportResult> {
  const site = await store.findSite('');
  if (!site) throw new Error('there is no site yet. Start it first: npx frontage start');
  const changed: string[] = [];
  const unchanged: string[] = [];
  const left: string[] = [];
  const wrong: string[] = [];
  const note = (name: string, isChanged: boolean): void =>
    void (isChanged ? changed : unchanged).push(name);
  const { settings } = site;
  const fromFiles = createFileIds(site.id, { ...noFiles, ...found, products: [], settings });
  const places = await findPlaces(store, site.id, found.pages);
  const idOf = (name: string): string => places.get(name)?.id ?? fromFiles(name);

  const wanted: PageFile[] = [];
  for (const file of found.pages) {
    const page = inCollection(file, idOf);
    const known = places.get(page.name);
    const input = pageOfFile(site.id, page, idOf);
    const isThere = known !== undefined && known.page.state !== 'deleted';
    if (!isThere || replace) wanted.push(page);
    else if (isSamePage(asInput(known.page), input)) unchanged.push(`/${page.slug}`);
    else left.push(`/${page.slug}`);
  }
  for (const name of await importAssets(store, site.id, found, idOf)) changed.push(name);
  const forms = replace ? found.forms : await newForms(store, site.id, found, idOf);
  await importForms(store, site.id, { forms }, idOf, note);
  await importFoundProducts(store, site, found, { publish, replace }, idOf, {
    note,
    left: (name) => void left.push(name),
    wrong: (line) => void wrong.push(line),
  });
  const names = new Map(found.pages.map(({ name, slug }) => [name, `/${slug}`]));
  const isShown = ({ name }: PageFile): boolean => publish && !found.unpublished.has(name);
  const pages = wanted.filter(isShown);
  const drafts = wanted.filter((page) => !isShown(page));
  await importPages(
    store,
    site.id,
    { pages, drafts, redirects: found.redirects },
    idOf,
    (name, isChanged) => note(names.get(name) ?? name, isChanged),
  );
  if (publish) note('navigation', await importNavigation(store, site, found, replace));
  return { changed, unchanged, left, wrong };
}

const noFiles = { drafts: [], coupons: [], patterns: [], translations: [] };

type Known = NonNullable<Awaited<ReturnType<typeof findEditedPage>>>;

/** The id of each page: that of the page at its address, else always the same by its address. */
async function findPlaces(store: ImportStore, siteId: string, pages: readonly PageFile[]) {
  const places = new Map<string, { id: string; page: Known }>();
  for (const { name, slug } of pages) {
    const page =
      (await findEditedPage(store.read, siteId, fileId(siteId, name))) ??
      (await findEditedPageAt(store.read, siteId, slug));
    if (page) places.set(name, { id: page.id, page });
  }
  return places;
}

/** An item names its collection by the file of its page. */
function inCollection(page: PageFile, idOf: (name: string) => string): PageFile {
  const { collectionId } = page;
  return collectionId === undefined ? page : { ...page, collectionId: idOf(collectionId) };
}

/** Forms that were taken over before are their owner's meanwhile. */
async function newForms(
  store: ImportStore,
  siteId: string,
  { forms }: OtherSite,
  idOf: (name: string) => string,
): Promise<OtherSite['forms']> {
  const known = await store.forms(
    siteId,
    forms.map(({ name }) => idOf(name)),
  );
  return forms.filter(({ name }) => !known.some(({ id }) => id === idOf(name)));
}

/** A store has null for a page of no collection, a file nothing. */
function asInput({ collectionId, ...page }: Known) {
  return { ...page, ...(collectionId !== null && { collectionId }) };
}

/** A site whose owner has made a navigation keeps it. */
async function importNavigation(
  store: ImportStore,
  site: NonNullable<Awaited<ReturnType<ImportStore['findSite']>>>,
  { navigation }: Pick<OtherSite, 'navigation'>,
  replace: boolean,
): Promise<boolean> {
  const { headerFooter } = site.settings;
  const { header } = headerFooter;
  const isFree = header.navigation.length === 0 || replace;
  if (!isFree || navigation.length === 0) return false;
  const links = navigation.map(({ title, href }) => ({ title, href }));
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
