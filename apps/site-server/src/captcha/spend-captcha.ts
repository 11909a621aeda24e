import type { Database } from '../store/database';

/** A captcha's challenge that a submission was stored with; it counts once. */
interface SpentCaptchaTable {
  signature: string;
  site_id: string;
  /** UTC milliseconds; from then on nobody could use it anyway. */
  expires_at: number;
}

declare module '../store/database' {
  interface StoreTables {
    spent_captcha: SpentCaptchaTable;
  }
}

/** How many old entries one new one sweeps: more than one, so that they become fewer. */
const swept = 10;

/** How long an entry outlives its challenge, in milliseconds: clocks of several machines differ. */
const spareTime = 60 * 60 * 1000;

/**
 * Marks a challenge as used, and forgets some that nobody could use any more.
 *
 * @param db the transaction that stores the submission
 * @param spent the challenge by its signature, and until when it would have been good (UTC
 *   milliseconds)
 * @param now UTC milliseconds
 * @returns whether it was used for the first time
 */
export async function spendCaptcha(
  db: Database,
  spent: { signature: string; siteId: string; expiresAt: number },
  now: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('spent_captcha')
    .values({ signature: spent.signature, site_id: spent.siteId, expires_at: spent.expiresAt })
    .onConflict((conflict) => conflict.column('signature').doNothing())
    .executeTakeFirst();
  const stale = db
    .selectFrom('spent_captcha')
    .select('signature')
    .where('expires_at', '<', now - spareTime)
    .limit(swept);
  await db.deleteFrom('spent_captcha').where('signature', 'in', stale).execute();
  return numInsertedOrUpdatedRows === 1n;
}
