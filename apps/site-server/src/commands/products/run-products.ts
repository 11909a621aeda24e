import { currentPrice, formatMoney, workflowLabel } from '@frontage/commerce-model';
import { findProductsById, listProductIds } from '../../shop/catalogue/products';
import type { StoredProduct } from '../../shop/catalogue/stored-product';
import { setStock } from '../../shop/stock/stock';
import type { Store } from '../../store/store';
import { escapeHidden } from '../../texts/escape-hidden';
import { columns } from '../terminal/columns';
import { onlySite } from '../terminal/only-site';
import type { ProductsArguments } from './read-products-arguments';

/**
 * Runs the command `products`, with which an owner lists products and sets their stock until there
 * is an owner's area.
 *
 * @param store the store
 * @param parsed what is wanted
 * @param output where the result is printed
 * @throws if there is no such site, product or variant; the message says what to do
 */
export async function runProducts(
  store: Store,
  parsed: ProductsArguments,
  output: NodeJS.WritableStream,
): Promise<void> {
  const siteId = parsed.site ?? (await onlySite(store));
  const message =
    parsed.do === 'list'
      ? await listProducts(store, siteId)
      : await changeStock(store, siteId, parsed);
  output.write(escapeHidden(message));
}

async function listProducts(store: Store, siteId: string): Promise<string> {
  const ids = await listProductIds(store.read, siteId);
  const found = await findProductsById(store.read, siteId, ids);
  found.sort((a, b) => a.position - b.position || (a.slug < b.slug ? -1 : 1));
  if (found.length === 0) return 'There are no products.\n';
  return `${columns([['Product', 'Variant', 'State', 'Price', 'Stock', 'Title'], ...found.flatMap(rowsOf)])}\n`;
}

/**
 * Makes a row for each variant, or one for a product without any; a digital product has its own
 * price.
 */
function rowsOf({ product, slug, state, currency }: StoredProduct): string[][] {
  const row = (variant: string, cents: number, stock: string): string[] => [
    slug,
    variant,
    workflowLabel(state),
    formatMoney({ cents, currency }, 'en'),
    stock,
    product.title,
  ];
  if (product.productType === 'digital') return [row('', currentPrice(product), '')];
  return product.variants.map((variant) =>
    row(
      variant.id,
      currentPrice(variant),
      variant.unlimited ? 'not counted' : String(variant.qtyInStock),
    ),
  );
}

async function changeStock(
  store: Store,
  siteId: string,
  { product: slug, variant, pieces }: Extract<ProductsArguments, { do: 'stock' }>,
): Promise<string> {
  const rows = await store.read
    .selectFrom('product')
    .select('id')
    .where('site_id', '=', siteId)
    .where((row) => row.or([row('slug', '=', slug), row('id', '=', slug)]))
    .execute();
  const [found] = await findProductsById(
    store.read,
    siteId,
    rows.map(({ id }) => id),
  );
  if (!found) throw new Error(`there is no product ${slug}. To see all products: products list`);
  const counted = found.product.variants.filter(({ unlimited }) => !unlimited);
  const [only] = counted.filter(({ id }) => variant === undefined || id === variant);
  if (!only)
    throw new Error(
      `${slug} has no counted stock${variant === undefined ? '' : ` of ${variant}`}. To see its variants: products list`,
    );
  if (variant === undefined && counted.length > 1)
    throw new Error(
      `${slug} has several variants. Name one with --variant: ${counted.map(({ id }) => id).join(', ')}`,
    );
  const stock = { productId: found.product.id, variantId: only.id, quantity: pieces };
  await store.change((db) => setStock(db, siteId, stock));
  return `${found.product.title}, ${only.id}: ${pieces} in stock, ${only.qtyInStock} before.\n`;
}
