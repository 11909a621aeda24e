import type { Contributor } from '../../accounts/create-identify';
import { writeAudit } from '../../audit/write-audit';
import type { EndpointRequest } from '../../http/endpoint';
import { claimPage } from '../../pages/documents/change-page-facts';
import { findEditedPage, type EditedPage } from '../../pages/documents/edited-page';
import { showPageAgain, takeBackPage } from '../../pages/documents/pages';
import { isForVisitors, listLanguagePages } from '../../pages/translations/list-language-pages';
import { changeSettings } from '../../sites/change-settings';
import { listLanguages, withLanguages, withoutLanguage } from '../../sites/languages';
import type { HiddenPage, Site, SiteSettings } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import type { Store } from '../../store/store';
import { languageName } from '../settings/language-name';
import { languageSubject } from '../settings/language-subject';

/** Who removes a language, or brings it back. */
export interface LanguageCall {
  readonly request: Pick<EndpointRequest, 'address'>;
  readonly site: Site;
  readonly contributor: Contributor;
  readonly tag: string;
}

type PageStore = Pick<Store, 'change' | 'now' | 'createId'>;

/**
 * Takes a language from a site; its words and its pages are kept.
 *
 * @param hidesPages whether visitors do not see its pages any more. They come back with it
 */
export function removeLanguage(
  store: PageStore,
  call: LanguageCall,
  hidesPages: boolean,
): Promise<void> {
  const { siteId } = call.contributor.account;
  return store.change(async (db) => {
    const hidden: [string, HiddenPage][] = [];
    const pages = hidesPages ? await listLanguagePages(db, siteId, call.tag) : [];
    // In one order, or two who do this at once would wait for each other.
    for (const found of pages.toSorted(byId)) {
      const { versionId, publishAt } = found;
      const page = isForVisitors(found) ? await claim(db, call, found.id, store.now()) : undefined;
      // Somebody may have made it the home page, which every site has.
      if (!page || page.slug === '') continue;
      await takeBackPage(db, page, store.now());
      await audit(db, store, call, { act: 'pageHidden', page });
      hidden.push([page.id, { versionId, publishAt }]);
    }
    await change(db, store, call, (settings) =>
      listLanguages(settings).includes(call.tag)
        ? withoutLanguage(settings, call.tag, Object.fromEntries(hidden))
        : settings,
    );
  });
}

/** Gives a site a language back that it had once, with the pages that were hidden with it. */
export function restoreLanguage(store: PageStore, call: LanguageCall): Promise<void> {
  const { siteId } = call.contributor.account;
  return store.change(async (db) => {
    const { hiddenPages = {} } = call.site.settings.languages?.[call.tag] ?? {};
    for (const [id, shown] of Object.entries(hiddenPages).sort()) {
      const before = await findEditedPage(db, siteId, id);
      // What somebody has published, scheduled or deleted since stays as it is.
      if (!before || before.state === 'deleted' || before.isVisible || before.publishAt !== null)
        continue;
      const page = await claim(db, call, id, store.now());
      if (!page) continue;
      await showPageAgain(db, page, shown, store.now());
      await audit(db, store, call, { act: 'pagePublished', page });
    }
    await change(db, store, call, (settings) => {
      const made = withLanguages(settings, [...listLanguages(settings), call.tag]);
      return 'wrong' in made ? settings : made.settings;
    });
  });
}

const byId = (one: { readonly id: string }, two: { readonly id: string }) =>
  one.id < two.id ? -1 : 1;

/** Takes a page for a change; undefined where it is gone. */
async function claim(
  db: Database,
  { contributor: { account } }: LanguageCall,
  id: string,
  now: number,
): Promise<EditedPage | undefined> {
  const page = await findEditedPage(db, account.siteId, id);
  return page && (await claimPage(db, page, { now, by: account.name })) ? page : undefined;
}

function audit(
  db: Database,
  store: PageStore,
  { request, contributor: { account: by } }: LanguageCall,
  { act, page }: { act: 'pageHidden' | 'pagePublished'; page: EditedPage },
): Promise<void> {
  return writeAudit(db, store, { act, by, request, subject: `${page.title} · /${page.slug}` });
}

async function change(
  db: Database,
  store: PageStore,
  { request, contributor: { account: by }, tag }: LanguageCall,
  edit: (settings: SiteSettings) => SiteSettings,
): Promise<void> {
  const logged: { before: string; after: string }[] = [];
  const name = languageName(tag);
  const writeDown = (before: SiteSettings): SiteSettings => {
    const after = edit(before);
    const had = listLanguages(before).includes(tag);
    if (after !== before) logged.push({ before: had ? name : '', after: had ? '' : name });
    return after;
  };
  await changeSettings(db, by.siteId, writeDown, store.now());
  const act = { act: 'settingsChanged', by, request, subject: languageSubject.title } as const;
  for (const change of logged) await writeAudit(db, store, { ...act, change });
}
