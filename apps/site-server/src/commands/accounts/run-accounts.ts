import { accountLinkPath, makeAccountLink, resetLinkLifetime } from '../../accounts/account-links';
import { findAccount, listAccounts } from '../../accounts/accounts';
import type { Store } from '../../store/store';
import { escapeHidden } from '../../texts/escape-hidden';
import { columns } from '../terminal/columns';
import { onlySite } from '../terminal/only-site';
import type { AccountsArguments } from './read-accounts-arguments';

/**
 * The command `accounts`: for who runs the server, where nobody gets in any more.
 *
 * @param store the store
 * @param ask what is wanted
 * @param told where it is told, and the address that visitors use, if it is known
 * @throws when there is no such site or account; the message says what to do
 */
export async function runAccounts(
  store: Store,
  ask: AccountsArguments,
  { output, baseUrl }: { output: NodeJS.WritableStream; baseUrl: string | undefined },
): Promise<void> {
  const { read, write, now } = store;
  const siteId = ask.site ?? (await onlySite(store));
  if (ask.do === 'list') {
    const rows = (await listAccounts(read, siteId)).map(({ name, email, roles }) => [
      name,
      email,
      roles.join(', '),
    ]);
    const none = 'Nobody has an account. A start of the server prints a link to make one.';
    const table = rows.length === 0 ? none : columns([['Name', 'Address', 'Roles'], ...rows]);
    return void output.write(`${escapeHidden(table)}\n`);
  }
  const account = await findAccount(read, siteId, ask.email);
  if (!account)
    throw new Error(`nobody has an account under ${ask.email}. To see them: accounts list`);
  const times = { now: now(), expiresAt: now() + resetLinkLifetime };
  const link = { siteId, kind: 'reset', accountId: account.id } as const;
  const path = accountLinkPath(await write((db) => makeAccountLink(db, link, times)));
  const address = baseUrl === undefined ? path : new URL(path, baseUrl).href;
  output.write(`To choose a new password, once and within an hour: ${address}\n`);
}
