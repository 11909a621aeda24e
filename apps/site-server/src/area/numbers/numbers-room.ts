import type { DeclaredSection } from '../area-sections';
import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import type { Identify } from '../../accounts/create-identify';
import { findContributor } from '../../accounts/find-contributor';
import { logListExport } from '../../audit/log-list-export';
import { actionsFor } from '../../http/action/actions-for';
import type { Site } from '../../sites/site-settings';
import type { Store } from '../../store/store';
import { csvReply } from '../csv-reply';
import { exportParts } from './export-parts';
import { exportSellers } from './export-sellers';
import { loadNumbers } from './load-numbers';
import { numbersPage } from './numbers-page';
import { numbersPath, numbersQuery } from './numbers-query';
import { sayOfNumbers } from './numbers-texts';

/** The services of the numbers. */
export interface NumbersServices {
  store: Pick<Store, 'read' | 'write' | 'now' | 'createId'>;
  /** Finds who sent a request. */
  identify: Identify;
}

const { defineAction } = actionsFor<NumbersServices, Site, AccountRefusal>(accountManner);

const parameters = '?period=days7|days30|weeks13|months12&until=YYYY-MM-DD&currency=…';

const exports = [
  {
    url: `${numbersPath}/export`,
    about: 'the same by day, week or month as a table, CSV',
    name: 'numbers.csv',
    rows: exportParts,
  },
  {
    url: `${numbersPath}/products/export`,
    about: 'what was bought of each product as a table, CSV',
    name: 'products-sold.csv',
    rows: exportSellers,
  },
] as const;

/** The sums of a shop, for those who look after it; nobody's name is among them. */
export const numbersRoom = {
  sections: [
    { group: '', path: numbersPath, text: 'Numbers', needs: 'activity.sales' },
  ] satisfies readonly DeclaredSection[],
  actions: [
    defineAction({
      method: 'GET',
      url: numbersPath,
      parameters,
      about:
        'what was bought and given in a period and in the one before it, the products that brought ' +
        'the most, where checkouts ended',
      who: 'permission:activity.sales',
      guard: { none: 'changes nothing' },
      query: numbersQuery,
      find: findContributor,
      run: ({ site, query }, { store: { read: db, now } }) =>
        loadNumbers({ db, site, now: now() }, query),
      json: ({ period, currency, bought, given, sellers, checkouts }) => ({
        data: {
          from: period.span.from,
          to: period.span.to,
          currency,
          bought,
          given,
          sellers,
          checkouts,
        },
      }),
      page: (numbers, { site, found, query }) => numbersPage(site, found, { numbers, query }),
    }),
    ...exports.map(({ url, about, name, rows }) =>
      defineAction({
        method: 'GET',
        url,
        parameters,
        about,
        who: 'permission:activity.sales',
        needsRecentSignIn: true,
        takesToken: true,
        guard: { none: 'changes nothing but the log' },
        query: numbersQuery,
        find: findContributor,
        async run({ site, request, query, found: { account: by } }, { store }) {
          await logListExport(store, { by, request, subject: sayOfNumbers('title') });
          return rows({ db: store.read, site, now: store.now() }, query);
        },
        json: false,
        page: (pieces) => csvReply(name, pieces),
      }),
    ),
  ],
};
