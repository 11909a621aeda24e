import type { ImportStore } from './import-store';
import { saveCodeApprovals } from '../../pages/code/code-approvals';
import { listPageCodes } from '../../pages/code/page-codes';
import { importRedirects } from './import-redirects';
import { isSamePage } from './is-same-page';
import { importDraft } from './import-draft';
import { savePageFacts } from './collection-facts';
import { pageOfFile } from './page-of-file';
import { siteFileNames, type PageFile, type SiteFiles } from './site-files';

/** The part of a store that pages need. */
export type PageImportStore = Pick<
  ImportStore,
  'read' | 'write' | 'now' | 'publishedPages' | 'savePage' | 'publish'
>;

/**
 * Publishes the pages of a site, saves its drafts, and brings its redirects to what their file
 * says. The home page is the last of what visitors see: without it an interrupted import is known,
 * and done again.
 *
 * @param store the store
 * @param siteId the site
 * @param files as they were read
 * @param idOf gives an id by the name of a file
 * @param note is told of each file, and whether it changed anything
 * @returns the addresses of pages that visitors see and no file has
 */
export async function importPages(
  store: PageImportStore,
  siteId: string,
  { pages, drafts, redirects }: Pick<SiteFiles, 'pages' | 'drafts' | 'redirects'>,
  idOf: (name: string) => string,
  note: (name: string, isChanged: boolean) => void,
): Promise<string[]> {
  const before = await store.publishedPages(siteId);
  const imported = new Set<string | undefined>();
  const publish = async (page: PageFile) => {
    const input = pageOfFile(siteId, page, idOf);
    imported.add(input.id);
    const known = before.find(({ id }) => id === input.id);
    const isNew = !known || !isSamePage(known, input);
    if (isNew) await store.publish((await store.savePage(input)).pageId);
    // Whoever has the files of the site may let its code run.
    await store.write((db) =>
      saveCodeApprovals(db, siteId, listPageCodes(input.document), { by: '', now: store.now() }),
    );
    note(page.name, (await savePageFacts(store, siteId, page, input)) || isNew);
  };
  const save = async (draft: PageFile) =>
    note(draft.name, await importDraft(store, siteId, draft, idOf));
  const isHome = ({ slug }: PageFile) => slug === '';
  const isOther = (page: PageFile) => !isHome(page);
  for (const page of pages.filter(isOther)) await publish(page);
  for (const draft of drafts.filter(isOther)) await save(draft);
  for (const page of pages.filter(isHome)) await publish(page);
  for (const draft of drafts.filter(isHome)) await save(draft);
  const isLedElsewhere = await importRedirects(store, siteId, redirects, idOf);
  if (redirects.length > 0) note(siteFileNames.redirects, isLedElsewhere);
  return before.filter(({ id }) => !imported.has(id)).map(({ slug }) => `/${slug}`);
}
