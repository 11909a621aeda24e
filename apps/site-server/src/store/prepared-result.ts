/** What a run of a prepared query found or changed. */
export interface PreparedResult<Row> {
  readonly rows: Row[];
  /** The number of rows that were inserted, updated or deleted. */
  readonly affected: number;
}
