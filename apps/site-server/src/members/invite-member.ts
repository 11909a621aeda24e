import type { EndpointRequest } from '../http/endpoint';
import type { Site } from '../sites/site-settings';
import type { Database } from '../store/database';
import { mailMemberLink } from './mail-member-link';
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
  const sentAt = services.store.now();
  const grant = { use: 'join', siteId: site.id, email, name, sentAt } as const;
  await mailMemberLink(
    services,
    { request, site },
    {
      to: email,
      subject: 'memberJoinSubject',
      text: 'memberInviteMail',
      link: { text: 'memberJoinLink', grant, lifetime: 'invite' },
      ignore: 'memberInviteIgnore',
      about: 'invite',
    },
    db,
  );
  return true;
}
