import { sql, type QueryExecutorProvider } from 'kysely';

/**
 * Each index of SQLite holds what its list is searched by just as the search compares it: what is
 * computed for every row anew takes as long as reading all of them.
 */
const indexes: readonly (readonly [before: string | undefined, index: string, on: string])[] = [
  ['shop_order_listed', 'shop_order_listed', 'shop_order (site_id, number, lower(email))'],
  [
    'member_listed',
    'member_listed',
    `member (site_id, created_at, id, email_key || '\n' || name_key)`,
  ],
  [undefined, 'redirect_listed', 'redirect (site_id, path, lower(path), lower(target), page_id)'],
  [undefined, 'account_listed', 'account (site_id, created_at, id, search_text)'],
];

/** Makes the searches of orders, members, redirects and people read no row on SQLite. */
export async function searchIndexes(
  db: QueryExecutorProvider,
  kind: 'sqlite' | 'postgres',
): Promise<void> {
  if (kind === 'postgres') return;
  for (const [before, index, on] of indexes) {
    if (before !== undefined) await sql.raw(`drop index ${before}`).execute(db);
    await sql.raw(`create index ${index} on ${on}`).execute(db);
  }
}
