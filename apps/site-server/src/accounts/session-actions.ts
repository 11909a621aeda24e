import * as z from 'zod';
import { writeAudit } from '../audit/write-audit';
import { actionsFor } from '../http/action/actions-for';
import { formBody } from '../http/action/body-reader';
import { seeOther } from '../http/see-other';
import type { Site } from '../sites/site-settings';
import { isStorable } from '../store/is-storable';
import { accountManner, type AccountRefusal } from './account-manner';
import type { AccountServices } from './account-services';
import { findContributor } from './find-contributor';
import { contributorCookie } from './contributor-cookie';
import { endSessions, listSessions } from '../sign-in/sessions';
import { sessionsPage } from './sessions-page';
import { afterSignOut } from './sign-in-actions';

const { defineAction } = actionsFor<AccountServices, Site, AccountRefusal>(accountManner);

const sessionsUrl = '/config/sign-ins';

/** Where somebody is signed in: the list of their own sessions. */
export const sessionActions = [
  defineAction({
    method: 'GET',
    url: sessionsUrl,
    about: 'the browsers in which one is signed in',
    who: 'contributor',
    guard: { none: 'changes nothing' },
    find: findContributor,
    run: ({ found: { account } }, { store }) => listSessions(store.read, account.id, store.now()),
    page: (sessions, { site, found }) => sessionsPage(site, found, sessions),
  }),
  defineAction({
    method: 'POST',
    url: sessionsUrl,
    about: '`end=<id>` ends one of one’s own sessions, `end=others` all but this one; 303',
    who: 'contributor',
    guard: 'origin',
    body: formBody(z.object({ end: z.string().min(1).max(40).refine(isStorable) })),
    find: findContributor,
    async run({ request, body: { end }, found: { account, session } }, { store }) {
      const which = end === 'others' ? { except: session.id } : { id: end };
      await store.write(async (db) => {
        await endSessions(db, account.id, which);
        await writeAudit(db, store, { act: 'sessionsEnded', by: account, request });
      });
      return end === session.id;
    },
    json: () => ({ data: {} }),
    cookies: (isOver, { request }) =>
      isOver ? [contributorCookie.format(request, undefined)] : [],
    page: (isOver) => seeOther(isOver ? afterSignOut : sessionsUrl),
  }),
];
