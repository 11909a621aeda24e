import { writeAudit } from '../audit/write-audit';
import type { EndpointRequest } from '../http/endpoint';
import { composeMail } from '../mail/compose-mail';
import { createMail } from '../mail/create-mail';
import { enqueueMail } from '../mail/mails';
import { siteOrigin } from '../sites/site-origin';
import type { Site } from '../sites/site-settings';
import type { Database } from '../store/database';
import type { Store } from '../store/store';
import { englishTexts } from '../texts/server-texts';
import {
  accountAddressLinkPath,
  addressLinkLifetime,
  accountLinkOnce,
  makeAccountLink,
} from './account-links';
import { namedSite } from './account-manner';
import type { AccountServices } from './account-services';
import { accountTexts } from './account-texts';
import { findAccount, type Account } from './accounts';

const texts = englishTexts(accountTexts);

/**
 * Mails a link to the new address of an account: until it is opened there, the old one stays. For
 * an address that somebody else has, nothing is sent, and the answer is the same.
 *
 * @param services the store, and the address of the server
 * @param asked who asked, and for which address
 */
export async function mailNewAddress(
  { store, baseUrl }: Pick<AccountServices, 'store' | 'baseUrl'>,
  {
    request,
    site,
    account,
    email,
  }: { request: EndpointRequest; site: Site; account: Account; email: string },
): Promise<void> {
  const now = store.now();
  await store.write(async (db) => {
    const { id: accountId, siteId } = account;
    const link = { siteId, kind: 'address', accountId, email } as const;
    const times = { now, expiresAt: now + addressLinkLifetime };
    const token = await makeAccountLink(db, link, times);
    await writeAudit(db, store, { act: 'emailAsked', by: account, subject: email, request });
    if (await findAccount(db, siteId, email)) return;
    const href = siteOrigin(request, site, baseUrl) + accountAddressLinkPath(token);
    const said = { site: namedSite(site), email };
    const mail = composeMail(email, texts, {
      subject: texts.say('addressSubject', said),
      lines: [
        texts.say('addressMail', said),
        { text: texts.say('addressLink'), href },
        texts.say('resetIgnore'),
      ],
    });
    const clock = { now, createId: store.createId };
    const once = accountLinkOnce(link, account.email, now);
    await enqueueMail(db, createMail(site, { ...mail, kind: 'account', once }, clock));
  });
}

/**
 * Tells the old address of an account that it has another one now.
 *
 * @param db the transaction of the change
 * @param store gives time and id
 * @param changed the account as it was, and its new address
 */
export function mailOldAddress(
  db: Database,
  { now, createId }: Pick<Store, 'now' | 'createId'>,
  { site, account, email }: { site: Site; account: Account; email: string },
): Promise<void> {
  const said = { site: namedSite(site), email };
  const mail = composeMail(account.email, texts, {
    subject: texts.say('addressChangedSubject', said),
    lines: [texts.say('addressChangedMail', said), texts.say('addressChangedHelp')],
  });
  const clock = { now: now(), createId };
  return enqueueMail(db, createMail(site, { ...mail, kind: 'account' }, clock));
}
