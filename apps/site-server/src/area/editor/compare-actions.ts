import type { PageDocument } from '@frontage/site-model';
import { restoreBlock } from '@frontage/site-model/editing';
import * as z from 'zod';
import type { AccountRefusal } from '../../accounts/account-manner';
import { formBody } from '../../http/action/body-reader';
import { Refused } from '../../http/action/refused';
import { seeOther } from '../../http/see-other';
import { collectLinks } from '../../pages/documents/collect-links';
import { findEditedPage } from '../../pages/documents/edited-page';
import { listLinkedPages } from '../../pages/documents/list-linked-pages';
import { findPageVersion, listPageVersions } from '../../pages/documents/page-versions';
import type { Database } from '../../store/database';
import { takePageEdits } from '../../pages/documents/take-page-edits';
import { definePageAction, findPageAndPerson } from '../pages/define-page-action';
import { pagesPath } from '../pages/page-query';
import { comparePage } from './compare-page';
import { findEditablePage } from '../pages/find-editable-page';
import { listDifferences } from './list-differences';
import { loadNames } from '../block-names/load-names';
import { judgeLink } from '../link-checks/judge-link';
import { loadLinkTargets } from '../link-checks/load-link-targets';
import { restoredOutcomes } from './compare-texts';

/** How many of the newest versions can be chosen beside those that are compared. */
const mostCompared = 200;

const url = `${pagesPath}/:id/compare` as const;

const versionNumber = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

/** Two versions of a page side by side, of which single blocks are restored. */
export const compareActions = [
  definePageAction({
    method: 'GET',
    url,
    parameters: '?from=…&to=…&done=restored|partGone|sameAlready',
    about:
      'two versions of a page side by side, with the blocks that differ; without numbers the one ' +
      'that visitors see and the newest, or the last two where visitors see the newest',
    who: 'permission:config.readContent',
    guard: { none: 'changes nothing' },
    query: z.object({
      from: versionNumber.optional().catch(undefined),
      to: versionNumber.optional().catch(undefined),
      done: z.enum(restoredOutcomes).optional().catch(undefined),
    }),
    find: findPageAndPerson,
    async run({ site, query, found: { page } }, { store: { read } }) {
      const newest = await listPageVersions(read, page, { limit: mostCompared });
      const [seen] = await listPageVersions(read, page, { isPublished: true, limit: 1 });
      const to = query.to ?? page.version;
      const before = newest.find(({ number }) => number < to)?.number ?? to;
      const from = query.from ?? (seen && seen.number < to ? seen.number : before);
      const [left, right] = await Promise.all(
        [from, to].map((number) => findPageVersion(read, page, number)),
      );
      if (!left || !right) return new Refused<AccountRefusal>({ status: 404, code: 'gone' });
      const nameOf = await loadNames(read, site.id, [left.document, right.document]);
      const differences = listDifferences(left.document, right.document, nameOf);
      const older = [...new Set([from, to])].filter(
        (one) => !newest.some(({ number }) => number === one),
      );
      const added = await Promise.all(
        older.map((number) => listPageVersions(read, page, { before: number + 1, limit: 1 })),
      );
      const versions = [...newest, ...added.flat()].sort((a, b) => b.number - a.number);
      return { versions, from, to, differences };
    },
    json: (data) => ({ data }),
    page: (compared, { site, query: { done }, found: { page, may } }) =>
      comparePage(site, { ...compared, page, mayEdit: may.edit, done }),
  }),
  definePageAction({
    method: 'POST',
    url,
    about:
      '`from`, `to`, `block`: gives the page one block as it was in version `from`, as an edit ' +
      'that can be undone; 303 to the versions `from` and `to` side by side',
    who: 'page:edit',
    guard: 'origin',
    body: formBody(
      z.object({
        from: versionNumber,
        to: versionNumber,
        block: z.string().regex(/^[\da-f]{24}$/),
      }),
    ),
    find: findEditablePage,
    run: ({ body: { from, block }, found: { page, contributor } }, { store }) =>
      store.write(async (db) => {
        const version = await findPageVersion(db, page, from);
        const now = await findEditedPage(db, page.siteId, page.id);
        if (!version || !now) return 'sameAlready';
        const step = store.createId();
        const edits = restoreBlock(version.document, now.document, block).map((operation) => ({
          id: store.createId(),
          step,
          operation,
        }));
        const facts = { now: store.now(), createId: store.createId, by: contributor.account };
        await takePageEdits(db, page, edits, facts);
        if (edits.length === 0) return 'sameAlready';
        return (await isAllThere(db, page.siteId, version.document, block))
          ? 'restored'
          : 'partGone';
      }),
    json: false,
    page: async (done, { body: { from, to }, found: { page } }, { store }) => {
      const now = await findEditedPage(store.read, page.siteId, page.id);
      // What was compared with the newest version still is.
      const right = to === page.version ? (now?.version ?? to) : to;
      return seeOther(`${pagesPath}/${page.id}/compare?from=${from}&to=${right}&done=${done}`);
    },
  }),
];

/** Whether everything is still there that a block shows or leads to. */
async function isAllThere(
  db: Database,
  siteId: string,
  document: PageDocument,
  blockId: string,
): Promise<boolean> {
  const links = collectLinks(document).filter(({ block }) => block === blockId);
  if (links.length === 0) return true;
  const targets = await loadLinkTargets(db, siteId, await listLinkedPages(db, siteId), links);
  return links.every((link) => judgeLink(link, document, targets) === undefined);
}
