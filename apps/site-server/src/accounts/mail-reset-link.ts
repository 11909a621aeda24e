import { writeAudit } from '../audit/write-audit';
import type { EndpointRequest } from '../http/endpoint';
import { composeMail } from '../mail/compose-mail';
import { createMail } from '../mail/create-mail';
import { enqueueMail } from '../mail/mails';
import { siteOrigin } from '../sites/site-origin';
import type { Site } from '../sites/site-settings';
import { englishTexts } from '../texts/server-texts';
import {
  accountLinkPath,
  accountLinkOnce,
  makeAccountLink,
  resetLinkLifetime,
} from './account-links';
import { namedSite } from './account-manner';
import type { AccountServices } from './account-services';
import { accountTexts } from './account-texts';
import { findAccount } from './accounts';

/**
 * Mails a link to choose a new password. For an address without an account the same is written and
 * composed, and nothing is sent: how long it takes tells nothing either.
 *
 * @param services the store, and the address of the server
 * @param asked who asked, and for which address
 */
export async function mailResetLink(
  { store, baseUrl }: Pick<AccountServices, 'store' | 'baseUrl'>,
  { request, site, email }: { request: EndpointRequest; site: Site; email: string },
): Promise<void> {
  const now = store.now();
  const texts = englishTexts(accountTexts);
  const named = { site: namedSite(site) };
  await store.write(async (db) => {
    const account = await findAccount(db, site.id, email);
    const kind = account ? ('reset' as const) : ('nobody' as const);
    const link = { siteId: site.id, kind, accountId: account?.id };
    const token = await makeAccountLink(db, link, { now, expiresAt: now + resetLinkLifetime });
    const href = siteOrigin(request, site, baseUrl) + accountLinkPath(token);
    const mail = composeMail(account?.email ?? email, texts, {
      subject: texts.say('resetSubject', named),
      lines: [
        texts.say('resetMail', named),
        { text: texts.say('resetLink'), href },
        texts.say('resetIgnore'),
      ],
    });
    const once = accountLinkOnce(link, email, now);
    const outgoing = createMail(
      site,
      { ...mail, kind: 'account', once },
      { now, createId: store.createId },
    );
    if (account) await enqueueMail(db, outgoing);
    const by = account ?? { siteId: site.id };
    await writeAudit(db, store, { act: 'passwordAsked', by, request });
  });
}
