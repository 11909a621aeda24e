/** Counts as a table: on the page, and as a file. */
export interface VisitTable {
  /** In addresses. */
  readonly id: string;
  readonly title: string;
  /** The first is that of the names. */
  readonly headings: readonly string[];
  readonly rows: readonly VisitRow[];
  /** What stands in place of rows. */
  readonly empty: string;
  /** What stands below it. @default nothing */
  readonly note?: string;
}

/** One of its rows. */
export interface VisitRow {
  readonly name: string;
  /** @default no link */
  readonly href?: string | undefined;
  /** Numbers are shown as they are read; the first has a bar. */
  readonly values: readonly (number | string)[];
}
