import { isRecord } from '@frontage/core-lifecycle/reading';
import { isDeepStrictEqual } from 'node:util';
import type { SiteStore } from '../../app/site-store';
import type { SiteSettings } from '../../sites/site-settings';
import { asStored } from '../../imports/site-files/as-stored';
import { createFileIds } from '../../imports/site-files/create-file-ids';
import { importAssets } from '../../imports/site-files/import-assets';
import { importCoupons } from './import-coupons';
import { importForms } from '../../imports/site-files/import-forms';
import { importPages } from '../../imports/site-files/import-pages';
import { importPatterns } from './import-patterns';
import type { ImportStore } from '../../imports/site-files/import-store';
import { importProducts } from '../../imports/site-files/import-products';
import { importTranslations } from './translations';
import { siteFileNames, type SiteFiles } from '../../imports/site-files/site-files';

/** The part of a store that the files of a site come into. */
export type SiteImportStore = ImportStore & Pick<SiteStore, 'saveCoupon' | 'createId'>;

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
export async function importSiteFiles(
  store: SiteImportStore,
  files: SiteFiles,
): Promise<ImportResult> {
  const site = await store.findSite('');
  const siteId = site?.id ?? store.createId();
  const idOf = createFileIds(siteId, files);
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
  for (const name of await importAssets(store, siteId, files, idOf)) changed.push(name);
  await importForms(store, siteId, files, idOf, note);
  await importProducts(store, siteId, files, idOf, note);
  if (files.coupons.length > 0)
    note(siteFileNames.coupons, await importCoupons(store, siteId, files));
  if (files.patterns.length > 0)
    note(siteFileNames.patterns, await importPatterns(store, siteId, files, idOf));
  const elsewhere = await importPages(store, siteId, files, idOf, note);
  if (files.translations.length > 0)
    note(siteFileNames.translations, await importTranslations(store, siteId, files));
  return { changed, unchanged, elsewhere };
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
