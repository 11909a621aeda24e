import { endSessions } from '../sign-in/sessions';
import { findCartById, replaceCart } from '../shop/cart/carts';
import { emptyCart } from '../shop/cart/empty-cart';
import type { Site } from '../sites/site-settings';
import type { Database } from '../store/database';
import { spendJoinLinks } from './join-links';
import { deleteMember, findMemberById } from './members';

/**
 * Deletes a member with their sessions and what is in their cart, and ends the links by which they
 * joined, or could have. Their orders stay.
 *
 * @param db the transaction of a write
 * @param site of the member
 * @param memberId who leaves, or is removed
 * @param now UTC milliseconds
 * @returns false if they are gone already
 */
export async function removeMember(
  db: Database,
  site: Site,
  memberId: string,
  now: number,
): Promise<boolean> {
  const member = await findMemberById(db, memberId);
  if (member?.siteId !== site.id) return false;
  const { cartId } = member;
  const cart = cartId === undefined ? undefined : await findCartById(db, site.id, cartId);
  if (cart) await replaceCart(db, cart, emptyCart(site), now);
  await endSessions(db, memberId, 'all');
  await spendJoinLinks(db, member, now);
  await deleteMember(db, memberId);
  return true;
}
