import * as z from 'zod';
import { writeAudit } from '../../audit/write-audit';
import { findContributor } from '../../accounts/find-contributor';
import { invite, inviteAgain, takeBackInvitation } from '../../accounts/invite';
import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import { isMailAddress } from '../../mail/mail';
import { isStorable } from '../../store/is-storable';
import { invitePage, type WrongPerson } from './invite-page';
import { defineAction, loadPeople } from './load-people';
import { peoplePage } from './people-page';
import { invitePath, peoplePath } from './people-paths';
import { personBody, type EnteredPerson } from './person-body';
import { writeRoles } from './role-texts';

const who = 'permission:settings.contributors';

function judge({ email, roles }: EnteredPerson): WrongPerson | undefined {
  if (!isMailAddress(email)) return { field: 'email', code: 'emailWrong' };
  return roles.length === 0 ? { field: 'roles', code: 'rolesMissing' } : undefined;
}

/** Inviting somebody to look after a site, again, and taking it back. */
export const inviteActions = [
  defineAction({
    method: 'GET',
    url: invitePath,
    about: 'the page that invites somebody',
    who,
    guard: { none: 'changes nothing' },
    find: findContributor,
    run: () => undefined,
    json: false,
    page: (_nothing, { site, found }) => invitePage(site, found, { email: '', roles: [] }),
  }),
  defineAction({
    method: 'POST',
    url: invitePath,
    about:
      '`email`, `role` once or several times: mails a link that works once, for seven days; 303 to ' +
      'the list, 400 with what is wrong',
    who,
    needsRecentSignIn: true,
    guard: 'origin',
    limit: [{ rate: 'signInLimit' }],
    body: personBody,
    find: findContributor,
    async run({ request, site, body, found: { account: by } }, { store, outbox, baseUrl }) {
      const wrong = judge(body);
      if (wrong) return wrong;
      const facts = { store, request, site, baseUrl };
      const code = await store.write(async (db) => {
        const refusal = await invite(db, facts, { by, ...body });
        const change = { before: '', after: writeRoles(body.roles) };
        const subject = body.email;
        if (!refusal) await writeAudit(db, store, { act: 'invited', by, subject, change, request });
        return refusal;
      });
      outbox.wake();
      return (
        code && { field: code === 'beyondYou' ? ('roles' as const) : ('email' as const), code }
      );
    },
    json: false,
    page: (wrong, { site, body, found }) =>
      wrong ? invitePage(site, found, body, wrong) : seeOther(`${peoplePath}?done=invited`),
  }),
  defineAction({
    method: 'POST',
    url: `${peoplePath}/invitations/:id`,
    about:
      '`do=again` sends an invitation once more under a new link, `do=back` takes it back; 303 to ' +
      'the list, 409 with why not',
    who,
    needsRecentSignIn: true,
    guard: 'origin',
    limit: [{ rate: 'signInLimit' }],
    body: formBody(z.object({ do: z.enum(['again', 'back']) })),
    find: findContributor,
    async run({ request, site, params, body, found: { account: by } }, services) {
      const { store, outbox, baseUrl } = services;
      const invitation = { by, id: isStorable(params.id) ? params.id : '' };
      const facts = { store, request, site, baseUrl };
      const isAgain = body.do === 'again';
      const outcome = await store.write(async (db) => {
        const done = isAgain
          ? await inviteAgain(db, facts, invitation)
          : await takeBackInvitation(db, invitation);
        const act = isAgain ? 'invitedAgain' : 'invitationTakenBack';
        if ('invitation' in done)
          await writeAudit(db, store, { act, by, subject: done.invitation.email, request });
        return done;
      });
      outbox.wake();
      return 'refusal' in outcome
        ? { code: outcome.refusal, shown: await loadPeople(services, site.id) }
        : undefined;
    },
    json: false,
    page: (refused, { site, body, found }) =>
      refused
        ? peoplePage(site, found, refused.shown, { code: refused.code, isRefused: true })
        : seeOther(`${peoplePath}?done=${body.do === 'again' ? 'again' : 'takenBack'}`),
  }),
];
