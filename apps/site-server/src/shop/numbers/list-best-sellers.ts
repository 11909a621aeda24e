import type { CurrencyCode } from '@frontage/commerce-model';
import type { Database } from '../../store/database';
import type { SaleTable } from '../orders/sale-table';
import type { TimeSpan } from './time-span';

/** What was bought of a product. */
export interface BestSeller {
  readonly productId: string;
  /** As it was sold. */
  readonly title: string;
  readonly pieces: number;
  /** Minor units, without what was given back. */
  readonly cents: number;
}

/** Which products are listed. */
export interface SellersPart extends TimeSpan {
  readonly currency: CurrencyCode;
  /** At most 500. */
  readonly limit: number;
  /** How many of the first ones are left out. @default none */
  readonly skip?: number;
}

/**
 * Lists what was bought within a span, what brought most first; donations are given, not bought.
 *
 * @param db the reading side
 * @param siteId the site
 * @param part the span, the currency, and which of the products
 */
export async function listBestSellers(
  db: Database,
  siteId: string,
  { from, to, currency, limit, skip = 0 }: SellersPart,
): Promise<readonly BestSeller[]> {
  const sums = await db
    .selectFrom('sale')
    .select(({ fn, cast }) => [
      'product_id',
      cast<number>(fn.sum('pieces'), 'bigint').as('sold'),
      cast<number>(fn.sum('cents'), 'bigint').as('brought'),
    ])
    .where('site_id', '=', siteId)
    .where('sold_at', '>=', from)
    .where('sold_at', '<', to)
    .where('currency', '=', currency)
    .where('kind', '<>', 'donate' satisfies SaleTable['kind'])
    .where('pieces', '>', 0)
    .groupBy('product_id')
    .orderBy('brought', 'desc')
    .orderBy('product_id')
    .limit(limit)
    .offset(skip)
    .execute();
  const ids = sums.map(({ product_id }) => product_id);
  const titles = await findLastTitles(db, siteId, ids);
  return sums.map(({ product_id: productId, sold, brought }) => ({
    productId,
    title: titles.get(productId) ?? '',
    pieces: sold,
    cents: brought,
  }));
}

/** The names under which products were sold last, whether they are still there or not. */
async function findLastTitles(
  db: Database,
  siteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('sale')
    .innerJoin(
      (eb) =>
        eb
          .selectFrom('sale')
          .select(({ fn }) => ['product_id as id', fn.max('sold_at').as('last_at')])
          .where('site_id', '=', siteId)
          .where('product_id', 'in', ids)
          .groupBy('product_id')
          .as('last'),
      (join) =>
        join.onRef('last.id', '=', 'sale.product_id').onRef('last.last_at', '=', 'sale.sold_at'),
    )
    .select(['sale.product_id', 'sale.title'])
    .where('sale.site_id', '=', siteId)
    .execute();
  return new Map(rows.map(({ product_id, title }) => [product_id, title]));
}
