import { sql } from 'kysely';
import type { Store } from '../../store/store';
import { replacePageWords } from './replace-page-words';

/** So many pages are renewed in one write, so that others have their turn. */
const atOnce = 20;

/**
 * Takes the search words of pages once more that were published by an earlier version, whose rules
 * were others.
 *
 * @param store the store
 */
export async function renewPageWords({
  read,
  write,
}: Pick<Store, 'read' | 'write'>): Promise<void> {
  for (;;) {
    const old = await read
      .selectFrom('page_words')
      .innerJoin('page', 'page.id', 'page_words.page_id')
      .select(['page.id', 'page.site_id', 'page.published_version_id'])
      // As the index has it, which takes no parameter.
      .where('page_words.renewed', '=', sql.lit(0))
      .limit(atOnce)
      .execute();
    if (old.length === 0) return;
    await write(async (db) => {
      for (const { id } of old) {
        // As it is now: it may have been published meanwhile.
        const page = await db
          .selectFrom('page')
          .select(['id', 'site_id', 'page_type', 'published_version_id'])
          .where('id', '=', id)
          .executeTakeFirst();
        if (page) await replacePageWords(db, page);
      }
    });
  }
}
