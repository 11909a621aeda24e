import { randomInt } from 'node:crypto';
import { hashToken } from '../http/hash-token';
import type { Database } from '../store/database';

/** How many codes somebody gets at a time. */
export const recoveryCodeCount = 10;

/** Digits and letters that nobody takes for another. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** Signs of a code, written in groups of four: 80 bits, so that a hash gives none away. */
const signs = 16;

/** Makes one code, such as `7k2m-90xq-ab3d-zz41`. */
function makeRecoveryCode(): string {
  const text = Array.from({ length: signs }, () => alphabet.charAt(randomInt(alphabet.length)));
  return text.join('').replaceAll(/(.{4})(?!$)/g, '$1-');
}

/** Reads a code as people write it: in any case, with or without hyphens. */
function plainCode(entered: string): string {
  return entered
    .toLowerCase()
    .replaceAll(/[^\da-z]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
}

/** Whether somebody entered what may be a recovery code, not a code of an app. */
export function looksLikeRecoveryCode(entered: string): boolean {
  return plainCode(entered).length === signs;
}

/**
 * Gives an account new recovery codes; those before them no longer work.
 *
 * @param db the transaction of a write
 * @param accountId whose they are
 * @returns the codes, which are stored nowhere else
 */
export async function renewRecoveryCodes(
  db: Database,
  accountId: string,
): Promise<readonly string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, makeRecoveryCode);
  await endRecoveryCodes(db, accountId);
  const rows = codes.map((code) => ({
    account_id: accountId,
    code_hash: hashToken(plainCode(code)),
  }));
  await db.insertInto('recovery_code').values(rows).execute();
  return codes;
}

/**
 * Spends a recovery code.
 *
 * @param db the transaction of a write
 * @param accountId whose it is
 * @param entered as it was written
 * @returns whether it was one; of two who spend it at once, one gets it
 */
export async function spendRecoveryCode(
  db: Database,
  accountId: string,
  entered: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashToken(plainCode(entered)))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Counts the recovery codes that an account has left. */
export async function countRecoveryCodes(db: Database, accountId: string): Promise<number> {
  const rows = await db
    .selectFrom('recovery_code')
    .select('code_hash')
    .where('account_id', '=', accountId)
    .execute();
  return rows.length;
}

/** Ends all recovery codes of an account, in the transaction of a write. */
export async function endRecoveryCodes(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
}
