import { composeMail } from '../mail/compose-mail';
import { createMail } from '../mail/create-mail';
import { enqueueMail } from '../mail/mails';
import type { Site } from '../sites/site-settings';
import type { Database } from '../store/database';
import type { Store } from '../store/store';
import { englishTexts } from '../texts/server-texts';
import { namedSite } from './account-manner';
import { accountTexts } from './account-texts';
import type { Account } from './accounts';

const texts = englishTexts(accountTexts);

/** What changed about the ways into an account. */
export type WayIn = 'factorOn' | 'factorOff' | 'passkeyAdded';

/**
 * Tells somebody that the ways into their account changed: it may not have been them.
 *
 * @param db the transaction of the change
 * @param store gives time and id
 * @param changed whose, what, and of a passkey its name
 */
export function mailWayIn(
  db: Database,
  { now, createId }: Pick<Store, 'now' | 'createId'>,
  {
    site,
    account,
    way,
    name = '',
  }: { site: Site; account: Pick<Account, 'email'>; way: WayIn; name?: string },
): Promise<void> {
  const said = { site: namedSite(site), name };
  const mail = composeMail(account.email, texts, {
    subject: texts.say(`${way}Subject`, said),
    lines: [texts.say(`${way}Mail`, said), texts.say('factorHelp')],
  });
  const clock = { now: now(), createId };
  return enqueueMail(db, createMail(site, { ...mail, kind: 'account' }, clock));
}
