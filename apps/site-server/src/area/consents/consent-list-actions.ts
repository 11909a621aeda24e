import type { DeclaredSection } from '../area-sections';
import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import type { Identify } from '../../accounts/create-identify';
import { findContributor } from '../../accounts/find-contributor';
import { logListExport } from '../../audit/log-list-export';
import { countLedger, findLedgerTexts, listLedger, type LedgerFilter } from '../../consent/ledger';
import { actionsFor } from '../../http/action/actions-for';
import type { Site } from '../../sites/site-settings';
import type { Store } from '../../store/store';
import { csvReply } from '../csv-reply';
import { exportList } from '../export-list';
import { countList, cutPart } from '../list-part';
import { partOf, type ListQuery } from '../list-query';
import { consentColumns } from './consent-columns';
import { consentListPage, consentQuery, consentsPath } from './consent-list-page';
import { sayOfConsents } from './consents-texts';

/** The services of the list of consents. */
export interface AreaConsentServices {
  store: Pick<Store, 'read' | 'write' | 'now' | 'createId'>;
  /** Finds who sent a request. */
  identify: Identify;
}

const { defineAction } = actionsFor<AreaConsentServices, Site, AccountRefusal>(accountManner);

const who = 'permission:config.readConsents';

/** What is searched is the whole number of one visitor: nobody leafs through parts of them. */
const filterOf = ({ q, state }: ListQuery<'accepted' | 'refused'>): LedgerFilter => ({
  choice: state,
  consentId: q?.trim().toLowerCase(),
});

/** The ledger of consent, for those who may see it. */
export const areaConsentActions = [
  defineAction({
    method: 'GET',
    url: consentsPath,
    parameters: '?q=…&state=accepted&sort=oldest&before=…&after=…',
    about:
      'the answers to the cookie banner, newest first, fifty at a time; `q` is a consent number',
    who,
    guard: { none: 'changes nothing' },
    query: consentQuery,
    find: findContributor,
    async run({ site, query }, { store: { read } }) {
      const filter = filterOf(query);
      const part = cutPart(await listLedger(read, site.id, filter, partOf(query)), query);
      const [count, accepted, refused, texts] = await Promise.all([
        countList(part, (most) => countLedger(read, site.id, filter, most)),
        countLedger(read, site.id, { choice: 'accepted' }),
        countLedger(read, site.id, { choice: 'refused' }),
        findLedgerTexts(
          read,
          site.id,
          part.rows.map(({ textHash }) => textHash),
        ),
      ]);
      return { part, count, totals: { accepted, refused }, texts };
    },
    json: false,
    page: (list, { site, found, query }) => consentListPage(site, found, { ...list, query }),
  }),
  defineAction({
    method: 'GET',
    url: `${consentsPath}/export`,
    parameters: '?q=…&state=accepted&sort=oldest',
    about: 'the answers, as far as the list shows them, as a table, CSV: the proof for one visitor',
    who,
    needsRecentSignIn: true,
    guard: { none: 'changes nothing but the log' },
    query: consentQuery,
    find: findContributor,
    async run({ site, request, query, found: { account: by } }, { store }) {
      await logListExport(store, { by, request, subject: sayOfConsents('title') });
      return exportList(
        consentColumns,
        async (part) => {
          const rows = await listLedger(store.read, site.id, filterOf(query), part);
          const hashes = rows.map(({ textHash }) => textHash);
          const texts = await findLedgerTexts(store.read, site.id, hashes);
          return rows.map((row) => ({ ...row, text: texts.get(row.textHash) ?? '' }));
        },
        query.sort,
      );
    },
    json: false,
    page: (pieces) => csvReply('consents.csv', pieces),
  }),
];

/** What the list of consents adds to the server. */
export const areaConsentRoom = {
  sections: [
    { group: 'People', path: consentsPath, text: 'Consent', needs: 'config.readConsents' },
  ] satisfies readonly DeclaredSection[],
  actions: areaConsentActions,
};
