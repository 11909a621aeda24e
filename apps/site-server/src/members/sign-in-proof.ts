import { hashToken } from '../http/hash-token';
import type { Member } from './members';

/**
 * Tells what a member signs in by, their address and their password, from what it was before,
 * without telling it: what a link of a mail holds.
 *
 * @param member undefined for an address without an account
 */
export function signInProof(member: Pick<Member, 'id' | 'email' | 'password'> | undefined): string {
  const { id = '', email = '', password = '' } = member ?? {};
  return hashToken(`${id} ${email} ${password}`).slice(0, 32);
}
