import type { Account } from '../../accounts/accounts';
import { writeAudit } from '../../audit/write-audit';
import type { EndpointRequest } from '../../http/endpoint';
import type { ListedMember } from '../../members/list-members';
import { mailMemberLink } from '../../members/mail-member-link';
import { removeMember } from '../../members/remove-member';
import type { Site } from '../../sites/site-settings';
import type { MemberListServices } from './define-member-action';

/**
 * Removes members with all their sessions and their carts, writes each into the log and mails them.
 * Whoever has left meanwhile is passed over.
 *
 * @param services the store and the outbox
 * @param facts of which site, asked for by whom
 * @param members who
 */
export async function removeMembers(
  services: MemberListServices,
  { request, site, by }: { request: EndpointRequest; site: Site; by: Account },
  members: readonly ListedMember[],
): Promise<void> {
  const { store, outbox } = services;
  await store.write(async (db) => {
    for (const { id, name, email } of members) {
      if (!(await removeMember(db, site, id, store.now()))) continue;
      const subject = `${name} (${email})`;
      await writeAudit(db, store, { act: 'memberRemoved', by, subject, request });
      await mailMemberLink(
        services,
        { request, site },
        {
          to: email,
          subject: 'memberLeftSubject',
          text: 'memberRemovedMail',
          about: `removed ${id}`,
        },
        db,
      );
    }
  });
  outbox.wake();
}
