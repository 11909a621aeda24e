import type { Database } from '../../store/database';
import { parseJson, toJson } from '../../store/json-text';
import type { TranslationMemory } from './page-translation';
import type { PageTranslationTable } from './page-translation-table';

/** A page that says in another language what an original says. */
export interface Translation {
  /** Of its page. */
  readonly id: string;
  readonly originalId: string;
  /** A BCP 47 tag. */
  readonly language: string;
  readonly memory: TranslationMemory;
}

/** Finds the translation that a page is. */
export async function findTranslation(
  db: Database,
  siteId: string,
  pageId: string,
): Promise<Translation | undefined> {
  const row = await rowsOf(db, siteId).where('page_id', '=', pageId).executeTakeFirst();
  return row && readTranslation(row);
}

/** Lists all translations of a site; of deleted pages as well. */
export async function listTranslations(db: Database, siteId: string): Promise<Translation[]> {
  return (await rowsOf(db, siteId).execute()).map(readTranslation);
}

/** Makes a page the translation of another one, or changes what is kept of it. */
export async function saveTranslation(
  db: Database,
  siteId: string,
  { id, originalId, language, memory }: Translation,
  now: number,
): Promise<void> {
  const kept = {
    words: toJson(memory.words),
    places: toJson(memory.places),
    blocks: toJson(memory.blocks),
  };
  await db
    .insertInto('page_translation')
    .values({
      page_id: id,
      site_id: siteId,
      original_id: originalId,
      language,
      ...kept,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('page_id').doUpdateSet(kept))
    .execute();
}

/** Forgets that a page is a translation; the page stays. */
export async function deleteTranslation(db: Database, pageId: string): Promise<void> {
  await db.deleteFrom('page_translation').where('page_id', '=', pageId).execute();
}

/** Deletes what is left of translations whose pages, or originals, are gone for good. */
export async function sweepTranslations({
  write,
}: {
  write(run: (db: Database) => Promise<void>): Promise<void>;
}): Promise<void> {
  await write(async (db) => {
    const pages = db.selectFrom('page').select('id');
    await db
      .deleteFrom('page_translation')
      .where((eb) => eb.or([eb('page_id', 'not in', pages), eb('original_id', 'not in', pages)]))
      .execute();
  });
}

function rowsOf(db: Database, siteId: string) {
  return db.selectFrom('page_translation').selectAll().where('site_id', '=', siteId);
}

function readTranslation(row: PageTranslationTable): Translation {
  return {
    id: row.page_id,
    originalId: row.original_id,
    language: row.language,
    memory: {
      words: parseJson(row.words),
      places: parseJson(row.places),
      blocks: parseJson(row.blocks),
    },
  };
}
