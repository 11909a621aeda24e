import { findContributor } from '../../accounts/find-contributor';
import { pickQuestionPage } from '../../accounts/pick-question-page';
import { logListExport } from '../../audit/log-list-export';
import { writeAudit } from '../../audit/write-audit';
import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import { listRedirects, type ListedRedirect } from '../../pages/documents/list-redirects';
import { deleteRedirect } from '../../pages/documents/redirects';
import { csvReply } from '../csv-reply';
import { exportRows, exportTime, type ExportColumn } from '../export-list';
import { pickFields, readPicks } from '../list-picks';
import { defineSettingsAction } from './define-settings-action';
import { redirectQuery, redirectsHref, redirectsPath } from './redirect-query';
import { settingsPath } from './settings-path';
import { sayOfSettings } from './settings-texts';

const who = 'permission:settings.general';

const columns: readonly ExportColumn<ListedRedirect>[] = [
  { heading: 'Address', cell: ({ path }) => path },
  { heading: 'Leads to', cell: ({ target }) => target },
  { heading: 'Follows a page', cell: ({ pageId }) => (pageId === null ? 'no' : 'yes') },
  { heading: 'Added (UTC)', cell: ({ createdAt }) => exportTime(createdAt) },
];

/** What is done with many redirects: their table, and removing those that are picked. */
export const redirectPickActions = [
  defineSettingsAction({
    method: 'POST',
    url: `${redirectsPath}/remove`,
    about:
      '`do=remove@<address>`, or `do=remove` with `pick@<address>=on` for each: removes redirects; ' +
      'asks once, until `sure=yes`; 303 to the list',
    who,
    guard: 'origin',
    query: redirectQuery,
    body: formBody(pickFields),
    find: findContributor,
    async run({ request, site, body, found: { account: by } }, { store }) {
      const { act, ids, isSure } = readPicks(body);
      if (act !== 'remove' || ids.length === 0) return { done: 'nothing' } as const;
      if (!isSure) return { asks: ids };
      await store.change(async (db) => {
        for (const path of [...ids].sort()) {
          if (!(await deleteRedirect(db, site.id, path))) continue;
          await writeAudit(db, store, { act: 'redirectRemoved', by, request, subject: path });
        }
      });
      return { done: 'removed' } as const;
    },
    json: false,
    page: ({ asks, done }, { site, query, found }) =>
      asks === undefined
        ? seeOther(redirectsHref(query, redirectsPath, done))
        : pickQuestionPage(site, found, {
            title: sayOfSettings('removeRedirects', { count: asks.length }),
            section: settingsPath,
            href: redirectsHref(query, `${redirectsPath}/remove`),
            backHref: redirectsHref(query),
            act: 'remove',
            ids: asks,
            button: sayOfSettings('remove'),
            children: (
              <>
                <p>{sayOfSettings('removeRedirectsText')}</p>
                <ul>
                  {asks.map((path) => (
                    <li key={path}>
                      <bdi>{path}</bdi>
                    </li>
                  ))}
                </ul>
              </>
            ),
          }),
  }),
  defineSettingsAction({
    method: 'GET',
    url: `${redirectsPath}/export`,
    parameters: '?q=…&state=own|follows&sort=z',
    about: 'the redirects that the list shows as a table, CSV, which the log tells',
    who,
    needsRecentSignIn: true,
    guard: { none: 'changes nothing but the log' },
    query: redirectQuery,
    find: findContributor,
    async run({ site, request, query, found: { account: by } }, { store }) {
      await logListExport(store, { by, request, subject: sayOfSettings('redirects') });
      const { q: search, state, sort: order } = query;
      const filter = { search, state };
      return exportRows(columns, (last: ListedRedirect | undefined, limit) =>
        listRedirects(store.read, site.id, filter, {
          after: last?.path,
          order,
          limit,
        }),
      );
    },
    json: false,
    page: (pieces) => csvReply('redirects.csv', pieces),
  }),
];
