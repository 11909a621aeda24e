import type { DeclaredSection } from '../area-sections';
import type { ActTexts } from '../../audit/audit-acts';
import { countAuditEntries, listAuditEntries, sweepAuditLog } from '../../audit/audit-entry';
import { listActors } from '../../audit/list-actors';
import { writeAudit } from '../../audit/write-audit';
import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import type { Identify } from '../../accounts/create-identify';
import { findContributor } from '../../accounts/find-contributor';
import { actionsFor } from '../../http/action/actions-for';
import type { Site } from '../../sites/site-settings';
import type { Store } from '../../store/store';
import { csvReply } from '../csv-reply';
import { countList, cutPart } from '../list-part';
import { partOf } from '../list-query';
import { exportLog } from './export-log';
import { logPage } from './log-page';
import { auditFilter, logPath, logQuery, readLogQuery } from './log-query';

/** The services of the log. */
export interface LogServices {
  store: Pick<Store, 'read' | 'write' | 'now' | 'createId'>;
  /** What acts are called. */
  actTexts: ActTexts;
  /** Finds who sent a request. */
  identify: Identify;
}

const { defineAction } = actionsFor<LogServices, Site, AccountRefusal>(accountManner);

const who = 'permission:settings.auditLog';

/** What was done in the area. It is only read: no action changes or deletes an entry. */
export const logRoom = {
  sections: [
    { group: 'People', path: logPath, text: 'Log', needs: 'settings.auditLog' },
  ] satisfies readonly DeclaredSection[],
  actions: [
    defineAction({
      method: 'GET',
      url: logPath,
      parameters: '?q=…&person=…&act=…&sort=oldest&before=…&after=…',
      about: 'who did what in the area, newest first, fifty at a time',
      who,
      takesToken: true,
      guard: { none: 'changes nothing' },
      query: logQuery,
      find: findContributor,
      async run({ site, query: sent }, { store: { read }, actTexts }) {
        const query = readLogQuery(sent, actTexts);
        const filter = auditFilter(query);
        const [actors, found] = await Promise.all([
          listActors(read, site.id),
          listAuditEntries(read, site.id, filter, partOf(query)),
        ]);
        const part = cutPart(found, query);
        const count = await countList(part, (most) =>
          countAuditEntries(read, site.id, filter, most),
        );
        return { actors, part, count, query, actTexts };
      },
      json: ({ part }) => ({ data: { entries: part.rows } }),
      page: (list, { site, found }) => logPage(site, found, list),
    }),
    defineAction({
      method: 'GET',
      url: `${logPath}/export`,
      parameters: '?q=…&person=…&act=…&sort=oldest',
      about: 'the log as a table, CSV, which is noted in it',
      who,
      needsRecentSignIn: true,
      takesToken: true,
      guard: { none: 'changes nothing but the log' },
      query: logQuery,
      find: findContributor,
      async run({ request, site, query: sent, found }, { store, actTexts }) {
        await store.write((db) =>
          writeAudit(db, store, { act: 'logExported', by: found.account, request }),
        );
        const query = readLogQuery(sent, actTexts);
        const listed = { filter: auditFilter(query), actTexts };
        return exportLog(store.read, site.id, listed, query.sort);
      },
      json: false,
      page: (pieces) => csvReply('log.csv', pieces),
    }),
  ],
  sweeps: [
    {
      run: ({ write, now }: Pick<Store, 'write' | 'now'>) =>
        write((db) => sweepAuditLog(db, now())),
    },
  ],
};
