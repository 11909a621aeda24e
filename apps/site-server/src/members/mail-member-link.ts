import type { EndpointRequest } from '../http/endpoint';
import { composeMail } from '../mail/compose-mail';
import { createMail } from '../mail/create-mail';
import { enqueueMail } from '../mail/mails';
import { pageLanguage } from '../sites/page-language';
import { serverTexts } from '../sites/server-texts';
import { siteOrigin } from '../sites/site-origin';
import type { Site } from '../sites/site-settings';
import type { Database } from '../store/database';
import { memberLinkLifetimes, memberLinkPath, type MemberLink } from './create-member-links';
import { memberLanguage } from './member-language';
import { memberSearch } from './member-search';
import { memberMailOnce } from './member-mail-once';
import type { MemberServices } from './member-services';
import { memberTexts, type MemberCode } from './member-texts';

/** A link of a mail: its words, what it lets its holder do, and for how long. */
export interface MailedLink {
  readonly text: MemberCode;
  readonly grant: MemberLink;
  readonly lifetime: keyof typeof memberLinkLifetimes;
}

/** What a mail of members says, and where its link leads. */
export interface MemberMail {
  readonly to: string;
  readonly subject: MemberCode;
  readonly text: MemberCode;
  /** The new address, where the text names one. @default none */
  readonly email?: string;
  /** @default no link */
  readonly link?: MailedLink;
  /** What is said to somebody who did not expect it. @default 'memberIgnore' */
  readonly ignore?: MemberCode;
  /** What it is about: of each such mail an address gets one in five minutes. */
  readonly about: string;
  /** Whether it is sent: composing takes as long where it is not. @default true */
  readonly isSent?: boolean;
}

/**
 * Writes a mail of members into the outbox, in the language of the page that asked for it.
 *
 * @param services the store, what signs its link, and the address of the server
 * @param at who asked
 * @param mail what it says
 * @param db the transaction of a write
 */
export async function mailMemberLink(
  { store, baseUrl, memberLinks }: Pick<MemberServices, 'store' | 'baseUrl' | 'memberLinks'>,
  { request, site }: { request: EndpointRequest; site: Site },
  { to, subject, text, email, link, ignore = 'memberIgnore', about, isSent = true }: MemberMail,
  db: Database,
): Promise<void> {
  const now = store.now();
  const language = await memberLanguage(db, site, request);
  const texts = serverTexts(memberTexts, site.settings, language);
  const { title } = pageLanguage(site.settings, { language }).headerFooter.header;
  const named = { site: title || texts.say('memberSite'), ...(email !== undefined && { email }) };
  const hrefOf = ({ grant, lifetime }: MailedLink) =>
    siteOrigin(request, site, baseUrl) +
    memberLinkPath(
      memberLinks.sign({
        link: grant,
        about,
        askedAt: now,
        lifetime: memberLinkLifetimes[lifetime],
      }),
    ) +
    memberSearch(site, language, request);
  const mail = composeMail(to, texts, {
    subject: texts.say(subject, named),
    lines: [
      texts.say(text, named),
      ...(link ? [{ text: texts.say(link.text), href: hrefOf(link) }, texts.say(ignore)] : []),
    ],
  });
  const once = memberMailOnce({ siteId: site.id, email: to, about, askedAt: now });
  const { createId } = store;
  const outgoing = createMail(site, { ...mail, kind: 'member', once }, { now, createId });
  if (isSent) await enqueueMail(db, outgoing);
}
