import { isOnSale, isSoldOut, productPrices, isCurrencyCode } from '@frontage/commerce-model';
import type { Database } from '../../store/database';
import type { ListingTable, ListingTagTable, ListingVariantTable } from './listing-table';
import { productIn } from './product-in';
import type { StoredProduct } from './stored-product';

/** The product data for lists. */
type Listed = Pick<
  StoredProduct,
  | 'siteId'
  | 'product'
  | 'currency'
  | 'pricesByCurrency'
  | 'tags'
  | 'category'
  | 'state'
  | 'publishAt'
  | 'position'
  | 'createdAt'
>;

/**
 * The searchable rows of a product: one for each currency that it is sold in, its tags, and its
 * limited variants.
 */
interface ListingRows {
  readonly listing: readonly ListingTable[];
  readonly tags: readonly ListingTagTable[];
  readonly variants: readonly ListingVariantTable[];
}

/** The number of rows per statement: databases limit the number of values. */
const atOnce = 500;

/**
 * Builds the searchable rows, so that a page of products needs no documents of all products.
 *
 * @param listed the product; its stock does not matter
 */
function buildListingRows(listed: Listed): ListingRows {
  const { product, siteId, category, state, publishAt, position, createdAt } = listed;
  const currencies = [
    ...new Set([
      listed.currency,
      ...Object.keys(listed.pricesByCurrency).filter((key) => isCurrencyCode(key)),
    ]),
  ];
  const sold = currencies.flatMap((currency) => productIn(listed, currency) ?? []);
  const shared = {
    product_id: product.id,
    site_id: siteId,
    title: product.title,
    category,
    visible_from: visibleFrom(state, publishAt),
    position,
    created_at: createdAt,
  };
  return {
    listing: sold.map((entry) => ({
      ...shared,
      currency: entry.currency,
      from_cents: productPrices(entry.product).fromCents,
      on_sale: Number(isOnSale(entry.product)),
      is_endless: Number(isEndless(entry.product)),
    })),
    tags: [...new Set(listed.tags)].map((tag) => ({
      product_id: product.id,
      site_id: siteId,
      tag,
    })),
    variants: sold.flatMap((entry) =>
      isEndless(entry.product)
        ? []
        : entry.product.variants.map(({ id }) => ({
            product_id: product.id,
            currency: entry.currency,
            variant_id: id,
          })),
    ),
  };
}

/** Null for a draft. */
function visibleFrom(state: Listed['state'], publishAt: Listed['publishAt']): number | null {
  if (state === 'published') return 0;
  return state === 'scheduled' ? publishAt : null;
}

/**
 * Stores the searchable rows.
 *
 * @param db the transaction that saves the product
 * @param listed the product
 */
export async function replaceListing(db: Database, listed: Listed): Promise<void> {
  await deleteListing(db, listed.product.id);
  await insertListing(db, buildListingRows(listed));
}

/** Removes the searchable rows of a product. */
export async function deleteListing(db: Database, productId: string): Promise<void> {
  await db.deleteFrom('listing').where('product_id', '=', productId).execute();
  await db.deleteFrom('listing_tag').where('product_id', '=', productId).execute();
  await db.deleteFrom('listing_variant').where('product_id', '=', productId).execute();
}

/** Adds rows for products without any. */
async function insertListing(
  db: Database,
  { listing, tags, variants }: ListingRows,
): Promise<void> {
  if (listing.length > 0) await db.insertInto('listing').values(listing).execute();
  if (tags.length > 0) await db.insertInto('listing_tag').values(tags).execute();
  for (let from = 0; from < variants.length; from += atOnce)
    await db
      .insertInto('listing_variant')
      .values(variants.slice(from, from + atOnce))
      .execute();
}

/** Whether it is unlimited, whatever is in stock. */
function isEndless({ productType, variants }: Listed['product']): boolean {
  return !isSoldOut({
    productType,
    variants: variants.map(({ unlimited }) => ({ unlimited, qtyInStock: 0 })),
  });
}
