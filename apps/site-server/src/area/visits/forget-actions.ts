import { readSiteExperiments } from '@frontage/site-model/fields';
import * as z from 'zod';
import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import { findContributor } from '../../accounts/find-contributor';
import { writeAudit } from '../../audit/write-audit';
import { visitorToken } from '../../sites/visitor-token';
import { actionsFor } from '../../http/action/actions-for';
import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import { eraseExperimentVisitor } from '../../pages/experiments/experiment-visitors';
import type { Site } from '../../sites/site-settings';
import { forgetPage, forgetPath } from './forget-page';
import type { VisitsServices } from './visits-services';

const { defineAction } = actionsFor<VisitsServices, Site, AccountRefusal>(accountManner);

const who = 'permission:config.editMembers';

/** Reads the id, or the value of the cookie that has it; '' for anything else. */
function readVisitor(text: string): string {
  return visitorToken(text) || (/^[\w-]{1,80}$/.test(text) ? text : '');
}

/** Deletes what is kept of one visitor. */
export const forgetActions = [
  defineAction({
    method: 'GET',
    url: forgetPath,
    about: 'the page that deletes what is kept of one visitor',
    who,
    guard: { none: 'changes nothing' },
    query: z.object({ deleted: z.coerce.number().int().min(0).optional().catch(undefined) }),
    find: findContributor,
    run: ({ query }) => query,
    json: false,
    page: (shown, { site, found }) => forgetPage(site, found, shown),
  }),
  defineAction({
    method: 'POST',
    url: forgetPath,
    about:
      '`visitor`: deletes every event of the visitor with that id, and their part in tests, for ' +
      'good; 303 to the page',
    who,
    needsRecentSignIn: true,
    guard: 'origin',
    body: formBody(z.object({ visitor: z.string().max(200).default('') })),
    find: findContributor,
    async run({ site, request, body, found: { account: by } }, { store, events }) {
      const visitor = readVisitor(body.visitor.trim());
      if (visitor === '') return { isWrong: true };
      const deleted = await events.forgetVisitor(site.id, visitor);
      // The log is not to keep the id that was to be forgotten.
      const subject = `${visitor.slice(0, 4)}…`;
      const tests = readSiteExperiments(site.settings.experiments).map(({ name }) => name);
      await store.write(async (db) => {
        await eraseExperimentVisitor(db, { siteId: site.id, visitor }, tests);
        await writeAudit(db, store, { act: 'visitorForgotten', by, request, subject });
      });
      return { deleted };
    },
    page: (result, { site, found }) =>
      result.deleted === undefined
        ? forgetPage(site, found, { isWrong: true })
        : seeOther(`${forgetPath}?deleted=${result.deleted}`),
  }),
];
