import type { Seal } from '../signing/seal';
import type { Database } from '../store/database';
import { fromBase32 } from './base32';
import { endRecoveryCodes, looksLikeRecoveryCode, spendRecoveryCode } from './recovery-codes';
import { judgeCode } from './totp-code';

/** The second factor of an account. */
export interface SecondFactor {
  /** Since when, UTC milliseconds. */
  readonly createdAt: number;
}

/** Finds the second factor of an account. */
export async function findSecondFactor(
  db: Database,
  accountId: string,
): Promise<SecondFactor | undefined> {
  const row = await db
    .selectFrom('second_factor')
    .select('created_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row && { createdAt: row.created_at };
}

/**
 * Makes all who change a second factor wait for each other, in the transaction of a write.
 *
 * @returns whether it is on
 */
export async function lockSecondFactor(db: Database, accountId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factor')
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A second factor to switch on. */
export interface NewSecondFactor {
  readonly accountId: string;
  /** Encrypted, as the page that offered it keeps it. */
  readonly sealedSecret: string;
  /** The time step of the code that confirmed it. */
  readonly step: number;
  /** UTC milliseconds. */
  readonly now: number;
}

/**
 * Switches the second factor of an account on.
 *
 * @param db the transaction of a write
 * @returns whether it was off
 */
export async function addSecondFactor(
  db: Database,
  { accountId, sealedSecret, step, now }: NewSecondFactor,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('second_factor')
    .values({
      account_id: accountId,
      sealed_secret: sealedSecret,
      last_step: step,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/**
 * Switches the second factor of an account off, with its recovery codes.
 *
 * @param db the transaction of a write
 * @returns whether it was on
 */
export async function removeSecondFactor(db: Database, accountId: string): Promise<boolean> {
  await endRecoveryCodes(db, accountId);
  const { numDeletedRows } = await db
    .deleteFrom('second_factor')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Why a code was not taken; rooms have the words. */
export type CodeFault = 'codeWrong' | 'codeUsed' | 'codeOfAnotherTime' | 'recoveryCodeWrong';

/** What became of a code. */
export type SpentCode = { readonly with: 'app' | 'recovery code' } | { readonly fault: CodeFault };

/**
 * Spends a code, of the app or one to recover: of two who spend it at once, one gets it.
 *
 * @param db the transaction of a write
 * @param seal opens the secret
 * @param spent whose code, as it was entered, and when
 */
export async function spendCode(
  db: Database,
  seal: Seal,
  { accountId, entered, now }: { accountId: string; entered: string; now: number },
): Promise<SpentCode> {
  if (looksLikeRecoveryCode(entered))
    return (await spendRecoveryCode(db, accountId, entered))
      ? { with: 'recovery code' }
      : { fault: 'recoveryCodeWrong' };
  const row = await db
    .selectFrom('second_factor')
    .select('sealed_secret')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const secret = row && seal.open(row.sealed_secret);
  if (secret === undefined) return { fault: 'codeWrong' };
  const verdict = judgeCode(fromBase32(secret), readDigits(entered), now);
  if (verdict.is === 'past') return { fault: 'codeOfAnotherTime' };
  // Nobody who guesses hears that a code is going to be right: they would come back with it.
  if (verdict.is !== 'right') return { fault: 'codeWrong' };
  const { numUpdatedRows } = await db
    .updateTable('second_factor')
    .set({ last_step: verdict.step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', verdict.step)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? { with: 'app' } : { fault: 'codeUsed' };
}

/** Reads a code as apps show it, `123 456`. */
export function readDigits(entered: string): string {
  return entered.replaceAll(/[\s-]/g, '');
}
