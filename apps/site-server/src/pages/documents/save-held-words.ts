import type { Database } from '../../store/database';
import { foldWords } from './fold-words';
import type { HeldWordsTable } from './held-words-table';
import { replacePageWords } from './replace-page-words';

/** Something that pages show, and the texts that they are found by. */
interface HeldTexts extends Pick<HeldWordsTable, 'held_id' | 'site_id'> {
  readonly texts: readonly string[];
}

/**
 * Stores the words of something that pages show; the published page at its address is found by them
 * at once, others once they are published anew.
 *
 * @param db the transaction that changes it
 * @param held what it is, and its texts
 * @param slug the address of its own page
 */
export async function saveHeldWords(
  db: Database,
  { texts, ...row }: HeldTexts,
  slug: string,
): Promise<void> {
  const words = [...new Set(foldWords(texts.join(' ')))].join(' ');
  const stored = await db
    .selectFrom('held_words')
    .select('words')
    .where('held_id', '=', row.held_id)
    .executeTakeFirst();
  if ((stored?.words ?? '') === words) return;
  await db
    .insertInto('held_words')
    .values({ ...row, words })
    .onConflict((conflict) => conflict.column('held_id').doUpdateSet({ words }))
    .execute();
  const page = await db
    .selectFrom('page')
    .select(['id', 'site_id', 'page_type', 'published_version_id'])
    .where('site_id', '=', row.site_id)
    .where('slug', '=', slug)
    .where('published_version_id', 'is not', null)
    .executeTakeFirst();
  if (page) await replacePageWords(db, page);
}
