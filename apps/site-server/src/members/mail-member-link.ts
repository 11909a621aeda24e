import type { EndpointRequest } from '../http/endpoint';
import { composeMail } from '../mail/compose-mail';
import { createMail } from '../mail/create-mail';
import { enqueueMail } from '../mail/outbox';
import { pageLanguage } from '../sites/page-language';
import { serverTexts } from '../sites/server-texts';
import { siteOrigin } from '../sites/site-origin';
import type { Site } from '../sites/site-settings';
import type { Database } from '../store/database';
import type { MemberServices } from './member-services';
import { memberTexts, type MemberCode } from './member-texts';
import { emailKey } from './members';

/** How often an address is mailed a link, in milliseconds: nobody can fill a mailbox. */
const mailStep = 5 * 60 * 1000;

/** What a mail of members says, and where its link leads. */
export interface MemberMail {
  readonly to: string;
  readonly subject: MemberCode;
  readonly text: MemberCode;
  /** The new address, where the text names one. @default none */
  readonly email?: string;
  /** The words of the link, and its path. @default no link */
  readonly link?: { readonly text: MemberCode; readonly path: string };
  /** What is said to somebody who did not expect it. @default 'memberIgnore' */
  readonly ignore?: MemberCode;
  /** What it is about: of each such mail an address gets one in five minutes. */
  readonly about: string;
  /** Whether it is sent: composing takes as long where it is not. @default true */
  readonly isSent?: boolean;
}

/**
 * Writes a mail of members into the outbox.
 *
 * @param services the store, and the address of the server
 * @param at who asked, and in which language
 * @param mail what it says
 * @param db the transaction of a write
 */
export async function mailMemberLink(
  { store, baseUrl }: Pick<MemberServices, 'store' | 'baseUrl'>,
  { request, site, language }: { request: EndpointRequest; site: Site; language: string },
  { to, subject, text, email, link, ignore = 'memberIgnore', about, isSent = true }: MemberMail,
  db: Database,
): Promise<void> {
  const texts = serverTexts(memberTexts, site.settings, language);
  const { title } = pageLanguage(site.settings, { language }).headerFooter.header;
  const named = { site: title || texts.say('memberSite'), ...(email !== undefined && { email }) };
  const origin = siteOrigin(request, site, baseUrl);
  const mail = composeMail(to, texts, {
    subject: texts.say(subject, named),
    lines: [
      texts.say(text, named),
      ...(link
        ? [{ text: texts.say(link.text), href: origin + link.path }, texts.say(ignore)]
        : []),
    ],
  });
  const now = store.now();
  const once = `member ${about} ${site.id} ${emailKey(to)} ${Math.floor(now / mailStep)}`;
  const { createId } = store;
  const outgoing = createMail(site, { ...mail, kind: 'member', once }, { now, createId });
  if (isSent) await enqueueMail(db, outgoing);
}
