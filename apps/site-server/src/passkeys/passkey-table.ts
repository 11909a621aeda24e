/** A passkey of an account. */
export interface PasskeyTable {
  id: string;
  account_id: string;
  /** What the authenticator calls it, in base64url. */
  credential_id: string;
  /** As SPKI, in base64url. */
  public_key: string;
  /** How often it was used, as it says itself; 0 for one that does not count. */
  counter: number;
  /** What its owner calls it. */
  name: string;
  created_at: number;
  /** Null for one that was not used yet. */
  used_at: number | null;
}

/** A challenge that was answered: no answer counts twice. */
export interface SpentPasskeyChallengeTable {
  challenge_hash: string;
  expires_at: number;
}

declare module '../store/database' {
  interface StoreTables {
    passkey: PasskeyTable;
    spent_passkey_challenge: SpentPasskeyChallengeTable;
  }
}
