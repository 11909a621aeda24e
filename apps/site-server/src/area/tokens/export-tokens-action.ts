import { findContributor } from '../../accounts/find-contributor';
import { logListExport } from '../../audit/log-list-export';
import { listAccessTokens } from '../../tokens/list-access-tokens';
import { csvReply } from '../csv-reply';
import { exportList, exportTime, type ExportColumn } from '../export-list';
import { permissionTexts } from '../people/permission-texts';
import { defineAction, who } from './define-token-action';
import { withMakers, type ListedToken } from './load-tokens';
import { tokenQuery } from './token-query';
import { sayOfTokens } from './token-texts';
import { tokensPath } from './tokens-path';

const columns: readonly ExportColumn<ListedToken>[] = [
  { heading: 'Name', cell: ({ name }) => name },
  { heading: 'Made by', cell: ({ maker }) => maker },
  {
    heading: 'May',
    cell: ({ permissions }) => permissions.map((name) => permissionTexts[name]).join(', '),
  },
  { heading: 'Last used (UTC)', cell: ({ usedAt }) => exportTime(usedAt ?? null) },
  { heading: 'Ends (UTC)', cell: ({ expiresAt }) => exportTime(expiresAt) },
];

/** Takes out what is known of the tokens that the list shows; nobody reads a token itself. */
export const exportTokensAction = defineAction({
  method: 'GET',
  url: `${tokensPath}/export`,
  parameters: '?q=…&state=unused|ending&sort=oldest',
  about: 'the tokens that the list shows, without what they are called by programs, CSV',
  who,
  needsRecentSignIn: true,
  guard: { none: 'changes nothing but the log' },
  query: tokenQuery,
  find: findContributor,
  async run({ site, request, query, found: { account: by } }, { store }) {
    await logListExport(store, { by, request, subject: sayOfTokens('title') });
    const filter = { search: query.q, state: query.state, now: store.now() };
    return exportList(
      columns,
      async (part) =>
        withMakers(store.read, site.id, await listAccessTokens(store.read, site.id, filter, part)),
      query.sort,
    );
  },
  json: false,
  page: (pieces) => csvReply('tokens.csv', pieces),
});
