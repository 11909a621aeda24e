import type { FormDefinition } from '@frontage/form-runtime';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteStore } from '../../app/site-store';
import { listKnownForms } from '../../forms/definitions/known-forms';
import { listDrafts } from '../../pages/documents/edited-page';
import type { SiteSettings } from '../../sites/site-settings';
import { readCollectionFacts } from '../../imports/site-files/collection-facts';
import { createFileNames } from '../../imports/site-files/create-file-names';
import { exportAssets } from './export-assets';
import { exportCoupons } from './export-coupons';
import { exportPatterns } from './export-patterns';
import { exportProducts } from './export-products';
import { exportRedirects } from './export-redirects';
import { fileOfPage } from './file-of-page';
import { exportTranslations } from './translations';
import { siteFileNames, type SiteFiles } from '../../imports/site-files/site-files';
import { writeJson } from './write-json';

/** The part of a store that an export needs. */
export type ExportStore = Pick<
  SiteStore,
  'read' | 'findSite' | 'publishedPages' | 'assets' | 'files' | 'products'
>;

/** What was written, by kind. */
export type ExportResult = Readonly<
  Record<keyof Omit<SiteFiles, 'settings'>, { readonly length: number }>
>;

/**
 * Writes a site as the files that `importSiteFiles` reads: all that its owner made, with all ids.
 * `site.json` is the last: without it a folder is no site.
 *
 * @param store the store
 * @param folder is made, or is empty
 * @throws if it is not empty, there is no site, or a file cannot be written
 */
export async function exportSiteFiles(store: ExportStore, folder: string): Promise<ExportResult> {
  const site = await store.findSite('');
  if (!site) throw new Error('there is no site yet, or there are several.');
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0)
    throw new Error(`${folder} is not empty. Nothing was written. Name another folder.`);
  const names = createFileNames();
  const knownForms = await listKnownForms(store.read, site.id);
  const forms = knownForms
    .filter(({ isDeleted }) => !isDeleted)
    .map(({ definition }) => definition);
  const namedForms = forms.map((form) => [form, names.ofForm(form.name)] as const);
  for (const [form, name] of namedForms) await writeJson(folder, name, formFile(form));
  const assets = await exportAssets(store, site.id, { folder, names });
  const references = new Map([
    ...namedForms.map(([{ id }, name]) => [id, name] as const),
    ...assets,
  ]);
  const pages = (await store.publishedPages(site.id)).map(
    (page) => [page, names.ofPage(page.slug)] as const,
  );
  const drafts = (await listDrafts(store.read, site.id)).map(
    (page) => [page, names.ofDraft(page.slug)] as const,
  );
  for (const [page, name] of [...pages, ...drafts])
    await writeJson(folder, name, {
      ...fileOfPage(page, references),
      ...(await readCollectionFacts(store, site.id, page.id)),
    });
  const products = await exportProducts(store, site.id, { folder, names, references });
  const coupons = await exportCoupons(store, site.id, folder);
  const patterns = await exportPatterns(store, site.id, { folder, references });
  const named = new Map([...drafts, ...pages].map(([{ id }, name]) => [id, name]));
  const pageIds = new Set(named.keys());
  const translations = await exportTranslations(store, site.id, { folder, pageIds });
  const redirects = await exportRedirects(store, site.id, { folder, named });
  const { theme, ...settings } = withoutSecrets(site.settings);
  await writeFile(join(folder, siteFileNames.theme), theme);
  await writeJson(folder, siteFileNames.settings, settings);
  const ofPages = { pages, drafts, translations, patterns, redirects };
  return { ...ofPages, forms, assets: [...assets], products, coupons };
}

/** The id stands in front, where somebody who reads the file looks for it. */
function formFile({ id, ...definition }: FormDefinition): object {
  return { id, ...definition };
}

/** The account of a captcha stays out: its secret is hidden under a key of this server. */
function withoutSecrets(settings: SiteSettings): SiteSettings {
  if (settings.shop === undefined) return settings;
  const { captcha: _captcha, ...shop } = settings.shop;
  return { ...settings, shop };
}
