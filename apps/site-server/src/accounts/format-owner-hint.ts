import { ownerHintCookie } from '@frontage/site-api';
import { isOnlyViewer } from '@frontage/site-model/enums';
import type { Account } from './accounts';

/**
 * Formats the cookie that tells pages, which are the same for everybody, of somebody who is signed
 * in to the area. It is no secret and opens nothing.
 *
 * @param account who is signed in; undefined for nobody any more
 */
export function formatOwnerHint(account: Pick<Account, 'roles'> | undefined): string {
  const cookie = (hint: string) => `${ownerHintCookie}=${hint}; Path=/; SameSite=Lax`;
  if (!account) return `${cookie('')}; Max-Age=0`;
  return cookie(isOnlyViewer(account.roles) ? 'viewer' : '1');
}
