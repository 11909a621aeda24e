import { findContributor } from '../../accounts/find-contributor';
import { logListExport } from '../../audit/log-list-export';
import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import { csvReply } from '../csv-reply';
import { pickFields, readPicks } from '../list-picks';
import { definePageAction } from './define-page-action';
import { exportPages } from './export-pages';
import { loadPages } from './load-pages';
import { pageFilter, pageManyActs, pageQuery, pagesHref, pagesPath } from './page-query';
import { sayOfPages } from './page-texts';
import { pagesPage } from './pages-page';
import { takePagePicks } from './take-page-picks';

/** What is done with many pages: their table, publishing, hiding and deleting those picked. */
export const pagePickActions = [
  definePageAction({
    method: 'POST',
    url: pagesPath,
    about:
      '`do=publish|takeBack|delete|restore` with `pick@<id>=<revision>` for each page: 303 to the ' +
      'list, which offers to undo a deletion; 409 with those that were left as they are, and why',
    who: 'permission:config.publishContent',
    guard: 'origin',
    query: pageQuery,
    body: formBody(pickFields),
    find: findContributor,
    async run({ request, site, body, found: contributor }, { store }) {
      const { act, ids } = readPicks(body);
      const wanted = pageManyActs.find((offered) => offered === act);
      if (!wanted || ids.length === 0) return { done: 'nothing', ids: [], wrong: [] } as const;
      const seen = new Map(ids.map((id) => [id, Number(body[`pick@${id}`])]));
      const facts = { request, site, contributor, act: wanted };
      return { done: wanted, ...(await takePagePicks(store, facts, seen)) };
    },
    json: false,
    async page({ done, ids, wrong }, { site, query, found }, { store }) {
      if (wrong.length === 0) return seeOther(pagesHref(query, { done, ids: [...ids] }));
      const shown = await loadPages(store.read, site, { ...query, done, ids: [...ids] });
      return pagesPage(site, found, { ...shown, wrong });
    },
  }),
  definePageAction({
    method: 'GET',
    url: `${pagesPath}/export`,
    parameters: '?q=…&state=…&sort=changed',
    about: 'the pages that the list shows as a table, CSV, which the log tells',
    who: 'permission:config.readContent',
    needsRecentSignIn: true,
    guard: { none: 'changes nothing but the log' },
    query: pageQuery,
    find: findContributor,
    async run({ site, request, query, found: { account: by } }, { store }) {
      await logListExport(store, { by, request, subject: sayOfPages('title') });
      return exportPages(store.read, site.id, pageFilter(query), query.sort);
    },
    json: false,
    page: (pieces) => csvReply('pages.csv', pieces),
  }),
];
