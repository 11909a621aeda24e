import { isId } from '@frontage/site-model';
import * as z from 'zod';
import { jsonBody } from '../../http/action/body-reader';
import { endPagePresence, notePagePresence } from '../../pages/documents/page-presence';
import { definePageAction } from '../pages/define-page-action';
import { pagesPath } from '../pages/page-query';
import { findEditablePage } from '../pages/find-editable-page';
import { loadPageStatus } from './load-page-status';

const sign = z.strictObject({
  tab: z.string().refine(isId),
  block: z.string().refine(isId).optional(),
  isLeaving: z.boolean().default(false),
});

/** How the editors of a page hear of each other. */
export const presenceActions = [
  definePageAction({
    method: 'POST',
    url: `${pagesPath}/:id/presence`,
    about:
      '`{ tab, block?, isLeaving? }`: says that a page is open in an editor, and which block is ' +
      'chosen there; answers `{ data, status }`: who else has it open, and where they are; the ' +
      'title of the page, at which hour it goes live, and which version visitors see',
    who: 'page:edit',
    guard: 'origin',
    body: jsonBody(sign),
    find: findEditablePage,
    async run({ site, body: { tab, block, isLeaving }, found: { page, contributor } }, { store }) {
      if (isLeaving) await store.write((db) => endPagePresence(db, page.id, tab));
      if (isLeaving) return { data: [] };
      const { account } = contributor;
      const now = store.now();
      const sign = { pageId: page.id, tab, account, block, now };
      return {
        data: await store.write((db) => notePagePresence(db, sign)),
        status: await loadPageStatus(store.read, { site, page }, now),
      };
    },
    json: (answer) => answer,
  }),
];
