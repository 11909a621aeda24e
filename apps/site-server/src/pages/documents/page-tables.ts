import type { PageDocument } from '@frontage/site-model';
import type { Generated } from 'kysely';
import type { JsonText } from '../../store/json-text';

/** A page is two pointers: the version that is worked on, and the one that visitors see. */
export interface PageTable {
  id: string;
  site_id: string;
  slug: string;
  page_type: number;
  collection_id: string | null;
  draft_version_id: string | null;
  published_version_id: string | null;
  created_at: number;
  updated_at: number;
}

/** One immutable state of a page. */
export interface PageVersionTable {
  id: string;
  site_id: string;
  page_id: string;
  number: number;
  title: string;
  description: string;
  document: JsonText<PageDocument>;
  /** Plain text of the page, as excerpts show it. */
  plain_text: string;
  created_at: number;
}

/**
 * The words that a page is found by, of the version that visitors see; each database indexes them
 * in its way.
 */
export interface PageWordsTable {
  /** What SQLite's index calls the row by. */
  id: Generated<number>;
  page_id: string;
  site_id: string;
  /** Words of the title, folded, with a space on either side of each. */
  title_words: string;
  /** Words of title, description and text, each once, in the same form. */
  words: string;
}

declare module '../../store/database' {
  interface StoreTables {
    page: PageTable;
    page_version: PageVersionTable;
    page_words: PageWordsTable;
  }
}
