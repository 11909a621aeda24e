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
  /** Name and address, in the form in which a search compares texts. */
  search_text: string;
  /** As `Passwords` formats it. */
  password: string;
  roles: JsonText<readonly ContributorRole[]>;
  created_at: number;
  updated_at: number;
  /** When they last signed in; null for who has not yet. */
  signed_in_at: number | null;
}

/**
 * What a link is for: it makes the first owner's account, sets a new password, confirms a new
 * address, or nothing at all, since an address without an account is written down in the same way.
 */
export type AccountLinkKind = 'owner' | 'reset' | 'address' | 'nobody';

/** A link that lets somebody in once. */
export interface AccountLinkTable {
  token_hash: string;
  site_id: string;
  kind: AccountLinkKind;
  account_id: string | null;
  /** The new address that it confirms. */
  email: string | null;
  created_at: number;
  expires_at: number;
}

/** Somebody who was asked to look after a site, and has not answered yet. */
export interface AccountInvitationTable {
  id: string;
  site_id: string;
  /** As it was entered. */
  email: string;
  /** In lower case: one invitation per address and site. */
  email_key: string;
  roles: JsonText<readonly ContributorRole[]>;
  /** The account of who asked them: an invitation ends with it. */
  invited_by: string;
  /** Of the last link that was sent; those before it no longer work. */
  token_hash: string;
  /** The last mail, in the outbox. */
  mail_id: string;
  sent_at: number;
  expires_at: number;
}

declare module '../store/database' {
  interface StoreTables {
    account: AccountTable;
    account_link: AccountLinkTable;
    account_invitation: AccountInvitationTable;
  }
}
