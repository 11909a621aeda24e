import type { PageDocument } from '@frontage/site-model';
import type { LeftOutChange, OperationOutcome, PageOperation } from '@frontage/site-model/editing';
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
  /** When its newest version is published; null for not by the clock. */
  publish_at: Generated<number | null>;
  /** 1: somebody should look at it before it is published. */
  needs_review: Generated<number>;
  /** Grows with every change, so that nobody overwrites what they have not seen. */
  revision: Generated<number>;
  /** Title and address as a search of the owner's area compares them. */
  search_text: Generated<string>;
  /** Who changed it last, by their name then; '' for a program. */
  changed_by: Generated<string>;
  /** The number of the last edit of its content. */
  edits: Generated<number>;
  /** The edit at which a program replaced the content: what was before it is not merged. */
  replaced_at_edit: Generated<number>;
  deleted_at: Generated<number | null>;
  /** What it was before it was deleted; null for a page that is there. */
  deleted_state: Generated<JsonText<DeletedState> | null>;
  created_at: number;
  updated_at: number;
}

/** What a page was before it was deleted. */
export interface DeletedState {
  readonly slug: string;
  readonly publishedVersionId: string | null;
}

/** An address that leads to another one. */
export interface RedirectTable {
  site_id: string;
  /** Decoded, with its slash: `/old`. */
  path: string;
  /** The page that it leads to, whatever the address of that is; null for `target`. */
  page_id: string | null;
  /** A path of the site or an address elsewhere; '' for a page. */
  target: string;
  created_at: number;
}

/** One state of a page; immutable once it is not open any more. */
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
  /** 1: the newest one, into which edits are still written. */
  is_open: Generated<number>;
  /** Who made it, or wrote into it last, by their name then; '' for a program. */
  changed_by: Generated<string>;
  created_at: number;
}

/** One change of a page's content, as an editor sent it. Nothing is ever taken out of it. */
export interface PageEditTable {
  page_id: string;
  site_id: string;
  /** Counted for the page, from 1. */
  number: number;
  id: string;
  step: string;
  undoes: string | null;
  /** The number of the version that its step brings back. */
  restores: number | null;
  account_id: string;
  /** The name of that account then. */
  by_name: string;
  operation: JsonText<PageOperation>;
  outcome: OperationOutcome;
  created_at: number;
}

/** A step that leaves a change out of what is published next. */
export interface PageLeftOutTable {
  page_id: string;
  step: string;
  site_id: string;
  /** Of its first edit. */
  number: number;
  account_id: string;
  /** The name of that account then. */
  by_name: string;
  change: JsonText<LeftOutChange>;
}

/** A tab in which a page is edited. */
export interface PagePresenceTable {
  page_id: string;
  tab: string;
  account_id: string;
  name: string;
  /** The block that is chosen there. */
  block: string | null;
  seen_at: number;
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
  /** 0: they were taken by the rules of an earlier version. */
  renewed: Generated<number>;
}

declare module '../../store/database' {
  interface StoreTables {
    page: PageTable;
    page_version: PageVersionTable;
    page_edit: PageEditTable;
    page_left_out: PageLeftOutTable;
    page_presence: PagePresenceTable;
    page_words: PageWordsTable;
    redirect: RedirectTable;
  }
}
