import { isPageSlug } from '@frontage/site-model';
import type { Contributor } from '../../accounts/create-identify';
import { writeAudit } from '../../audit/write-audit';
import type { EndpointRequest } from '../../http/endpoint';
import type { EditedPage } from '../../pages/documents/edited-page';
import { freePageSlug } from '../../pages/documents/pages';
import { savePage } from '../../pages/documents/save-page';
import {
  buildPageTranslation,
  emptyPageTranslation,
} from '../../pages/translations/page-translation';
import {
  deleteTranslation,
  listTranslations,
  saveTranslation,
} from '../../pages/translations/translations';
import { findEditedPage } from '../../pages/documents/edited-page';
import type { TranslationServices } from './define-translation-action';

/** A translation that somebody begins. */
export interface AddedTranslation {
  readonly request: Pick<EndpointRequest, 'address'>;
  readonly contributor: Contributor;
  readonly original: EditedPage;
  /** A BCP 47 tag of the site's languages. */
  readonly language: string;
}

/**
 * Makes a page for the translation of another one, which visitors do not see yet. Where there is
 * one already, it is that.
 *
 * @returns the id of the page
 */
export function addTranslation(
  store: TranslationServices['store'],
  { request, contributor: { account: by }, original, language }: AddedTranslation,
): Promise<string> {
  const { siteId } = original;
  return store.change(async (db) => {
    const known = (await listTranslations(db, siteId)).find(
      (one) => one.originalId === original.id && one.language === language,
    );
    const page = known && (await findEditedPage(db, siteId, known.id));
    if (page && page.state !== 'deleted') return page.id;
    // What was deleted may come back, then as a page for itself.
    if (known) await deleteTranslation(db, known.id);
    const empty = {
      ...original,
      document: { ...original.document, language, sections: [] },
    };
    const built = buildPageTranslation(original, empty, emptyPageTranslation);
    const slug = await freePageSlug(db, siteId, slugIn(language, original.slug));
    const { pageType, collectionId } = original;
    const { pageId: id } = await savePage(
      db,
      { siteId, slug, pageType, ...(collectionId !== null && { collectionId }), ...built.page },
      { now: store.now(), createId: store.createId, by: by.name },
    );
    const translation = { id, originalId: original.id, language, memory: built.memory };
    await saveTranslation(db, siteId, translation, store.now());
    const subject = `${original.title} · /${slug}`;
    await writeAudit(db, store, { act: 'pageAdded', by, request, subject });
    return id;
  });
}

/** Below the language: `/ar/about`; `/ar` for the home page. */
function slugIn(language: string, slug: string): string {
  const below = (segment: string) => [segment, slug].filter((part) => part !== '').join('/');
  const tag = language.toLowerCase();
  return isPageSlug(below(tag))
    ? below(tag)
    : below(`in-${tag}`)
        .slice(0, 150)
        .replace(/[-/]+$/, '');
}
