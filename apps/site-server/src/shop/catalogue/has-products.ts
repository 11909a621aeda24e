import { sql } from 'kysely';
import type { ProductType } from '@frontage/commerce-model';
import type { Database } from '../../store/database';

/** Which products count. */
export interface WantedProducts {
  /** @default any kind */
  readonly kind?: ProductType;
  /** Whether only those count that visitors see, or will see. @default false */
  readonly isPublished?: boolean;
}

/**
 * Whether a site has a product that was not deleted.
 *
 * @param db the reading side or a transaction
 * @param siteId the site
 * @param wanted which products count
 */
export async function hasProducts(
  db: Database,
  siteId: string,
  { kind, isPublished = false }: WantedProducts = {},
): Promise<boolean> {
  let query = db
    .selectFrom('product')
    .select('id')
    .where('site_id', '=', siteId)
    .where('deleted_at', 'is', null);
  if (isPublished) query = query.where('state', 'in', ['published', 'scheduled']);
  if (kind) query = query.where(sql<boolean>`document like ${`%"productType":"${kind}"%`}`);
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}
