import type { Permission } from '@frontage/site-model/enums';
import type { JsonText } from '../store/json-text';

/** What a program acts by, for somebody who looks after a site. */
export interface AccessTokenTable {
  id: string;
  site_id: string;
  /** Who made it: it never does more than they may, and ends with them. */
  account_id: string;
  /** What it is for, in the log and in the list. */
  name: string;
  /** The name, in the form in which a search compares texts. */
  search_text: string;
  /** The store holds no token that opens anything. */
  token_hash: string;
  permissions: JsonText<readonly Permission[]>;
  created_at: number;
  expires_at: number;
  /** To within five minutes; null for one that was not used yet. */
  used_at: number | null;
}

declare module '../store/database' {
  interface StoreTables {
    access_token: AccessTokenTable;
  }
}
