/** A script error; the same one again is the same row. */
export interface ScriptErrorTable {
  site_id: string;
  hash: string;
  message: string;
  /** File and line. */
  place: string;
  /** Of the first report. */
  stack: string;
  first_at: number;
  last_at: number;
}

declare module '../../store/database' {
  interface StoreTables {
    script_error: ScriptErrorTable;
  }
}
