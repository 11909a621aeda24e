import { readPageDocument, type PageDocument } from '@frontage/site-model';
import type { Database } from '../../store/database';
import { parseJson } from '../../store/json-text';

/** Finds the content that visitors see of a page; undefined for a page that they do not see. */
export async function findPublishedDocument(
  db: Database,
  pageId: string,
): Promise<PageDocument | undefined> {
  const row = await db
    .selectFrom('page')
    .innerJoin('page_version', 'page_version.id', 'page.published_version_id')
    .select('page_version.document')
    .where('page.id', '=', pageId)
    .executeTakeFirst();
  return row && readPageDocument(parseJson(row.document)).document;
}
