/** How often a script error was reported on a day. */
export interface ScriptErrorCountTable {
  site_id: string;
  day: string;
  hash: string;
  page: string;
  browser: string;
  times: number;
}

declare module '../../store/database' {
  interface StoreTables {
    script_error_count: ScriptErrorCountTable;
  }
}
