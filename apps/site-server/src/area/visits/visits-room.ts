import type { DeclaredSection } from '../area-sections';
import * as z from 'zod';
import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import { findContributor } from '../../accounts/find-contributor';
import { logListExport } from '../../audit/log-list-export';
import { actionsFor } from '../../http/action/actions-for';
import type { Site } from '../../sites/site-settings';
import { siteTimeZone } from '../../sites/site-time-zone';
import { csvReply } from '../csv-reply';
import { exportVisitTable } from './export-visit-table';
import { forgetActions } from './forget-actions';
import { errorsPage, errorTable } from './errors-page';
import { errorsPath, sayOfErrors } from './errors-texts';
import { loadErrors } from './load-errors';
import { loadLost } from './load-lost';
import { loadSpeed } from './load-speed';
import { loadVisits } from './load-visits';
import { lostPage } from './lost-page';
import { lostPath, sayOfLost } from './lost-texts';
import { speedPage, speedTable } from './speed-page';
import { sayOfSpeed, speedPath } from './speed-texts';
import type { VisitTable } from './visit-table';
import { visitDayTable, visitTables } from './visit-tables';
import { visitsPage } from './visits-page';
import { visitsPeriod, visitsQuery, type VisitsPeriod, type VisitsQuery } from './visits-period';
import type { VisitsServices } from './visits-services';
import { sayOfVisits, visitsPath } from './visits-texts';

const { defineAction, refuse } = actionsFor<VisitsServices, Site, AccountRefusal>(accountManner);

const parameters = '?days=7|28|90';
const exportQuery = visitsQuery.extend({ table: z.string().max(40).optional().catch(undefined) });

/** What a page loads of: what this server has just counted is written first. */
async function sourceOf(site: Site, { store, events, served }: VisitsServices) {
  await served.flush();
  return { db: store.read, events, site };
}

const periodIn = (site: Site, query: VisitsQuery, { store }: VisitsServices): VisitsPeriod =>
  visitsPeriod(query, store.now(), siteTimeZone(site));

/** Declares the download of one of several tables. */
function exportAction(
  path: '/config/visits' | '/config/visits/lost' | '/config/speed' | '/config/errors',
  who: 'permission:activity.traffic' | 'permission:activity.pageTraffic',
  subject: string,
  load: (
    site: Site,
    period: VisitsPeriod,
    services: VisitsServices,
  ) => Promise<readonly VisitTable[]>,
) {
  return defineAction({
    method: 'GET',
    url: `${path}/export`,
    parameters: `${parameters}&table=…`,
    about: 'one of its tables, CSV',
    who,
    needsRecentSignIn: true,
    guard: { none: 'changes nothing but the log' },
    query: exportQuery,
    find: findContributor,
    async run({ site, request, query, found: { account: by } }, services) {
      const tables = await load(site, periodIn(site, query, services), services);
      const table = tables.find(({ id }) => id === query.table) ?? tables[0];
      if (!table) return refuse({ status: 404, code: 'gone' });
      await logListExport(services.store, { by, request, subject });
      return table;
    },
    json: false,
    page: (table) => csvReply(`${table.id}.csv`, exportVisitTable(table)),
  });
}

/** Who visits a site, what is read, and what was lost on the way; nobody's name is among it. */
export const visitsRoom = {
  sections: [
    { group: '', path: visitsPath, text: 'Visits', needs: 'activity.pageTraffic' },
    { group: '', path: speedPath, text: 'Speed', needs: 'activity.pageTraffic' },
    { group: '', path: errorsPath, text: 'Errors', needs: 'activity.traffic' },
  ] satisfies readonly DeclaredSection[],
  actions: [
    defineAction({
      method: 'GET',
      url: visitsPath,
      parameters,
      about:
        'what is read, where people come from, what they do next, forms, searches without an answer',
      who: 'permission:activity.pageTraffic',
      guard: { none: 'changes nothing' },
      query: visitsQuery,
      find: findContributor,
      run: async ({ site, query }, services) =>
        loadVisits(await sourceOf(site, services), periodIn(site, query, services)),
      json: ({ days, visitors, ...visits }) => ({
        data: {
          ...visits,
          days: Object.fromEntries(days),
          visitors: { ...visitors, days: Object.fromEntries(visitors.days) },
        },
      }),
      page: (visits, { site, found }) => visitsPage(site, found, visits),
    }),
    exportAction(
      '/config/visits',
      'permission:activity.pageTraffic',
      sayOfVisits('title'),
      async (site, period, services) => {
        const visits = await loadVisits(await sourceOf(site, services), period);
        return [...visitTables(visits), visitDayTable(visits)];
      },
    ),
    defineAction({
      method: 'GET',
      url: lostPath,
      parameters,
      about: 'what became of the events of pages: confirmed, given up, unreadable, and why',
      who: 'permission:activity.traffic',
      guard: { none: 'changes nothing' },
      query: visitsQuery,
      find: findContributor,
      run: async ({ site, query }, services) =>
        loadLost(await sourceOf(site, services), periodIn(site, query, services)),
      page: (lost, { site, found }) => lostPage(site, found, lost),
    }),
    exportAction(
      '/config/visits/lost',
      'permission:activity.traffic',
      sayOfLost('title'),
      async (site, period, services) =>
        (await loadLost(await sourceOf(site, services), period)).tables,
    ),
    ...forgetActions,
    defineAction({
      method: 'GET',
      url: speedPath,
      parameters,
      about:
        'how fast each page is on each class of devices for three of four visitors, what to mend',
      who: 'permission:activity.pageTraffic',
      guard: { none: 'changes nothing' },
      query: visitsQuery,
      find: findContributor,
      async run({ site, query }, services) {
        const period = periodIn(site, query, services);
        return { period, pages: await loadSpeed({ db: services.store.read, site }, period) };
      },
      page: (speed, { site, found }) => speedPage(site, found, speed),
    }),
    exportAction(
      '/config/speed',
      'permission:activity.pageTraffic',
      sayOfSpeed('title'),
      async (site, period, { store }) => [
        speedTable(await loadSpeed({ db: store.read, site }, period)),
      ],
    ),
    defineAction({
      method: 'GET',
      url: errorsPath,
      parameters,
      about:
        'errors of scripts in visitors’ browsers, equal ones together, the most frequent first',
      who: 'permission:activity.traffic',
      guard: { none: 'changes nothing' },
      query: visitsQuery,
      find: findContributor,
      async run({ site, query }, services) {
        const period = periodIn(site, query, services);
        return { period, errors: await loadErrors({ db: services.store.read, site }, period) };
      },
      page: (errors, { site, found }) => errorsPage(site, found, errors),
    }),
    exportAction(
      '/config/errors',
      'permission:activity.traffic',
      sayOfErrors('title'),
      async (site, period, { store }) => [
        errorTable(await loadErrors({ db: store.read, site }, period)),
      ],
    ),
  ],
};
