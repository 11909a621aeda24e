import { writeAudit } from '../../audit/write-audit';
import { takeBackPage } from '../../pages/documents/pages';
import { isForVisitors, listLanguagePages } from '../../pages/translations/list-language-pages';
import { changeSettings } from '../../sites/change-settings';
import { listLanguages, withLanguages, withoutLanguage } from '../../sites/languages';
import type { HiddenPage, SiteSettings } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import { languageName } from '../language-name';
import { languageSubject } from '../settings/language-subject';
import {
  auditPage,
  claimForLanguage,
  showHiddenPages,
  type LanguageCall,
  type PageStore,
} from './show-hidden-pages';

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
      const page = isForVisitors(found)
        ? await claimForLanguage(db, call, found.id, store.now())
        : undefined;
      // Somebody may have made it the home page, which every site has.
      if (!page || page.slug === '') continue;
      await takeBackPage(db, page, store.now());
      await auditPage(db, store, call, { act: 'pageHidden', page });
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
  return store.change(async (db) => {
    await showHiddenPages(db, store, call);
    await change(db, store, call, (settings) => {
      const made = withLanguages(settings, [...listLanguages(settings), call.tag]);
      return 'wrong' in made ? settings : made.settings;
    });
  });
}

const byId = (one: { readonly id: string }, two: { readonly id: string }) =>
  one.id < two.id ? -1 : 1;

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
