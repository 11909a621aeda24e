/** Code that may run its scripts. */
export interface CodeApprovalTable {
  site_id: string;
  /** Of the code and all that it may load from: other code is not approved. */
  hash: string;
  /** Who published it first, by their name then. */
  by_name: string;
  created_at: number;
}

declare module '../../store/database' {
  interface StoreTables {
    code_approval: CodeApprovalTable;
  }
}
