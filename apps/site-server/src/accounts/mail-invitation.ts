import type { EndpointRequest } from '../http/endpoint';
import { composeMail } from '../mail/compose-mail';
import { createMail } from '../mail/create-mail';
import { enqueueMail, withdrawMail } from '../mail/mails';
import { siteOrigin } from '../sites/site-origin';
import type { Site } from '../sites/site-settings';
import type { Database } from '../store/database';
import type { Store } from '../store/store';
import { englishTexts } from '../texts/server-texts';
import { namedSite } from './account-manner';
import { accountTexts } from './account-texts';
import type { Account } from './accounts';
import {
  findInvitationTo,
  invitationLifetime,
  invitationPath,
  saveInvitation,
  type Invitation,
} from './invitations';

/** What a mail of an invitation is made from. */
export interface InvitationMailFacts {
  readonly store: Pick<Store, 'now' | 'createId'>;
  /** Leads to the address of the site. */
  readonly request: Pick<EndpointRequest, 'host' | 'secure'>;
  readonly site: Site;
  readonly baseUrl: string | undefined;
}

/**
 * Stores an invitation under a new link and mails it; one that the address has already ends. The
 * link works for seven days.
 *
 * @param db the transaction of a write
 * @param facts where the link leads
 * @param invited by whom, whom, and what for
 */
export async function mailInvitation(
  db: Database,
  { store, request, site, baseUrl }: InvitationMailFacts,
  { by, id, email, roles }: { by: Account } & Pick<Invitation, 'id' | 'email' | 'roles'>,
): Promise<void> {
  const earlier = await findInvitationTo(db, site.id, email);
  if (earlier) await withdrawMail(db, onceOf(earlier.mailId));
  const now = store.now();
  const times = { sentAt: now, expiresAt: now + invitationLifetime };
  const mailId = store.createId();
  const whom = { id, email, roles, siteId: site.id, invitedBy: by.id, mailId, ...times };
  const token = await saveInvitation(db, whom);
  const texts = englishTexts(accountTexts);
  const said = { site: namedSite(site), name: by.name };
  const mail = composeMail(email, texts, {
    subject: texts.say('inviteSubject', said),
    lines: [
      texts.say('inviteMail', said),
      {
        text: texts.say('inviteLink'),
        href: siteOrigin(request, site, baseUrl) + invitationPath(token),
      },
      texts.say('inviteIgnore'),
    ],
  });
  const clock = { now, createId: () => mailId };
  const once = onceOf(mailId);
  await enqueueMail(db, createMail(site, { ...mail, kind: 'account', once }, clock));
}

/**
 * Takes the mail of an invitation back, if it has not gone out.
 *
 * @param db the transaction of a write that ends the invitation
 * @param invitation whose mail
 */
export function withdrawInvitationMail(
  db: Database,
  { mailId }: Pick<Invitation, 'mailId'>,
): Promise<void> {
  return withdrawMail(db, onceOf(mailId));
}

const onceOf = (mailId: string) => `invitation ${mailId}`;
