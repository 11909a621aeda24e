import type { EndpointRequest } from '../http/endpoint';
import type { Site } from '../sites/site-settings';
import type { Database } from '../store/database';
import { memberLinkLifetimes, memberLinkPath } from './create-member-links';
import { mailMemberLink } from './mail-member-link';
import { memberLanguage } from './member-language';
import { memberSearch } from './member-search';
import type { MemberServices } from './member-services';
import { findMember } from './members';

/** Who is invited. */
export interface InvitedMember {
  readonly name: string;
  readonly email: string;
}

/**
 * Mails somebody a link by which they join the site, once and within seven days, however others
 * join it. An address gets one such mail in five minutes.
 *
 * @param services the store, the links, and the address of the server
 * @param at who asked
 * @param invited who is invited
 * @param db the transaction of a write
 * @returns false if they have joined already
 */
export async function inviteMember(
  services: Pick<MemberServices, 'store' | 'baseUrl' | 'memberLinks'>,
  { request, site }: { request: EndpointRequest; site: Site },
  { name, email }: InvitedMember,
  db: Database,
): Promise<boolean> {
  if (await findMember(db, site.id, email)) return false;
  const { store, memberLinks } = services;
  const language = await memberLanguage(db, site, request);
  const expiresAt = store.now() + memberLinkLifetimes.invite;
  const token = memberLinks.sign({ use: 'join', siteId: site.id, email, name }, expiresAt);
  const path = memberLinkPath(token) + memberSearch(site, language, request);
  await mailMemberLink(
    services,
    { request, site, language },
    {
      to: email,
      subject: 'memberJoinSubject',
      text: 'memberInviteMail',
      link: { text: 'memberJoinLink', path },
      ignore: 'memberInviteIgnore',
      about: 'invite',
    },
    db,
  );
  return true;
}
