import type { PageDocument } from '@frontage/site-model';
import type { Generated } from 'kysely';
import type { JsonText } from '../../store/json-text';

/** A page is two pointers: to the version being edited and to the one that visitors see. */
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
  /** Plain text of the page, for excerpts. */
  plain_text: string;
  created_at: number;
}

/** The search words of a page's published version; each database indexes them in its own way. */
export interface PageWordsTable {
  /** The row id in SQLite's index. */
  id: Generated<number>;
  page_id: string;
  site_id: string;
  /** Folded words of the title, with a space on both sides of each. */
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
