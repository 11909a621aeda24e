/** Somebody who has joined a site, and confirmed an address by a mail. */
export interface MemberTable {
  id: string;
  site_id: string;
  /** As it was entered. */
  email: string;
  /** In lower case: one member per address and site. */
  email_key: string;
  name: string;
  /** As it is searched. */
  name_key: string;
  /** As `Passwords` formats it. */
  password: string;
  /** The cart of their browsers; null for none. It may have been bought or swept since. */
  cart_id: string | null;
  created_at: number;
  updated_at: number;
}

declare module '../store/database' {
  interface StoreTables {
    member: MemberTable;
  }
}
