import { isRecord } from '@frontage/core-lifecycle/reading';
import { readPageDocument } from '@frontage/site-model';
import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { SiteStore } from '../../app/site-store';
import type { PageInput } from '../../pages/documents/save-page';
import type { SiteSettings } from '../../sites/site-settings';
import { fileId } from './file-id';
import { pageOfFile } from './page-of-file';
import type { SiteFiles } from './site-files';

/** The part of a store that an import needs. */
export type ImportStore = Pick<
  SiteStore,
  | 'findSite'
  | 'saveSite'
  | 'assets'
  | 'saveAsset'
  | 'forms'
  | 'saveForm'
  | 'publishedPages'
  | 'savePage'
  | 'publish'
  | 'createId'
>;

/** What an import changed, by the names of files. */
export interface ImportResult {
  readonly changed: readonly string[];
  readonly unchanged: readonly string[];
  /** Addresses of pages that visitors see and no file has. */
  readonly elsewhere: readonly string[];
}

/**
 * Brings the site of a store to what its files say, and publishes it. What is the same already
 * gets no new version, and pages without a file stay.
 *
 * @param store the store; a site is added to an empty one
 * @param files what `readSiteFiles` has read
 * @throws if the store has several sites, or refuses a file
 */
export async function importSiteFiles(store: ImportStore, files: SiteFiles): Promise<ImportResult> {
  const site = await store.findSite('');
  const siteId = site?.id ?? store.createId();
  const idOf = namesToIds(siteId, files);
  const changed: string[] = [];
  const unchanged: string[] = [];
  const note = (name: string, isChanged: boolean) =>
    void (isChanged ? changed : unchanged).push(name);

  const settings = withOthers(site?.settings, toSettings(siteId, files));
  const isOther = !isDeepStrictEqual(asStored(site?.settings), asStored(settings));
  if (isOther)
    await store.saveSite({
      id: siteId,
      ...(site?.host !== undefined && { host: site.host }),
      settings,
    });
  note('site.json', isOther);
  for (const name of await importPictures(store, siteId, files, idOf)) changed.push(name);
  for (const { name, definition } of files.forms) {
    const form = { ...definition, id: idOf(name) };
    const [known] = await store.forms(siteId, [form.id]);
    const isNew = !isDeepStrictEqual(asStored(known), asStored(form));
    if (isNew) await store.saveForm(siteId, form);
    note(name, isNew);
  }
  const before = await store.publishedPages(siteId);
  const imported = new Set<string | undefined>();
  // The home page is the last: without it an interrupted import is known, and done again.
  for (const page of [...files.pages].sort((a, b) => b.slug.length - a.slug.length)) {
    const input = pageOfFile(siteId, page, idOf);
    imported.add(input.id);
    const known = before.find(({ id }) => id === input.id);
    const isNew = !known || !isSamePage(known, input);
    if (isNew) await store.publish((await store.savePage(input)).pageId);
    note(page.name, isNew);
  }
  const elsewhere = before.filter(({ id }) => !imported.has(id)).map(({ slug }) => `/${slug}`);
  return { changed, unchanged, elsewhere };
}

/**
 * Ids by the names of files: those that a file says, else made from its name. A picture with other
 * content is another one: browsers keep them.
 */
function namesToIds(siteId: string, { pictures, forms }: SiteFiles): (name: string) => string {
  const knownIds = new Map([...pictures, ...forms].map(({ name, id }) => [name, id]));
  const hashes = new Map(pictures.map(({ name, hash }) => [name, hash]));
  return (name) => knownIds.get(name) ?? fileId(siteId, `${name}${hashes.get(name) ?? ''}`);
}

function toSettings(siteId: string, { settings }: SiteFiles): SiteSettings {
  const context = isRecord(settings.context) ? settings.context : {};
  const website = isRecord(context['website']) ? context['website'] : {};
  return {
    ...settings,
    // The site is published, and a website that somebody looks after.
    context: { siteStatus: 8, websiteType: 1, ...context, website: { ...website, id: siteId } },
  };
}

/** Keeps what the file does not name as it was set in the area, also of the shop. */
function withOthers(stored: SiteSettings | undefined, imported: SiteSettings): SiteSettings {
  const shop = { ...stored?.shop, ...imported.shop };
  return { ...stored, ...imported, ...(Object.keys(shop).length > 0 && { shop }) };
}

async function importPictures(
  store: ImportStore,
  siteId: string,
  { pictures }: SiteFiles,
  idOf: (name: string) => string,
): Promise<string[]> {
  const known = await store.assets(
    siteId,
    pictures.map(({ name }) => idOf(name)),
  );
  const isKnown = (id: string, alt: string, focalPoint: object) =>
    known.some(
      (asset) =>
        asset.id === id && asset.alt === alt && isDeepStrictEqual(asset.focalPoint, focalPoint),
    );
  const added: string[] = [];
  for (const { name, content, alt, focalPoint } of pictures) {
    const id = idOf(name);
    if (isKnown(id, alt, focalPoint)) continue;
    await store.saveAsset(content, { id, siteId, name: basename(name), alt, focalPoint });
    added.push(name);
  }
  return added;
}

function isSamePage(known: PageInput, input: PageInput): boolean {
  const facts = ({ slug, title, description, pageType, collectionId, document }: PageInput) =>
    asStored({
      slug,
      title,
      description,
      pageType,
      collectionId,
      document: readPageDocument(document).document,
    });
  return isDeepStrictEqual(facts(known), facts(input));
}

/** As it comes back from the store: members that are undefined are not there. */
function asStored(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
