/** Whose sessions they are: of those who look after a site, or of its members. */
export type SessionHolder = 'account' | 'member';

/** A browser in which somebody is signed in. */
export interface SessionTable {
  id: string;
  site_id: string;
  /** A token of one kind opens nothing of the other. */
  holder: SessionHolder;
  /** The account or the member. */
  holder_id: string;
  /** The store holds no token that opens anything. */
  token_hash: string;
  /** Such as `Firefox on Linux`. */
  device: string;
  /** The network it was opened from, such as `203.0.113.0/24`. */
  network: string;
  remembered: number;
  created_at: number;
  /** When it was last used, to within five minutes. */
  seen_at: number;
  expires_at: number;
}

declare module '../store/database' {
  interface StoreTables {
    session: SessionTable;
  }
}
