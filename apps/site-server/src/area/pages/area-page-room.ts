import * as z from 'zod';
import { findContributor } from '../../accounts/find-contributor';
import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import { findEditedPage } from '../../pages/documents/edited-page';
import { listPages } from '../../pages/documents/list-pages';
import { publishDuePages, sweepDeletedPages } from '../../pages/documents/sweep-deleted-pages';
import type { KeyRing } from '../../signing/key-ring';
import { enteredText } from '../../store/entered-text';
import { cutPart, partLimit } from '../list-part';
import { createPagePreviews } from './create-page-previews';
import { definePageAction, findPageAndPerson, withPreview } from './define-page-action';
import { onePage } from './one-page';
import { onePageQuery, pageQuery, pagesPath, seenRevision, type PageAct } from './page-query';
import type { PageCode } from './page-texts';
import { pagesPage } from './pages-page';
import { previewAction } from './preview-action';
import { publishActions } from './publish-actions';
import { savePageFacts } from './save-page-facts';

const doneText = (done: PageAct | 'saved'): PageCode => (done === 'saved' ? done : `${done}Done`);

/** The pages of a site, for those who look after it. */
const pageActions = [
  definePageAction({
    method: 'GET',
    url: pagesPath,
    parameters: '?q=…&state=published|draft|needsReview|scheduled|deleted&before=…&after=…',
    about: 'the pages of the site by address, fifty at a time, searched by title or address',
    who: 'permission:config.readContent',
    guard: { none: 'changes nothing' },
    query: pageQuery,
    find: findContributor,
    async run({ site, query: { q = '', state, before, after, done, page } }, { store: { read } }) {
      const part = { before, after, limit: partLimit };
      const found = await listPages(read, site.id, { state, search: q }, part);
      const deleted = done && page ? await findEditedPage(read, site.id, page) : undefined;
      // The first address stands for the newest row: the list goes up from there.
      const list = cutPart(found, { before: after, after: before });
      return { ...list, ...(deleted?.state === 'deleted' && { deleted }) };
    },
    json: ({ rows }) => ({ data: { pages: rows } }),
    page: (list, { site, found, query }) => pagesPage(site, found, { ...list, query }),
  }),
  definePageAction({
    method: 'GET',
    url: `${pagesPath}/:id`,
    about: 'one page: its state, title and address, and a link to its newest version',
    who: 'permission:config.readContent',
    guard: { none: 'changes nothing' },
    query: onePageQuery,
    find: findPageAndPerson,
    run: ({ found: { page } }, services) => withPreview(services, page),
    json: false,
    page: (shown, { site, found: { contributor }, query: { done } }) =>
      onePage(site, contributor, { ...shown, ...(done && { done: doneText(done) }) }),
  }),
  definePageAction({
    method: 'POST',
    url: `${pagesPath}/:id`,
    about:
      '`revision`, `title`, `slug`, `description`, `members`: changes them for everybody at once; an ' +
      'address that visitors know leads to the new one; 303, 400 with what is wrong, 409 where ' +
      'somebody else has changed the page',
    who: 'permission:config.editContent',
    guard: 'origin',
    body: formBody(
      z.object({
        revision: seenRevision,
        title: enteredText(300),
        slug: enteredText(200),
        description: enteredText(1_000),
        members: z.literal('on').optional(),
      }),
    ),
    find: findPageAndPerson,
    run: (call, services) => savePageFacts(call, services),
    json: false,
    page(outcome, { site, found: { contributor, page } }, services) {
      if (outcome.wrong === undefined) return seeOther(`${pagesPath}/${page.id}?done=saved`);
      const { page: now, ...shown } = outcome;
      return onePage(site, contributor, { ...withPreview(services, now), ...shown });
    },
  }),
];

const minute = 60 * 1000;

/** What the pages of the area add to the server. */
export const areaPageRoom = {
  actions: [...pageActions, ...publishActions, previewAction],
  services: ({ options: { keys } }: { options: { keys: KeyRing } }) => ({
    pagePreviews: createPagePreviews(keys.signer('page preview')),
  }),
  sweeps: [{ every: minute, run: publishDuePages }, { run: sweepDeletedPages }],
};
