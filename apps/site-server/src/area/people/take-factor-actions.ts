import * as z from 'zod';
import { mailWayIn } from '../../accounts/mail-way-in';
import { removePersonFactor } from '../../accounts/people';
import { writeAudit } from '../../audit/write-audit';
import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import { describePerson } from './describe-person';
import { defineAction, findPerson } from './load-people';
import { peoplePath } from './people-paths';
import { takeFactorPage } from './take-factor-page';

const who = 'permission:settings.contributors';
const url = `${peoplePath}/:id/second-factor` as const;

/** Taking a second factor away from somebody who has lost it. */
export const takeFactorActions = [
  defineAction({
    method: 'GET',
    url,
    about: 'asks before the second factor of somebody is taken away',
    who,
    guard: { none: 'changes nothing' },
    find: findPerson,
    run: ({ found }) => found,
    json: false,
    page: ({ contributor, person }, { site }) => takeFactorPage(site, contributor, person),
  }),
  defineAction({
    method: 'POST',
    url,
    about:
      'takes the second factor of somebody away, with their recovery codes, and tells them by ' +
      'mail; 303, 409 for whom one may not change',
    who,
    needsRecentSignIn: true,
    guard: 'origin',
    body: formBody(z.object({})),
    find: findPerson,
    async run({ request, site, found: { contributor, person } }, { store, outbox }) {
      const { account: by } = contributor;
      const refusal = await store.write(async (db) => {
        const change = { by, personId: person.id, now: store.now() };
        const outcome = await removePersonFactor(db, change);
        if ('refusal' in outcome) return outcome.refusal;
        await mailWayIn(db, store, { site, account: outcome.person, way: 'factorOff' });
        const subject = describePerson(outcome.person);
        await writeAudit(db, store, { act: 'secondFactorTakenAway', by, subject, request });
        return undefined;
      });
      outbox.wake();
      return refusal;
    },
    json: false,
    page: (refusal, { site, found: { contributor, person } }) =>
      refusal
        ? takeFactorPage(site, contributor, person, refusal)
        : seeOther(`${peoplePath}?done=factor`),
  }),
];
