import { hashToken } from '../http/hash-token';
import { longestDelay } from '../mail/find-sent-time';
import { emailKey } from '../sign-in/email-key';
import type { Database } from '../store/database';
import { memberLinkLifetimes } from './create-member-links';
import type { SpentJoinLinkTable } from './spent-join-link-table';

/** An address at a site. */
interface SiteAddress {
  readonly siteId: string;
  readonly email: string;
}

const addressHash = ({ siteId, email }: SiteAddress) => hashToken(`${siteId} ${emailKey(email)}`);

/**
 * Ends all links to join that an address was mailed: somebody has joined by one of them, or is a
 * member no more and does not come back by it.
 *
 * @param db the transaction of a write
 * @param address whose links
 * @param now UTC milliseconds
 */
export async function spendJoinLinks(
  db: Database,
  address: SiteAddress,
  now: number,
): Promise<void> {
  const row: SpentJoinLinkTable = {
    site_id: address.siteId,
    address_hash: addressHash(address),
    spent_at: now,
  };
  await db
    .insertInto('spent_join_link')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'address_hash']).doUpdateSet({ spent_at: now }),
    )
    .execute();
}

/**
 * Whether the links to join of an address are over that were mailed at a time.
 *
 * @param db the reading side or a transaction
 * @param links to which address they were mailed, and when, in UTC milliseconds
 */
export async function areJoinLinksSpent(
  db: Database,
  { sentAt, ...address }: SiteAddress & { readonly sentAt: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('spent_join_link')
    .select('spent_at')
    .where('site_id', '=', address.siteId)
    .where('address_hash', '=', addressHash(address))
    .executeTakeFirst();
  return row !== undefined && sentAt < row.spent_at;
}

/** Forgets of which addresses links are over that would not work any more, however late. */
export async function sweepJoinLinks(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('spent_join_link')
    .where('spent_at', '<=', now - memberLinkLifetimes.invite - longestDelay)
    .execute();
}
