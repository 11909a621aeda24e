import { pageTypes } from '@frontage/site-model';
import type { Database } from '../../store/database';
import { parseJson } from '../../store/json-text';
import { documentTexts } from './document-texts';
import { findHeldWords } from './find-held-words';
import { foldWords, titleMark, wordsColumn } from './fold-words';
import type { PageTable, PageVersionTable } from './page-table';
import { joinTexts, plainTexts } from './plain-texts';

/** PostgreSQL indexes less than a mebibyte of one page; words beyond that find nothing. */
const mostBytes = 1_000_000;

/**
 * Stores the search words of a page's published version, and those of the products it is about.
 *
 * @param db the transaction that publishes the page
 * @param page the page in its new state; one without a published version is not found, nor is one
 *   of a type that is no place to go to
 */
export async function replacePageWords(
  db: Database,
  page: Pick<PageTable, 'id' | 'site_id' | 'page_type' | 'published_version_id'>,
): Promise<void> {
  if (page.published_version_id === null || !isWorthFinding(page.page_type)) {
    await db.deleteFrom('page_words').where('page_id', '=', page.id).execute();
    return;
  }
  const version = await db
    .selectFrom('page_version')
    .select(['title', 'description', 'document', 'plain_text'])
    .where('id', '=', page.published_version_id)
    .executeTakeFirstOrThrow();
  const document = parseJson(version.document);
  const texts = documentTexts(document);
  const heldWords = await findHeldWords(db, page.site_id, document);
  const columns = { ...wordColumns(version, texts, heldWords), renewed: 1 };
  await db
    .insertInto('page_words')
    .values({ page_id: page.id, site_id: page.site_id, ...columns })
    .onConflict((conflict) => conflict.column('page_id').doUpdateSet(columns))
    .execute();
  // A version that an earlier program made tells what that one told.
  const plainText = joinTexts([...plainTexts(version.description), ...texts]);
  if (plainText === version.plain_text) return;
  await db
    .updateTable('page_version')
    .set({ plain_text: plainText })
    .where('id', '=', page.published_version_id)
    .execute();
}

/**
 * Not-found, error, search, lock screen and similar pages are not worth finding, nor are a cart, a
 * checkout or an order [2.16].
 */
function isWorthFinding(pageType: number): boolean {
  return pageType < 100 || pageType === pageTypes.codes.donate || pageType >= 300;
}

function wordColumns(
  { title, description }: Pick<PageVersionTable, 'title' | 'description'>,
  texts: readonly string[],
  heldWords: readonly string[],
) {
  const titleWords = foldWords(title);
  return {
    title_words: wordsColumn(titleWords),
    words: wordsColumn(
      eachOnce([
        ...titleWords,
        ...titleWords.map((word) => titleMark + word),
        ...foldWords(description),
        ...foldWords(texts.join(' ')),
        ...heldWords,
      ]),
    ),
  };
}

function eachOnce(words: readonly string[]): string[] {
  let bytes = 0;
  return [...new Set(words)].filter((word) => (bytes += Buffer.byteLength(word)) <= mostBytes);
}
