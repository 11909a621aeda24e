import type { Database } from '../store/database';

/** The challenge of a stored submission; it can be used once. */
interface SpentCaptchaTable {
  signature: string;
  site_id: string;
  /** UTC milliseconds; after this nobody could use it anyway. */
  expires_at: number;
}

declare module '../store/database' {
  interface StoreTables {
    spent_captcha: SpentCaptchaTable;
  }
}

/** How many old entries each new one deletes: more than one, so that the table shrinks. */
const swept = 10;

/**
 * How long an entry outlives its challenge, in milliseconds: the clocks of several machines differ.
 */
const spareTime = 60 * 60 * 1000;

/**
 * Marks a challenge as used, and deletes some expired ones.
 *
 * @param db the transaction that stores the submission
 * @param spent the signature of the challenge, and when it expires (UTC milliseconds)
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
