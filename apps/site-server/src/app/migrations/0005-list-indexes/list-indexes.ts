import { sql, type QueryExecutorProvider } from 'kysely';

/** Each index of SQLite in place of one that began alike: it has what its list searches by, too. */
const indexes: readonly (readonly [before: string | undefined, index: string, on: string])[] = [
  ['submission_site', 'submission_listed', 'submission (site_id, created_at, id, search_text)'],
  [
    'product_newest',
    'product_listed',
    'product (site_id, created_at, id, deleted_at, search_text)',
  ],
  ['member_newest', 'member_listed', 'member (site_id, created_at, id, email_key, name_key)'],
  ['asset_site', 'asset_listed', 'asset (site_id, created_at, id, search_text)'],
  ['review_newest', 'review_newest_words', 'review (site_id, created_at, id, search_text)'],
  ['review_listed', 'review_state_words', 'review (site_id, state, created_at, id, search_text)'],
  ['coupon_newest', 'coupon_listed', 'coupon (site_id, created_at, id, code_key)'],
  [
    'gift_card_newest',
    'gift_card_listed',
    'gift_card (site_id, created_at, id, last_four, order_id)',
  ],
  [
    'restock_notice_newest',
    'restock_notice_listed',
    'restock_notice (site_id, created_at, id, email_key)',
  ],
  ['subscription_newest', 'subscription_listed', 'subscription (site_id, created_at, id, email)'],
  [undefined, 'shop_order_listed', 'shop_order (site_id, number, email)'],
  [undefined, 'page_listed', 'page (site_id, slug, deleted_at, search_text)'],
];

/**
 * Lets SQLite search the lists of the area within an index: the rows themselves, with their whole
 * documents, are ten times as much to read. PostgreSQL keeps long texts apart from their rows, and
 * refuses them in an index.
 */
export async function listIndexes(
  db: QueryExecutorProvider,
  kind: 'sqlite' | 'postgres',
): Promise<void> {
  if (kind === 'postgres') return;
  for (const [before, index, on] of indexes) {
    if (before !== undefined) await sql.raw(`drop index ${before}`).execute(db);
    await sql.raw(`create index ${index} on ${on}`).execute(db);
  }
}
