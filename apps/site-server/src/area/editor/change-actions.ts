import * as z from 'zod';
import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import { takePageEdits } from '../../pages/documents/take-page-edits';
import { definePageAction } from '../pages/define-page-action';
import { pagesPath } from '../pages/page-query';
import { changesPage } from './changes-page';
import { findEditablePage } from '../pages/find-editable-page';
import { loadReview } from './load-review';

const url = `${pagesPath}/:id/changes` as const;

/** What a page changes for visitors once it is published: listed, and left out one by one. */
export const changeActions = [
  definePageAction({
    method: 'GET',
    url,
    parameters: '?done=leftOut|meanwhile',
    about:
      '`{ data: { number, revision, summary, changes, facts, … } }`: what publishing a page would ' +
      'change for visitors, with the operations that leave each change out',
    who: 'page:edit',
    guard: { none: 'changes nothing' },
    query: z.object({
      done: z.enum(['leftOut', 'meanwhile']).optional().catch(undefined),
    }),
    find: findEditablePage,
    run: ({ site, found }, services) => loadReview(services, site, found.page, found),
    json: (data) => ({ data }),
    page: (review, { site, query: { done }, found: { page, contributor, may } }) =>
      changesPage(site, contributor, { page, may, review, done }),
  }),
  definePageAction({
    method: 'POST',
    url,
    about:
      '`key`: takes one of the listed changes back until the page is published, as an edit that can ' +
      'be undone; 303 to the list',
    who: 'page:edit',
    guard: 'origin',
    body: formBody(z.object({ key: z.string().min(1).max(200) })),
    find: findEditablePage,
    async run({ site, body: { key }, found }, services) {
      const { page, contributor } = found;
      const { store } = services;
      const { changes } = await loadReview(services, site, page, found);
      const change = changes.find((one) => one.key === key);
      if (!change) return 'meanwhile';
      const step = store.createId();
      const edits = change.takeBack.map((operation) => ({
        id: store.createId(),
        step,
        leavesOut: { key, title: change.title },
        operation,
      }));
      const facts = { now: store.now(), createId: store.createId, by: contributor.account };
      await store.write((db) => takePageEdits(db, page, edits, facts));
      return 'leftOut';
    },
    json: false,
    page: (done, { found: { page } }) => seeOther(`${pagesPath}/${page.id}/changes?done=${done}`),
  }),
];
