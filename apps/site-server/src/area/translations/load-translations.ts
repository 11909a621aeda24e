import { listPagesById, type ListedPage } from '../../pages/documents/list-pages';
import { listOriginals, type OriginalPage } from '../../pages/translations/list-originals';
import {
  emptyPageTranslation,
  listPageTranslation,
} from '../../pages/translations/page-translation';
import { listTranslations } from '../../pages/translations/translations';
import { listLanguages } from '../../sites/languages';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import { hasAllWords } from '../has-all-words';
import type { translationQuery, translationStates } from './translation-query';
import type * as z from 'zod';

/** A page of the main language beside its translation. */
export interface ListedTranslation {
  readonly original: Pick<OriginalPage, 'id' | 'title' | 'slug'>;
  /** The translated page; undefined if it is not begun. */
  readonly page: ListedPage | undefined;
  readonly state: (typeof translationStates)[number];
  /** How many of its texts are translated, and how many there are. */
  readonly done: number;
  readonly all: number;
}

/** The pages of a site in one of its languages. */
export interface ShownTranslations {
  readonly languages: readonly string[];
  /** '' for a site with one language. */
  readonly language: string;
  readonly query: z.infer<typeof translationQuery>;
  readonly rows: readonly ListedTranslation[];
}

/** Loads the pages of a site beside their translations into a language. */
export async function loadTranslations(
  db: Database,
  site: Site,
  query: z.infer<typeof translationQuery>,
): Promise<ShownTranslations> {
  const languages = listLanguages(site.settings);
  const language = languages.find((tag) => tag === query.language) ?? languages[0] ?? '';
  if (language === '') return { languages, language, query, rows: [] };
  const translations = await listTranslations(db, site.id);
  const ofLanguage = translations.filter((one) => one.language === language);
  const pages = await listPagesById(
    db,
    site.id,
    ofLanguage.map(({ id }) => id),
  );
  const left = new Set(pages.flatMap(({ id, state }) => (state === 'deleted' ? [] : [id])));
  const originals = await listOriginals(
    db,
    site.id,
    // Visitors may see the translation of a page that was deleted.
    ofLanguage.flatMap(({ id, originalId }) => (left.has(id) ? [originalId] : [])),
  );
  const rows = originals
    .filter(({ title, slug }) => hasAllWords(`${title} /${slug}`, query.q ?? ''))
    .map((original): ListedTranslation => {
      const found = ofLanguage.find(({ originalId }) => originalId === original.id);
      const page = pages.find(({ id }) => id === found?.id && left.has(id));
      const texts = listPageTranslation(original, found?.memory ?? emptyPageTranslation);
      const states = texts.map(({ state }) => state);
      const done = states.filter((state) => state === 'translated').length;
      return { original, page, state: stateOf(original, page, states), done, all: states.length };
    })
    .filter(({ state }) => query.state === undefined || state === query.state);
  return { languages, language, query, rows };
}

function stateOf(
  { isDeleted }: OriginalPage,
  page: ListedPage | undefined,
  states: readonly string[],
): ListedTranslation['state'] {
  if (isDeleted) return 'lost';
  if (!page) return 'none';
  if (states.includes('changed')) return 'changed';
  return states.includes('missing') ? 'missing' : 'done';
}
