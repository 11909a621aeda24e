import type { ContributorRole } from '@frontage/site-model/enums';
import type { JsonText } from '../store/json-text';

/** Somebody who looks after a site. Members of the site are no accounts. */
export interface AccountTable {
  id: string;
  site_id: string;
  /** As it was entered. */
  email: string;
  /** In lower case: one account per address and site. */
  email_key: string;
  name: string;
  /** As `Passwords` formats it. */
  password: string;
  roles: JsonText<readonly ContributorRole[]>;
  created_at: number;
  updated_at: number;
}

/**
 * What a link is for: it makes the first owner's account, sets a new password, or nothing at all,
 * since an address without an account is written down in the same way.
 */
export type AccountLinkKind = 'owner' | 'reset' | 'nobody';

/** A link that lets somebody in once. */
export interface AccountLinkTable {
  token_hash: string;
  site_id: string;
  kind: AccountLinkKind;
  account_id: string | null;
  created_at: number;
  expires_at: number;
}

declare module '../store/database' {
  interface StoreTables {
    account: AccountTable;
    account_link: AccountLinkTable;
  }
}
