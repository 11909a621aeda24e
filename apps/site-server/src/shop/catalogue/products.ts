import { variantLabel } from '@frontage/commerce-model';
import { sql, type RawBuilder } from 'kysely';
import { saveHeldWords } from '../../pages/documents/save-held-words';
import { refuseForeignRow } from '../../sites/refuse-foreign-row';
import { touchSiteShop } from '../../sites/sites';
import type { Database } from '../../store/database';
import { prepareQuery, type QueryParam } from '../../store/prepare-query';
import { parseJson, toJson } from '../../store/json-text';
import { searchKey } from '../../store/search-key';
import { syncStockRows } from '../stock/sync-stock-rows';
import { checkProduct, type ProductInput } from './check-product';
import { isSlugTaken } from './is-slug-taken';
import { nameVariants } from './name-variants';
import type { ProductTable } from './product-table';
import { replaceListing } from './replace-listing';
import type { StoredProduct } from './stored-product';

/**
 * Adds or changes a product. The stock of a limited variant starts with its `qtyInStock`; from then
 * on only `setStock` and buyers change it.
 *
 * @param db the transaction of a write
 * @param siteId the site
 * @param input the product; its id is the row's id
 * @param now UTC milliseconds
 * @param firstMade when a new product was made elsewhere, UTC milliseconds. @default now
 * @throws if it is not valid, its address belongs to another product, or it belongs to another site
 */
export async function saveProduct(
  db: Database,
  siteId: string,
  input: ProductInput,
  now: number,
  firstMade = now,
): Promise<void> {
  const checked = checkProduct(input);
  const { slug, category, state, publishAt, product: unnamed, ...rest } = checked;
  await refuseForeignRow(db, 'product', unnamed.id, siteId);
  const product = nameVariants(unnamed, await findSkus(db, unnamed.id));
  if (await isSlugTaken(db, siteId, slug, product.id))
    throw new Error(
      `[site-server] another product is at "${slug}". Choose another slug. Nothing was saved.`,
    );
  const values = {
    slug,
    category,
    state,
    publish_at: publishAt,
    search_text: searchKey(
      [product.title, slug, category, ...product.variants.map(({ sku }) => sku)].join('\n'),
    ),
    document: toJson({ product, ...rest }),
    updated_at: now,
    deleted_at: null,
  };
  const { created_at: createdAt } = await db
    .insertInto('product')
    .values({ id: product.id, site_id: siteId, revision: 1, created_at: firstMade, ...values })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({ ...values, revision: eb('product.revision', '+', 1) })),
    )
    .returning('created_at')
    .executeTakeFirstOrThrow();
  await syncStockRows(db, siteId, product);
  await replaceListing(db, { ...rest, siteId, product, category, state, publishAt, createdAt });
  const texts = product.variants.map(variantLabel);
  await saveHeldWords(db, { site_id: siteId, held_id: product.id, texts }, slug);
  await touchSiteShop(db, siteId);
}

/** Lists the ids of all products of a site, in any state, the oldest first. */
export async function listProductIds(db: Database, siteId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('site_id', '=', siteId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Reads the stored stock keeping units of a product, by variant. */
async function findSkus(db: Database, productId: string): Promise<ReadonlyMap<string, string>> {
  const row = await db
    .selectFrom('product')
    .select('document')
    .where('id', '=', productId)
    .executeTakeFirst();
  const variants = row ? parseJson(row.document).product.variants : [];
  return new Map(variants.map(({ id, sku }) => [id, sku]));
}

/**
 * Finds several products with their current stock, in any state and order; unknown and deleted ones
 * and those of other sites are left out.
 *
 * @param db the reading side or a transaction
 * @param siteId the site
 * @param productIds their ids
 */
export async function findProductsById(
  db: Database,
  siteId: string,
  productIds: readonly string[],
): Promise<StoredProduct[]> {
  if (productIds.length === 0) return [];
  const [productId, ...others] = productIds;
  const { rows } =
    productId !== undefined && others.length === 0
      ? await selectProduct(db, { siteId, productId })
      : await productsQuery(sql.val(siteId), sql.join(productIds)).execute(db);
  const stock = new Map(
    rows.flatMap((row): [string, number][] =>
      row.variant_id === null ? [] : [[stockKey(row.id, row.variant_id), row.quantity]],
    ),
  );
  return rows.flatMap((row) => (row.variant_id === null ? [readProduct(row, stock)] : []));
}

function productsQuery(siteId: RawBuilder<unknown>, ids: RawBuilder<unknown>) {
  return sql<ProductRow | StockRow>`
    select id, site_id, slug, category, state, publish_at, document, revision, created_at,
      cast(null as text) as variant_id, cast(null as bigint) as quantity
    from product where site_id = ${siteId} and id in (${ids}) and deleted_at is null
    union all
    select product_id, site_id, null, null, null, null, null, null, null, variant_id, quantity
    from stock where site_id = ${siteId} and product_id in (${ids})
  `;
}

const selectProduct = prepareQuery(
  (db, param: QueryParam<{ siteId: string; productId: string }>) => ({
    compile: () => productsQuery(param('siteId'), param('productId')).compile(db),
  }),
);

/** Whether visitors can see and buy a product. */
export function isProductVisible(
  { state, publishAt }: Pick<StoredProduct, 'state' | 'publishAt'>,
  now: number,
): boolean {
  return state === 'published' || (state === 'scheduled' && publishAt !== null && publishAt <= now);
}

/** The columns of a product's row, except those only used for writing. */
type ProductRow = Omit<ProductTable, 'updated_at' | 'search_text' | 'deleted_at'> & {
  readonly variant_id: null;
  readonly quantity: null;
};

/** The stock of a limited variant; an unlimited one has no such row. */
interface StockRow {
  readonly id: string;
  readonly variant_id: string;
  readonly quantity: number;
}

function readProduct(row: ProductRow, stock: ReadonlyMap<string, number>): StoredProduct {
  const document = parseJson(row.document);
  const variants = document.product.variants.map((variant) => ({
    ...variant,
    qtyInStock: stock.get(stockKey(row.id, variant.id)) ?? 0,
  }));
  return {
    ...document,
    // Products saved before variants had pictures have none.
    variantPictures: document.variantPictures ?? {},
    product: { ...document.product, variants },
    siteId: row.site_id,
    slug: row.slug,
    category: row.category,
    state: row.state,
    publishAt: row.publish_at,
    createdAt: row.created_at,
    revision: row.revision,
  };
}

function stockKey(productId: string, variantId: string): string {
  return JSON.stringify([productId, variantId]);
}
