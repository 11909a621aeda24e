import type { JsonText } from '../../store/json-text';
import type { ItemKind } from '../../imports/other-sites/imported-item';
import type { FoundPart } from '../../imports/other-sites/report/finding';

/**
 * How far an import is. Of those that end in `ing` somebody works on it: it is read, brought in, or
 * what it made is removed.
 */
export const importStates = [
  'reading',
  'ready',
  'failed',
  'importing',
  'stopped',
  'done',
  'removing',
  'removed',
] as const;

/** One of them. */
export type ImportState = (typeof importStates)[number];

/** What somebody wants of an import. */
export interface ImportChoice {
  readonly kinds: readonly ItemKind[];
  /** Whether pictures are fetched from other servers. */
  readonly download: boolean;
}

/** An import of something from elsewhere. */
export interface SiteImportTable {
  id: string;
  site_id: string;
  /** The names of what was sent. */
  files: JsonText<readonly string[]>;
  /** The name of who brings it. */
  started_by: string;
  state: ImportState;
  /** Why it failed; '' if it did not. */
  trouble: string;
  wish: JsonText<ImportChoice>;
  /** How many things there are to do, and how many it has gone through. */
  total: number;
  done: number;
  created_at: number;
  /** When it last went on. */
  updated_at: number;
}

/**
 * What becomes of a thing: `new`, `same`, `kept` and `leftOut` as it is planned; `made` once it is
 * there, `removed` once it is not any more, and `stays` where it was changed since.
 */
export const lineStates = ['new', 'made', 'same', 'kept', 'leftOut', 'removed', 'stays'] as const;

/** One of them. */
export type LineState = (typeof lineStates)[number];

/** What the parts of a page became. */
export interface LineParts {
  readonly blocks: readonly FoundPart[];
  readonly kept: readonly FoundPart[];
  readonly leftOut: readonly FoundPart[];
}

/** What an import says of one thing. */
export interface SiteImportLineTable {
  import_id: string;
  /** Its place in the list. */
  place: number;
  /** Of which part of what was sent it is, from 0. */
  part: number;
  kind: ItemKind | 'other';
  /** The name of its file among those that were made of it. */
  name: string;
  /** Its address, or what it is called. */
  label: string;
  title: string;
  /** Where it comes from. */
  source: string;
  state: LineState;
  /** Why it is left out; '' if it is not. */
  why: string;
  parts: JsonText<LineParts>;
  target_id: string | null;
  /** The state in which it was made: another one was changed since. */
  stamp: string;
}

declare module '../../store/database' {
  interface StoreTables {
    site_import: SiteImportTable;
    site_import_line: SiteImportLineTable;
  }
}
