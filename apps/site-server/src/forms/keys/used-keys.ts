import type { Database } from '../../store/database';
import { prepareQuery, prepareRowQuery, type QueryParam } from '../../store/prepare-query';
import { keyLifetime } from './submission-keys';

/** A submission key [7.01] that was used, with the answer for repeats. */
interface FormKeyTable {
  key: string;
  site_id: string;
  form_id: string;
  created_at: number;
  expires_at: number;
  body_hash: string;
  answer: string;
}

declare module '../../store/database' {
  interface StoreTables {
    form_key: FormKeyTable;
  }
}

/** How long a used key stores its answer for repeats after it has expired, in milliseconds. */
export const answerLifetime = 7 * keyLifetime;

/** What was stored with a key, and the answer that every repeat gets. */
export interface UsedKey {
  formId: string;
  bodyHash: string;
  answer: string;
}

/**
 * Finds what was stored with a key.
 *
 * @param db the reading side or a transaction
 * @param siteId the site that issued it
 * @param key the key
 * @returns nothing if nobody has used it
 */
export async function findUsedKey(
  db: Database,
  siteId: string,
  key: string,
): Promise<UsedKey | undefined> {
  const row = await selectKey(db, { siteId, key });
  return row && { formId: row.form_id, bodyHash: row.body_hash, answer: row.answer };
}

/**
 * Stores that a key was used. Of several attempts at one moment, also on several machines, one
 * succeeds.
 *
 * @param db the transaction that stores the submission
 * @param submission what is stored with the key
 * @param use its values, as a hash, and the answer
 * @returns whether nobody had used it
 */
export async function insertUsedKey(
  db: Database,
  { siteId, formId, key }: { siteId: string; formId: string; key: string },
  use: { bodyHash: string; answer: string; createdAt: number; expiresAt: number },
): Promise<boolean> {
  const { affected } = await insertKey(db, {
    key,
    site_id: siteId,
    form_id: formId,
    created_at: use.createdAt,
    expires_at: use.expiresAt,
    body_hash: use.bodyHash,
    answer: use.answer,
  });
  return affected === 1;
}

const selectKey = prepareRowQuery((db, param: QueryParam<{ siteId: string; key: string }>) =>
  db
    .selectFrom('form_key')
    .select(['form_id', 'body_hash', 'answer'])
    .where('key', '=', param('key'))
    .where('site_id', '=', param('siteId')),
);

const insertKey = prepareQuery((db, param: QueryParam<FormKeyTable>) =>
  db
    .insertInto('form_key')
    .values({
      key: param('key'),
      site_id: param('site_id'),
      form_id: param('form_id'),
      created_at: param('created_at'),
      expires_at: param('expires_at'),
      body_hash: param('body_hash'),
      answer: param('answer'),
    })
    .onConflict((conflict) => conflict.column('key').doNothing()),
);

/**
 * Deletes some keys that nobody can send again.
 *
 * @param db the transaction of a write
 * @param now UTC milliseconds
 * @param most how many
 * @returns how many were deleted
 */
export async function deleteStaleUsedKeys(
  db: Database,
  now: number,
  most: number,
): Promise<number> {
  const stale = db
    .selectFrom('form_key')
    .select('key')
    .where('expires_at', '<', now - answerLifetime)
    .limit(most);
  const { numDeletedRows } = await db
    .deleteFrom('form_key')
    .where('key', 'in', stale)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
