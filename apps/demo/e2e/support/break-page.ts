import { openDatabase } from './open-database';

/**
 * Adds a published page with an unreadable document to the database, as if its file were damaged.
 *
 * @param slug a new address
 */
export function addBrokenPage(slug: string): void {
  const database = openDatabase();
  try {
    // The server may be writing.
    database.prepare('pragma busy_timeout = 5000').all();
    const id = (kind: string): string => `broken-${kind}-${slug}`;
    database
      .prepare(
        `insert into page (id, site_id, slug, page_type, collection_id, draft_version_id, published_version_id, created_at, updated_at)
             select ?, site_id, ?, page_type, collection_id, ?, ?, created_at, updated_at from page where slug = 'about'`,
      )
      .run(id('page'), slug, id('version'), id('version'));
    database
      .prepare(
        `insert into page_version (id, site_id, page_id, number, title, description, document, plain_text, created_at)
         select ?, site_id, id, 1, 'Broken', '', '{', '', created_at from page where id = ?`,
      )
      .run(id('version'), id('page'));
  } finally {
    database.close();
  }
}
