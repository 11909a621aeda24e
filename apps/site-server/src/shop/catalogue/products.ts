import type { CurrencyCode, Product } from '@frontage/commerce-model';
import type { ProductTable } from '../../store/shop-tables';
import type { Database } from '../../store/tables';
import { checkProduct, type ProductInput, type productStates } from './check-product';
import { keepListing } from './listing';
import { parseJson } from '../../store/parse-json';
import { refuseForeignRow } from '../../sites/refuse-foreign-row';
import { keepStockRows, stockRows } from '../stock/stock-rows';
import { touchShop } from '../../sites/sites';

/** What a variant costs in a currency, minor units. */
export interface VariantPrice {
  priceCents: number;
  salePriceCents: number;
}

/** Prices by variant id; `''` stands for a digital product itself. */
export type PriceList = Readonly<Record<string, VariantPrice>>;

/** A product as its owner saved it. */
export interface StoredProduct {
  siteId: string;
  /** With prices in `currency`, and the stock there is now. */
  product: Product;
  currency: CurrencyCode;
  /** Of its page, such as `shop/moon-jar`. */
  slug: string;
  /** Plain text; an empty line parts paragraphs. */
  description: string;
  /** Assets, the first one for lists. */
  pictures: readonly string[];
  tags: readonly string[];
  /** `''` for none. */
  category: string;
  state: (typeof productStates)[number];
  /** UTC milliseconds. */
  publishAt: number | null;
  /** Of the parcel, in millimetres. */
  dimensions: { lengthMm: number; widthMm: number; heightMm: number } | null;
  /** The asset that buyers of a digital product may fetch. */
  fileId: string | null;
  /** Whether taxes apply. */
  taxable: boolean;
  /**
   * What may be given, in `currency`, minor units: suggested amounts, and within which limits
   * another; null for what is no donation.
   */
  donation: {
    amounts: readonly number[];
    free: { minCents: number; maxCents: number } | null;
  } | null;
  /** Its place among the products of its site: smaller ones come first. */
  position: number;
  /** Prices in further currencies; what has none there is not sold in it. */
  pricesByCurrency: Readonly<Partial<Record<CurrencyCode, PriceList>>>;
  /** UTC milliseconds. */
  createdAt: number;
  /** Counts its changes. */
  revision: number;
}

/**
 * Adds a product or changes it. The stock of a limited variant begins with its
 * `qtyInStock`; from then on only `setStock` and buyers change it.
 *
 * @param db the transaction of a write
 * @param siteId the site
 * @param input the product; its id is the row's id
 * @param now UTC milliseconds
 * @throws when it is not sound, its address is another's, or it belongs to another site
 */
export async function saveProduct(
  db: Database,
  siteId: string,
  input: ProductInput,
  now: number,
): Promise<void> {
  const { product, slug, category, state, publishAt, ...rest } = checkProduct(input);
  await refuseForeignRow(db, 'product', product.id, siteId);
  const taken = await db
    .selectFrom('product')
    .select('id')
    .where('site_id', '=', siteId)
    .where('slug', '=', slug)
    .where('id', '!=', product.id)
    .executeTakeFirst();
  if (taken)
    throw new Error(
      `[site-server] another product is at "${slug}". Choose another slug. Nothing was saved.`,
    );
  const values = {
    slug,
    category,
    state,
    publish_at: publishAt,
    document: JSON.stringify({ product, ...rest }),
    updated_at: now,
  };
  const { created_at: createdAt } = await db
    .insertInto('product')
    .values({ id: product.id, site_id: siteId, revision: 1, created_at: now, ...values })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({ ...values, revision: eb('product.revision', '+', 1) })),
    )
    .returning('created_at')
    .executeTakeFirstOrThrow();
  await keepStockRows(db, siteId, product);
  await keepListing(db, { ...rest, siteId, product, category, state, publishAt, createdAt });
  await touchShop(db, siteId);
}

/**
 * Several products with the stock there is now, in any state and order; unknown ids
 * and those of other sites are left out.
 *
 * @param db the reading side or a transaction
 * @param siteId the site
 * @param productIds their ids
 */
export async function products(
  db: Database,
  siteId: string,
  productIds: readonly string[],
): Promise<StoredProduct[]> {
  if (productIds.length === 0) return [];
  const rows = await db
    .selectFrom('product')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', 'in', productIds)
    .execute();
  return withStock(db, rows);
}

/** Whether visitors can see and buy a product. */
export function isVisible(
  { state, publishAt }: Pick<StoredProduct, 'state' | 'publishAt'>,
  now: number,
): boolean {
  return state === 'published' || (state === 'scheduled' && publishAt !== null && publishAt <= now);
}

/** What of a row is not in its document. */
type Document = Omit<
  StoredProduct,
  'siteId' | 'slug' | 'category' | 'state' | 'publishAt' | 'createdAt' | 'revision'
>;

async function withStock(db: Database, rows: readonly ProductTable[]): Promise<StoredProduct[]> {
  const stock = await stockRows(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    // Only `saveProduct` writes these columns.
    const document = parseJson(row.document) as Document;
    const variants = document.product.variants.map((variant) => ({
      ...variant,
      qtyInStock: stock(row.id, variant.id) ?? 0,
    }));
    return {
      ...document,
      product: { ...document.product, variants },
      siteId: row.site_id,
      slug: row.slug,
      category: row.category,
      state: row.state as StoredProduct['state'],
      publishAt: row.publish_at,
      createdAt: row.created_at,
      revision: row.revision,
    };
  });
}
