import type { RenewalState } from './driver/renewal-state';

/** The renewal of one period; how often it was tried and when it is tried next stands in `subscription`. */
export interface RenewalTable {
  /** What the ledger, held stock and its order know it by; see `renewalId`. */
  id: string;
  site_id: string;
  subscription_id: string;
  /** The first order is period 1, so what is renewed is 2 or more. */
  period: number;
  at: RenewalState['at'];
  /** When the provider was asked for the try that is under way; null while none is. */
  asked_at: number | null;
  /** Of the money that renewed it. */
  payment_id: string | null;
  created_at: number;
  updated_at: number;
}

declare module '../../store/database' {
  interface StoreTables {
    renewal: RenewalTable;
  }
}
