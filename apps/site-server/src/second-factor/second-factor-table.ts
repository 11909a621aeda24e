/** The authenticator app of an account that signs in with a second factor. */
export interface SecondFactorTable {
  account_id: string;
  /** What the app makes its codes from, encrypted: a copy of the store makes none. */
  sealed_secret: string;
  /** The time step of the last code that was used: no code counts twice. */
  last_step: number;
  created_at: number;
}

/** A code that lets somebody in once who has lost their app. */
export interface RecoveryCodeTable {
  account_id: string;
  code_hash: string;
}

declare module '../store/database' {
  interface StoreTables {
    second_factor: SecondFactorTable;
    recovery_code: RecoveryCodeTable;
  }
}
