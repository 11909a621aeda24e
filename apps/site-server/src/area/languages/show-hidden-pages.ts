import type { Contributor } from '../../accounts/create-identify';
import { writeAudit } from '../../audit/write-audit';
import type { EndpointRequest } from '../../http/endpoint';
import { claimPage } from '../../pages/documents/change-page-facts';
import { findEditedPage, type EditedPage } from '../../pages/documents/edited-page';
import { showPageAgain } from '../../pages/documents/pages';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import type { Store } from '../../store/store';

/** Who removes a language, or brings it back. */
export interface LanguageCall {
  readonly request: Pick<EndpointRequest, 'address'>;
  readonly site: Site;
  readonly contributor: Contributor;
  readonly tag: string;
}

/** What changes pages. */
export type PageStore = Pick<Store, 'change' | 'now' | 'createId'>;

/**
 * Shows the pages to visitors that were hidden with a language. What somebody has published,
 * scheduled or deleted since stays as it is.
 *
 * @param db the transaction of a write
 */
export async function showHiddenPages(
  db: Database,
  store: PageStore,
  call: LanguageCall,
): Promise<void> {
  const { hiddenPages = {} } = call.site.settings.languages?.[call.tag] ?? {};
  for (const [id, shown] of Object.entries(hiddenPages).sort()) {
    const before = await findEditedPage(db, call.contributor.account.siteId, id);
    if (!before || before.state === 'deleted' || before.isVisible || before.publishAt !== null)
      continue;
    const page = await claimForLanguage(db, call, id, store.now());
    if (!page) continue;
    await showPageAgain(db, page, shown, store.now());
    await auditPage(db, store, call, { act: 'pagePublished', page });
  }
}

/** Takes a page for a change; undefined where it is gone. */
export async function claimForLanguage(
  db: Database,
  { contributor: { account } }: LanguageCall,
  id: string,
  now: number,
): Promise<EditedPage | undefined> {
  const page = await findEditedPage(db, account.siteId, id);
  return page && (await claimPage(db, page, { now, by: account.name })) ? page : undefined;
}

/** Writes into the log what became of a page. */
export function auditPage(
  db: Database,
  store: PageStore,
  { request, contributor: { account: by } }: LanguageCall,
  { act, page }: { act: 'pageHidden' | 'pagePublished'; page: EditedPage },
): Promise<void> {
  return writeAudit(db, store, { act, by, request, subject: `${page.title} · /${page.slug}` });
}
