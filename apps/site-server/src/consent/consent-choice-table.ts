/** One choice of a visitor. It says nothing of who that was, or from where. */
export interface ConsentChoiceTable {
  id: string;
  site_id: string;
  /** In the cookie of whoever accepted; '' for a refusal that takes nothing back. */
  consent_id: string;
  /** `accepted` or `refused`. */
  choice: string;
  /** What it allows, separated by commas; '' for nothing. */
  categories: string;
  banner_version: number;
  /** Of what the banner said; '' if the choice was made without one. */
  text_hash: string;
  /** Of what it said, BCP 47. */
  language: string;
  /** Whether the browser sent Global Privacy Control: 0 or 1. */
  has_signal: number;
  created_at: number;
}

declare module '../store/database' {
  interface StoreTables {
    consent_choice: ConsentChoiceTable;
  }
}
