import { hashToken } from '../http/hash-token';
import type { Member } from './members';

/**
 * Tells the password of a member from the one before it, without telling it: what a link of a mail
 * holds.
 *
 * @param member undefined for an address without an account
 */
export function passwordProof(member: Pick<Member, 'id' | 'password'> | undefined): string {
  return hashToken(`${member?.id ?? ''} ${member?.password ?? ''}`).slice(0, 32);
}
