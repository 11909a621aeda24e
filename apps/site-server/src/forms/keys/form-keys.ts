import type { Database } from '../../store/database';

/** A submission key [7.01]; once used it stores the answer for repeats. */
interface FormKeyTable {
  key: string;
  site_id: string;
  form_id: string | null;
  created_at: number;
  expires_at: number;
  body_hash: string | null;
  answer: string | null;
}

declare module '../../store/database' {
  interface StoreTables {
    form_key: FormKeyTable;
  }
}

/** How long an unused key is valid, in milliseconds. */
export const keyLifetime = 24 * 60 * 60 * 1000;

/** How long a used key stores its answer for repeats, in milliseconds. */
export const answerLifetime = 7 * keyLifetime;

/** A submission key as stored. */
export interface FormKey {
  key: string;
  formId: string | undefined;
  /** UTC milliseconds. */
  createdAt: number;
  expiresAt: number;
  /** What it stored and the answer, once it is used. */
  used: { bodyHash: string; answer: string } | undefined;
}

/**
 * Stores a new key [7.01].
 *
 * @param db the transaction of a write
 * @param key the key and what it is bound to
 * @param now UTC milliseconds
 */
export async function insertKey(
  db: Database,
  key: { key: string; siteId: string; formId: string | undefined },
  now: number,
): Promise<void> {
  await db
    .insertInto('form_key')
    .values({
      key: key.key,
      site_id: key.siteId,
      form_id: key.formId ?? null,
      created_at: now,
      expires_at: now + keyLifetime,
      body_hash: null,
      answer: null,
    })
    .execute();
}

/**
 * Deletes some keys that nobody can send again.
 *
 * @param db the transaction of a write
 * @param now UTC milliseconds
 * @param most how many
 * @returns how many were deleted
 */
export async function deleteStaleKeys(db: Database, now: number, most: number): Promise<number> {
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

/**
 * Finds a key of a site.
 *
 * @param db the reading side or a transaction
 * @param siteId the site that issued it
 * @param key the key
 */
export async function findKey(
  db: Database,
  siteId: string,
  key: string,
): Promise<FormKey | undefined> {
  const row = await db
    .selectFrom('form_key')
    .selectAll()
    .where('key', '=', key)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { body_hash: bodyHash, answer } = row;
  return {
    key: row.key,
    formId: row.form_id ?? undefined,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    used: bodyHash === null || answer === null ? undefined : { bodyHash, answer },
  };
}

/**
 * Whether a key is still valid for a submission.
 *
 * @param key the key
 * @param formId the form of the submission
 * @param now UTC milliseconds
 */
export function isUsable(
  { formId: bound = '', used, expiresAt }: FormKey,
  formId: string,
  now: number,
): boolean {
  return !used && expiresAt >= now && (bound === '' || bound === formId);
}

/**
 * Marks a key as used, with the answer that every repeat gets. Of several attempts at one moment,
 * also on several machines, one succeeds.
 *
 * @param db the transaction that stores the submission
 * @param submission what is stored with the key
 * @param use its values, as a hash, and the answer
 * @returns whether the key could be used, see `isUsable`
 */
export async function useKey(
  db: Database,
  submission: { siteId: string; formId: string; key: string; createdAt: number },
  use: { bodyHash: string; answer: string },
): Promise<boolean> {
  const { siteId, formId, key, createdAt } = submission;
  const { numUpdatedRows } = await db
    .updateTable('form_key')
    .set({ form_id: formId, body_hash: use.bodyHash, answer: use.answer })
    .where('key', '=', key)
    .where('site_id', '=', siteId)
    .where('body_hash', 'is', null)
    .where('expires_at', '>=', createdAt)
    .where((eb) => eb.or([eb('form_id', 'is', null), eb('form_id', '=', formId)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
