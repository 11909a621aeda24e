import { isDeepStrictEqual } from 'node:util';
import type { SiteStore } from '../../app/site-store';
import { findEditedPage } from '../../pages/documents/edited-page';
import {
  findTranslation,
  listTranslations,
  saveTranslation,
  type Translation,
} from '../../pages/translations/translations';
import { listFiles } from './list-files';
import { readJsonFile, type Problems } from './read-json-file';
import { translationsFileSchema } from '../../imports/site-files/site-file-schemas';
import { siteFileNames, type SiteFiles } from '../../imports/site-files/site-files';
import { writeJson } from './write-json';

/** Writes which pages of a site are translations, and what is kept of them; returns those. */
export async function exportTranslations(
  { read }: Pick<SiteStore, 'read'>,
  siteId: string,
  { folder, pageIds }: { folder: string; pageIds: ReadonlySet<string> },
): Promise<readonly Translation[]> {
  const translations = (await listTranslations(read, siteId)).filter(
    ({ id, originalId }) => pageIds.has(id) && pageIds.has(originalId),
  );
  if (translations.length > 0) await writeJson(folder, siteFileNames.translations, translations);
  return translations;
}

/** Reads the translations of a site; one without the file has none. */
export async function readTranslations(
  folder: string,
  problems: Problems,
): Promise<readonly Translation[]> {
  const { translations } = siteFileNames;
  if (!(await listFiles(folder, '', translations)).includes(translations)) return [];
  return (await readJsonFile(folder, translations, translationsFileSchema, problems)) ?? [];
}

/**
 * Makes pages the translations that their file says; those of pages that are not there are left
 * out.
 *
 * @returns whether anything changed
 */
export async function importTranslations(
  store: Pick<SiteStore, 'read' | 'write' | 'now'>,
  siteId: string,
  { translations }: Pick<SiteFiles, 'translations'>,
): Promise<boolean> {
  let isChanged = false;
  for (const translation of translations) {
    const { id, originalId } = translation;
    const [page, original, known] = await Promise.all([
      findEditedPage(store.read, siteId, id),
      findEditedPage(store.read, siteId, originalId),
      findTranslation(store.read, siteId, id),
    ]);
    if (!page || !original || isDeepStrictEqual(known, translation)) continue;
    await store.write((db) => saveTranslation(db, siteId, translation, store.now()));
    isChanged = true;
  }
  return isChanged;
}
