import type { Database } from '../store/database';
import type { PasskeyTable } from './passkey-table';

/** A passkey of an account. */
export interface Passkey {
  readonly id: string;
  readonly accountId: string;
  /** What the authenticator calls it, in base64url. */
  readonly credentialId: string;
  /** As SPKI. */
  readonly publicKey: Buffer;
  /** What its owner calls it. */
  readonly name: string;
  /** UTC milliseconds. */
  readonly createdAt: number;
  /** UTC milliseconds; undefined for one that was not used yet. */
  readonly usedAt: number | undefined;
}

/** The most passkeys of an account. */
export const mostPasskeys = 20;

/** Lists the passkeys of an account, the oldest first. */
export async function listPasskeys(db: Database, accountId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkey')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(mostPasskeys)
    .execute();
  return rows.map(readPasskey);
}

/** Finds a passkey by what its authenticator calls it. */
export async function findPasskey(
  db: Database,
  credentialId: string,
): Promise<Passkey | undefined> {
  const row = await db
    .selectFrom('passkey')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  return row && readPasskey(row);
}

/**
 * Stores a new passkey, in the transaction of a write.
 *
 * @returns whether nobody had it
 */
export async function addPasskey(db: Database, passkey: Omit<Passkey, 'usedAt'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passkey')
    .values({
      id: passkey.id,
      account_id: passkey.accountId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey.toString('base64url'),
      counter: 0,
      name: passkey.name,
      created_at: passkey.createdAt,
      used_at: null,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/**
 * Notes that a passkey was used, in the transaction of a write. One that counts its uses never goes
 * back: somebody would have copied it.
 *
 * @returns whether it may be used
 */
export async function notePasskey(
  db: Database,
  id: string,
  { counter, now }: { counter: number; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ counter, used_at: now })
    .where('id', '=', id)
    .where((eb) => (counter === 0 ? eb('counter', '=', 0) : eb('counter', '<', counter)))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Renames a passkey of an account, in the transaction of a write; answers whether it is there. */
export async function renamePasskey(
  db: Database,
  { id, accountId }: Pick<Passkey, 'id' | 'accountId'>,
  name: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a passkey of an account, in the transaction of a write; answers whether it was there. */
export async function removePasskey(
  db: Database,
  { id, accountId }: Pick<Passkey, 'id' | 'accountId'>,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes all passkeys of an account, in the transaction of a write. */
export async function removePasskeys(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom('passkey').where('account_id', '=', accountId).execute();
}

function readPasskey(row: PasskeyTable): Passkey {
  return {
    id: row.id,
    accountId: row.account_id,
    credentialId: row.credential_id,
    publicKey: Buffer.from(row.public_key, 'base64url'),
    name: row.name,
    createdAt: row.created_at,
    usedAt: row.used_at ?? undefined,
  };
}
