import type { JsonText } from '../../store/json-text';

/** A page that says in another language what an original says. */
export interface PageTranslationTable {
  page_id: string;
  site_id: string;
  original_id: string;
  /** A BCP 47 tag of the site's languages. */
  language: string;
  /** What each text of the original is in that language. */
  words: JsonText<Readonly<Record<string, string>>>;
  /** Which text of the original stood at a place when the translation was saved last. */
  places: JsonText<Readonly<Record<string, string>>>;
  /** The ids of the original's blocks then. */
  blocks: JsonText<readonly string[]>;
  created_at: number;
}

declare module '../../store/database' {
  interface StoreTables {
    page_translation: PageTranslationTable;
  }
}
