import { findSentTime } from '../mail/find-sent-time';
import type { Database } from '../store/database';
import type { MailedMemberLink } from './create-member-links';
import { memberMailOnce } from './member-mail-once';

/**
 * Whether the time of a link is not over. Where its mail was late, it begins when that went out.
 *
 * @param db the reading side or a transaction
 * @param mailed the link
 * @param now UTC milliseconds
 */
export async function isMemberLinkOpen(
  db: Database,
  { link: { siteId, email }, about, askedAt, lifetime }: MailedMemberLink,
  now: number,
): Promise<boolean> {
  if (now < askedAt + lifetime) return true;
  const sentAt = await findSentTime(db, memberMailOnce({ siteId, email, about, askedAt }));
  return sentAt !== undefined && now < sentAt + lifetime;
}
