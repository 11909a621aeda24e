import type { DeclaredSection } from '../area-sections';
import * as z from 'zod';
import { findContributor } from '../../accounts/find-contributor';
import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import { findRedirect, listRedirectsTo } from '../../pages/documents/redirects';
import { publishDuePages, sweepDeletedPages } from '../../pages/documents/sweep-deleted-pages';
import { findDeletedOriginal } from '../../pages/translations/find-deleted-original';
import type { KeyRing } from '../../signing/key-ring';
import { enteredText } from '../../store/entered-text';
import { createPagePreviews } from './create-page-previews';
import { definePageAction, findPageAndPerson, withPreview } from './define-page-action';
import { listLinksAround } from './list-links-around';
import { listLinksHere } from './list-links-here';
import { loadPages } from './load-pages';
import { newPageActions } from './new-page-actions';
import { onePage } from './one-page';
import { pagePickActions } from './page-pick-actions';
import { onePageQuery, pageQuery, pagesPath, seenRevision } from './page-query';
import type { PageCode } from './page-texts';
import { pagesPage } from './pages-page';
import { previewAction } from './preview-action';
import { previewLinkActions } from './preview-link-actions';
import { sweepPreviewLinks } from './preview-links';
import { publishActions } from './publish-actions';
import { savePageFacts } from './save-page-facts';

const doneText = (done: NonNullable<z.infer<typeof onePageQuery>['done']>): PageCode =>
  done === 'saved' ? done : `${done}Done`;

/** The pages of a site, for those who look after it. */
const pageActions = [
  definePageAction({
    method: 'GET',
    url: pagesPath,
    parameters:
      '?q=…&state=published|draft|needsReview|scheduled|deleted&sort=changed&before=…&after=…',
    about:
      'the pages of the site by address, or what was changed last first, fifty at a time, searched ' +
      'by title or address',
    who: 'permission:config.readContent',
    guard: { none: 'changes nothing' },
    query: pageQuery,
    find: findContributor,
    run: ({ site, query }, { store }) => loadPages(store.read, site, query),
    json: ({ count, part }) => ({ data: { count, pages: part.rows } }),
    page: (list, { site, found }) => pagesPage(site, found, list),
  }),
  ...pagePickActions,
  definePageAction({
    method: 'GET',
    url: `${pagesPath}/:id`,
    about: 'one page: its state, title and address, and a link to its newest version',
    who: 'permission:config.readContent',
    guard: { none: 'changes nothing' },
    query: onePageQuery,
    find: findPageAndPerson,
    async run({ site, found: { page } }, services) {
      const { read } = services.store;
      const [linksHere, around, oldAddresses, leadsTo, deletedOriginal] = await Promise.all([
        listLinksHere(read, site.id, [page]),
        listLinksAround(read, site, [page]),
        listRedirectsTo(read, site.id, page.id),
        page.isVisible ? undefined : findRedirect(read, site.id, `/${page.slug}`),
        findDeletedOriginal(read, site.id, page.id),
      ]);
      const links = { linksHere, around, oldAddresses, leadsTo, deletedOriginal };
      return { ...withPreview(services, page), ...links };
    },
    json: false,
    page: (shown, { site, found: { contributor, may }, query: { done } }) =>
      onePage(site, contributor, { ...shown, may, ...(done && { done: doneText(done) }) }),
  }),
  definePageAction({
    method: 'POST',
    url: `${pagesPath}/:id`,
    about:
      '`revision`, `title`, `slug`, `description`, `members`: changes them for everybody at once; an ' +
      'address that visitors know leads to the new one; 303, 400 with what is wrong, 409 where ' +
      'somebody else has changed the page',
    who: 'page:edit',
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
    page(outcome, { site, found: { contributor, page, may } }, services) {
      if (outcome.wrong === undefined) return seeOther(`${pagesPath}/${page.id}?done=saved`);
      const { page: now, ...shown } = outcome;
      return onePage(site, contributor, { ...withPreview(services, now), may, ...shown });
    },
  }),
];

const minute = 60 * 1000;

/** What the pages of the area add to the server. */
export const areaPageRoom = {
  sections: [
    { group: 'Site', path: pagesPath, text: 'Pages', needs: 'config.readContent' },
  ] satisfies readonly DeclaredSection[],
  actions: [
    ...newPageActions,
    ...pageActions,
    ...publishActions,
    previewAction,
    ...previewLinkActions,
  ],
  services: ({ options: { keys } }: { options: { keys: KeyRing } }) => ({
    pagePreviews: createPagePreviews(keys.signer('page preview')),
  }),
  sweeps: [
    { every: minute, run: publishDuePages },
    { run: sweepDeletedPages },
    { run: sweepPreviewLinks },
  ],
};
