import { pageTypes, type PageRecord } from '@frontage/site-model';
import type { FormDefinition } from '@frontage/form-runtime';
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteStore } from '../../app/site-store';
import { hashStream } from '../../files/hash-stream';
import type { StoredAsset } from '../../pictures/assets';
import { listAssetIds } from '../../pictures/list-asset-ids';
import { listKnownForms } from '../../forms/definitions/known-forms';
import { createFileNames } from './create-file-names';
import { replaceTexts } from './replace-texts';
import { siteFileNames } from './site-files';

/** The part of a store that an export needs. */
export type ExportStore = Pick<
  SiteStore,
  'read' | 'findSite' | 'publishedPages' | 'assets' | 'files'
>;

/** How many files were written. */
export interface ExportResult {
  readonly pages: number;
  readonly forms: number;
  readonly pictures: number;
}

/**
 * Writes a site as the files that `importSiteFiles` reads: what visitors see, with all ids.
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
  const pages = await store.publishedPages(site.id);
  const known = await listKnownForms(store.read, site.id);
  const forms = known.filter(({ isDeleted }) => !isDeleted).map(({ definition }) => definition);
  const assets = await store.assets(site.id, await listAssetIds(store.read, site.id));
  // In one order, so that an unchanged site gives the same files.
  const pictures = [...assets].sort((a, b) => (a.id < b.id ? -1 : 1));
  const namedForms = forms.map((form) => [form, names.ofForm(form.name)] as const);
  const namedPictures = pictures.map((asset) => [asset, names.ofPicture(asset.name)] as const);
  const references = new Map([
    ...namedForms.map(([{ id }, name]) => [id, name] as const),
    ...namedPictures.map(([{ id }, name]) => [id, name] as const),
  ]);
  for (const inside of ['pages', 'forms', 'pictures'] as const) await mkdir(join(folder, inside));
  for (const page of pages)
    await writeJson(folder, names.ofPage(page.slug), pageFile(page, references));
  for (const [form, name] of namedForms) await writeJson(folder, name, formFile(form));
  await writePictures(store, folder, namedPictures);
  const { theme, ...settings } = site.settings;
  await writeFile(join(folder, siteFileNames.theme), theme);
  await writeJson(folder, siteFileNames.settings, settings);
  return { pages: pages.length, forms: forms.length, pictures: pictures.length };
}

function pageFile(page: PageRecord, references: ReadonlyMap<string, string>): object {
  const { id, slug, title, description, pageType, collectionId, document } = page;
  const [name] =
    Object.entries(pageTypes.codes).find(([, code]) => Number(code) === pageType) ?? [];
  const { language } = document;
  return {
    id,
    slug,
    title,
    description,
    pageType: name,
    ...(collectionId !== undefined && { collectionId }),
    ...(language !== undefined && { language }),
    sections: document.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) => ({
        ...block,
        data: replaceTexts(block.data, (text) => references.get(text) ?? text),
      })),
    })),
  };
}

/** The id stands in front, where somebody who reads the file looks for it. */
function formFile({ id, ...definition }: FormDefinition): object {
  return { id, ...definition };
}

async function writePictures(
  { files }: Pick<ExportStore, 'files'>,
  folder: string,
  pictures: readonly (readonly [StoredAsset, string])[],
): Promise<void> {
  const about: Record<string, object> = {};
  for (const [{ id, alt, focalPoint }, name] of pictures) {
    await copyFile(files.path(id), join(folder, name));
    const hash = Buffer.from(await hashStream(files.read(id)), 'base64url');
    const sha256 = hash.toString('hex');
    about[name.slice(siteFileNames.pictures.length + 1)] = { alt, focalPoint, id, sha256 };
  }
  await writeJson(folder, siteFileNames.aboutPictures, about);
}

function writeJson(folder: string, name: string, value: unknown): Promise<void> {
  return writeFile(join(folder, name), `${JSON.stringify(value, undefined, 2)}\n`);
}
