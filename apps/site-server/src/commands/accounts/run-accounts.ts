import { accountLinkPath, makeAccountLink, resetLinkLifetime } from '../../accounts/account-links';
import { findAccount, listAccounts, type Account } from '../../accounts/accounts';
import { mailWayIn } from '../../accounts/mail-way-in';
import { writeAudit } from '../../audit/write-audit';
import { removeSecondFactor } from '../../second-factor/second-factor';
import { findSiteById } from '../../sites/sites';
import type { Store } from '../../store/store';
import { escapeHidden } from '../../texts/escape-hidden';
import { columns } from '../terminal/columns';
import { onlySite } from '../terminal/only-site';
import type { AccountsArguments } from './read-accounts-arguments';

/**
 * The command `accounts`: for who runs the server, where nobody gets in any more.
 *
 * @param store the store
 * @param parsed what is wanted
 * @param told where it is told, and the address that visitors use, if it is known
 * @throws when there is no such site or account; the message says what to do
 */
export async function runAccounts(
  store: Store,
  parsed: AccountsArguments,
  { output, baseUrl }: { output: NodeJS.WritableStream; baseUrl: string | undefined },
): Promise<void> {
  const { read, write, now } = store;
  const siteId = parsed.site ?? (await onlySite(store));
  if (parsed.do === 'list') {
    const rows = (await listAccounts(read, siteId)).map(({ name, email, roles }) => [
      name,
      email,
      roles.join(', '),
    ]);
    const none = 'Nobody has an account. A start of the server prints a link to make one.';
    const table = rows.length === 0 ? none : columns([['Name', 'Address', 'Roles'], ...rows]);
    return void output.write(`${escapeHidden(table)}\n`);
  }
  const account = await findAccount(read, siteId, parsed.email);
  if (!account)
    throw new Error(
      `nobody has an account under ${parsed.email}. To see them: npx frontage accounts list`,
    );
  if (parsed.do === 'forget-factor') {
    const isOff = await forgetFactor(store, account);
    const outcome = isOff ? 'is switched off' : 'was off already';
    return void output.write(`The second factor of ${account.email} ${outcome}.\n`);
  }
  const times = { now: now(), expiresAt: now() + resetLinkLifetime };
  const link = { siteId, kind: 'reset', accountId: account.id } as const;
  const path = accountLinkPath(await write((db) => makeAccountLink(db, link, times)));
  const address = baseUrl === undefined ? path : new URL(path, baseUrl).href;
  output.write(`To choose a new password, once and within an hour: ${address}\n`);
}

/** Switches the second factor of an account off, and tells its owner; answers whether it was on. */
function forgetFactor(store: Store, account: Account): Promise<boolean> {
  return store.write(async (db) => {
    const site = await findSiteById(db, account.siteId);
    if (!site || !(await removeSecondFactor(db, account.id))) return false;
    await mailWayIn(db, store, { site, account, way: 'factorOff' });
    const by = { siteId: site.id };
    const subject = `${account.name} (${account.email})`;
    const request = { address: '' };
    await writeAudit(db, store, { act: 'secondFactorTakenAway', by, subject, request });
    return true;
  });
}
