import type { DeclaredSection } from '../area-sections';
import * as z from 'zod';
import { writeAudit } from '../../audit/write-audit';
import { contributorCookie } from '../../accounts/contributor-cookie';
import { findContributor } from '../../accounts/find-contributor';
import { changePersonRoles, removePerson } from '../../accounts/people';
import { afterSignOut } from '../../accounts/sign-in-actions';
import { signAccountIn } from '../../accounts/sign-account-in';
import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import { inviteActions } from './invite-actions';
import { defineAction, findPerson, loadPeople } from './load-people';
import { peoplePage } from './people-page';
import { exportPeopleAction } from './export-people-action';
import { peoplePath, rolesPath } from './people-paths';
import { peopleQuery } from './people-query';
import { describePerson } from './describe-person';
import { personBody } from './person-body';
import { personPage, removePersonPage } from './person-page';
import { writeRoles } from './role-texts';
import { rolesPage } from './roles-page';
import { takeFactorActions } from './take-factor-actions';
import { findSecondFactor } from '../../second-factor/second-factor';

const who = 'permission:settings.contributors';

/** Who looks after a site, and what they may do. */
const peopleActions = [
  defineAction({
    method: 'GET',
    url: peoplePath,
    parameters: '?q=…&role=…&sort=oldest&before=…&after=…',
    about:
      'who looks after the site with their roles, newest first, fifty at a time, and whoever was invited',
    who,
    guard: { none: 'changes nothing' },
    query: peopleQuery,
    find: findContributor,
    run: ({ site, query }, services) => loadPeople(services, site.id, query),
    json: false,
    page: (shown, { site, found, query }) =>
      peoplePage(site, found, shown, query.done && { code: `${query.done}Done`, isRefused: false }),
  }),
  exportPeopleAction,
  defineAction({
    method: 'GET',
    url: rolesPath,
    about: 'what each role may do',
    who,
    guard: { none: 'changes nothing' },
    find: findContributor,
    run: () => undefined,
    json: false,
    page: (_nothing, { site, found }) => rolesPage(site, found),
  }),
  defineAction({
    method: 'GET',
    url: `${peoplePath}/:id`,
    about: 'one person with their roles',
    who,
    guard: { none: 'changes nothing' },
    find: findPerson,
    run: async ({ found }, { store }) => ({
      ...found,
      hasSecondFactor: (await findSecondFactor(store.read, found.person.id)) !== undefined,
    }),
    json: false,
    page: ({ contributor, person, hasSecondFactor }, { site }) =>
      personPage(site, contributor, person, { hasSecondFactor }),
  }),
  defineAction({
    method: 'POST',
    url: `${peoplePath}/:id`,
    about:
      '`role` once or several times: the roles of somebody from now on; ends their sessions; 303 to ' +
      'the list, 409 for the last admin and for what one may not give',
    who,
    needsRecentSignIn: true,
    guard: 'origin',
    body: personBody,
    find: findPerson,
    async run({ request, body: { roles }, found: { contributor, person } }, services) {
      if (roles.length === 0) return { wrong: 'rolesMissing' } as const;
      const { store } = services;
      return store.write(async (db) => {
        const change = { by: contributor.account, personId: person.id, now: store.now() };
        const outcome = await changePersonRoles(db, change, roles);
        if ('refusal' in outcome) return { wrong: outcome.refusal } as const;
        await writeAudit(db, store, {
          act: 'rolesChanged',
          by: contributor.account,
          subject: describePerson(person),
          change: { before: writeRoles(outcome.person.roles), after: writeRoles(roles) },
          request,
        });
        if (person.id !== contributor.account.id) return {};
        const signIn = {
          account: { ...person, roles },
          isRemembered: contributor.session.isRemembered,
        };
        return signAccountIn(services, request, signIn, db);
      });
    },
    json: false,
    cookies: (outcome, { request }) =>
      'token' in outcome
        ? [contributorCookie.format(request, outcome.token, outcome.isRemembered)]
        : [],
    page: (outcome, { site, body: { roles }, found: { contributor, person } }) =>
      'wrong' in outcome
        ? personPage(site, contributor, person, { roles, wrong: outcome.wrong })
        : seeOther(
            // Whoever is no admin any more may not see the list.
            person.id === contributor.account.id ? '/config' : `${peoplePath}?done=roles`,
          ),
  }),
  defineAction({
    method: 'GET',
    url: `${peoplePath}/:id/remove`,
    about: 'asks before somebody is removed',
    who,
    guard: { none: 'changes nothing' },
    find: findPerson,
    run: ({ found }) => found,
    json: false,
    page: ({ contributor, person }, { site }) => removePersonPage(site, contributor, person),
  }),
  defineAction({
    method: 'POST',
    url: `${peoplePath}/:id/remove`,
    about: 'removes somebody from the site with all their sessions; 303, 409 for the last admin',
    who,
    needsRecentSignIn: true,
    guard: 'origin',
    body: formBody(z.object({})),
    find: findPerson,
    run: ({ request, found: { contributor, person } }, { store }) =>
      store.write(async (db) => {
        const { account: by } = contributor;
        const outcome = await removePerson(db, { by, personId: person.id, now: store.now() });
        const subject = describePerson(person);
        if ('person' in outcome)
          await writeAudit(db, store, { act: 'personRemoved', by, subject, request });
        return outcome;
      }),
    json: false,
    page(outcome, { site, found: { contributor, person } }) {
      if ('refusal' in outcome) return removePersonPage(site, contributor, person, outcome.refusal);
      const isOwn = person.id === contributor.account.id;
      return seeOther(isOwn ? afterSignOut : `${peoplePath}?done=removed`);
    },
  }),
];

/** What people add to the server. */
export const peopleRoom = {
  sections: [
    { group: 'People', path: peoplePath, text: 'Team', needs: 'settings.contributors' },
  ] satisfies readonly DeclaredSection[],
  actions: [...peopleActions, ...inviteActions, ...takeFactorActions],
};
