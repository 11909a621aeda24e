import type { DeclaredSection } from '../area-sections';
import * as z from 'zod';
import { findContributor } from '../../accounts/find-contributor';
import { writeAudit } from '../../audit/write-audit';
import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import { isMailAddress } from '../../mail/mail';
import { inviteMember, type InvitedMember } from '../../members/invite-member';
import { enteredText } from '../../store/entered-text';
import { defineAction, who } from './define-member-action';
import { inviteMemberPage, type WrongMember } from './invite-member-page';
import { memberActions } from './member-actions';
import { memberListActions } from './member-list-actions';
import { inviteMemberPath, membersPath } from './member-query';

function judge({ name, email }: InvitedMember): WrongMember | undefined {
  if (name === '') return { status: 400, field: 'name', code: 'nameMissing' };
  return isMailAddress(email) ? undefined : { status: 400, field: 'email', code: 'emailWrong' };
}

/** Who has joined the site, and inviting somebody to. */
export const memberListRoom = {
  sections: [
    { group: 'People', path: membersPath, text: 'Members', needs: 'settings.memberAccounts' },
  ] satisfies readonly DeclaredSection[],
  actions: [
    ...memberListActions,
    defineAction({
      method: 'GET',
      url: inviteMemberPath,
      about: 'the page that invites a member',
      who,
      guard: { none: 'changes nothing' },
      find: findContributor,
      run: () => undefined,
      json: false,
      page: (_nothing, { site, found }) => inviteMemberPage(site, found, { name: '', email: '' }),
    }),
    defineAction({
      method: 'POST',
      url: inviteMemberPath,
      about:
        '`name`, `email`: mails a link that works once, for seven days, at most every five minutes; ' +
        '303 to the list, 400 with what is wrong, 409 for a member',
      who,
      guard: 'origin',
      limit: [{ rate: 'signInLimit' }],
      body: formBody(z.object({ name: enteredText(100), email: enteredText(254) })),
      find: findContributor,
      async run({ request, site, body, found: { account: by } }, services) {
        const wrong = judge(body);
        if (wrong) return wrong;
        const { store, outbox } = services;
        const isInvited = await store.write(async (db) => {
          const done = await inviteMember(services, { request, site }, body, db);
          const subject = body.email;
          if (done) await writeAudit(db, store, { act: 'memberInvited', by, subject, request });
          return done;
        });
        outbox.wake();
        return isInvited
          ? undefined
          : ({ status: 409, field: 'email', code: 'hasJoined' } as const);
      },
      json: false,
      page: (wrong, { site, body, found }) =>
        wrong
          ? inviteMemberPage(site, found, body, wrong)
          : seeOther(`${membersPath}?done=invited`),
    }),
    ...memberActions,
  ],
};
