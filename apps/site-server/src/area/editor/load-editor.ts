import type { Contributor } from '../../accounts/create-identify';
import { listPartSettings } from './list-part-settings';
import { listShownTo } from './list-shown-to';
import { editedRecord, findEditedPage, type EditedPage } from '../../pages/documents/edited-page';
import { loadOwnSteps, stackOwnSteps } from '../../pages/documents/own-steps';
import { assetsPath } from '../assets/asset-query';
import { withPreview, type AreaPageServices } from '../pages/define-page-action';
import type { Site } from '../../sites/site-settings';
import { patternsPath } from '../patterns/pattern-room';
import { isItemPage } from '../pages/is-item-page';
import { editorQuery, itemFactsPath, pagesPath } from '../pages/page-query';
import { sayOfPages } from '../pages/page-texts';
import type { EditorData } from '@frontage/site-model/editing';
import { loadPageStatus } from './load-page-status';
import { listShownMarks } from './write-shown';

/**
 * Loads what the editor of a page begins with.
 *
 * @param services the store, what makes the address of the frame, and what renders the page in it
 * @param shown the page, and its site
 * @param contributor who edits it
 */
export async function loadEditor(
  services: Pick<AreaPageServices, 'store' | 'pagePreviews' | 'render'>,
  { site, page }: { readonly site: Site; readonly page: EditedPage },
  { account, permissions }: Pick<Contributor, 'account' | 'permissions'>,
): Promise<EditorData> {
  const { read } = services.store;
  // The number first: an edit that comes in between is told again, which changes nothing.
  const { edits } = await read
    .selectFrom('page')
    .select('edits')
    .where('id', '=', page.id)
    .executeTakeFirstOrThrow();
  const now = (await findEditedPage(read, page.siteId, page.id)) ?? page;
  const own = { pageId: page.id, accountId: account.id };
  const { past, future } = await stackOwnSteps(read, own);
  const { html } = await services.render(site, editedRecord(now), { showsHidden: true });
  const path = `${pagesPath}/${page.id}`;
  return {
    pageId: page.id,
    accountId: account.id,
    document: now.document,
    number: Number(edits),
    marks: listShownMarks(html),
    past: await loadOwnSteps(read, own, past),
    future: await loadOwnSteps(read, own, future),
    status: await loadPageStatus(read, { site, page: now }, services.store.now()),
    frame: `${withPreview(services, page).preview.href}?${editorQuery}`,
    shown: `${path}/shown`,
    edits: `${path}/edits`,
    steps: `${path}/steps`,
    presence: `${path}/presence`,
    choices: `${path}/choices`,
    files: assetsPath,
    patterns: patternsPath,
    keepsPatterns: permissions.includes('config.editContent'),
    shownTo: listShownTo(site.settings.experiments),
    partSettings: listPartSettings(permissions),
    ...(isItemPage(page) &&
      permissions.includes('config.editContent') && {
        pageFacts: { href: itemFactsPath(page.id), text: sayOfPages('itemFacts') },
      }),
  };
}
