import type { Database } from '../../store/database';

/** A product that was removed. */
export interface RemovedProduct {
  readonly siteId: string;
  readonly id: string;
}

/** What another room does in the transaction that removes a product. */
export type ProductRemoval = (db: Database, product: RemovedProduct) => Promise<void>;
