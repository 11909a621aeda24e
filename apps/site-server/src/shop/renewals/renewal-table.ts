import type { RenewalState } from './driver/renewal-state';

/**
 * The renewal of one period; `subscription` has the number of attempts and the time of the next.
 */
export interface RenewalTable {
  /** Its id in the ledger, in held stock and in its order; see `renewalId`. */
  id: string;
  site_id: string;
  subscription_id: string;
  /** The first order is period 1, so a renewed one is 2 or more. */
  period: number;
  at: RenewalState['at'];
  /** When the provider was asked about the current attempt; null if there is none. */
  asked_at: number | null;
  /** The payment that renewed it. */
  payment_id: string | null;
  created_at: number;
  updated_at: number;
}

declare module '../../store/database' {
  interface StoreTables {
    renewal: RenewalTable;
  }
}
