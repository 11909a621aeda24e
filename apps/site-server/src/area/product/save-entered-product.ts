import type { Account } from '../../accounts/accounts';
import { writeAudit, type AuditedAct } from '../../audit/write-audit';
import { describeAsset } from '../../pictures/describe-asset';
import { findAssets } from '../../pictures/assets';
import type { ProductInput } from '../../shop/catalogue/check-product';
import { findEditedPageAt } from '../../pages/documents/edited-page';
import { isSlugTaken } from '../../shop/catalogue/is-slug-taken';
import { lockProduct } from '../../shop/catalogue/lock-product';
import { saveProduct } from '../../shop/catalogue/products';
import type { StoredProduct } from '../../shop/catalogue/stored-product';
import { editStock } from '../../shop/stock/edit-stock';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import type { Store } from '../../store/store';
import { loadProduct, type LoadedProduct } from './load-product';
import { changedFields, describeChange } from '../entries/describe-change';
import { mergeEntries } from '../entries/merge-entries';
import { normalizeAmounts } from './normalize-amounts';
import { fieldOf } from '../entries/entry-fields';
import { writeProductFields, type ProductFields } from './product-fields';
import { sayOfProductPage } from './product-page-texts';
import { readProductFields } from './read-product-fields';
import { syncProductPage } from './sync-product-page';

/** What somebody entered on a product's page. */
export interface EnteredProduct {
  readonly site: Site;
  readonly id: string;
  /** The kind of a new product. @default it is there already */
  readonly kind?: StoredProduct['product']['productType'] | undefined;
  /** The controls as they were opened and as they were entered: those that somebody may change. */
  readonly base: ProductFields;
  readonly entered: ProductFields;
  /** Who saves it, for the log. */
  readonly by: Pick<AuditedAct, 'request'> & { readonly by: Account };
}

/** How a save ended: only `saved` has stored anything. */
export type SaveEnd =
  | { readonly end: 'gone' }
  | { readonly end: 'saved'; readonly isMerged: boolean }
  | {
      readonly end: 'wrong' | 'conflict';
      readonly fields: ProductFields;
      /** What is wrong, by the names of the controls. */
      readonly wrong: ReadonlyMap<string, string>;
      /** What is stored where somebody else changed the same, by the names of the controls. */
      readonly conflicts: ReadonlyMap<string, string>;
      /** As it is stored now. */
      readonly loaded: LoadedProduct;
    };

/** An order took pieces between a look and a save. */
class StockMoved extends Error {}

/** How often a save that met an order is tried again. */
const mostAttempts = 3;

/**
 * Saves a product as somebody entered it. What somebody else changed meanwhile stays; where both
 * changed the same, nothing is saved and both are told.
 *
 * @param store with the product
 * @param entry what was entered, and by whom
 */
export async function saveEnteredProduct(
  store: Pick<Store, 'change' | 'now' | 'createId'>,
  entry: EnteredProduct,
): Promise<SaveEnd> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await store.change((db) => saveOnce(db, store, entry));
    } catch (error) {
      if (!(error instanceof StockMoved) || attempt === mostAttempts) throw error;
    }
  }
}

async function saveOnce(
  db: Database,
  store: Pick<Store, 'now' | 'createId'>,
  { site, id, kind, base, entered, by }: EnteredProduct,
): Promise<SaveEnd> {
  await lockProduct(db, site.id, id);
  const loaded = await loadProduct(db, site, id, kind);
  if (!loaded) return { end: 'gone' };
  const { stored, isNew, facts } = loaded;
  const now = writeProductFields(stored, facts);
  const { fields, conflicts } = mergeEntries(
    { base, entered: normalizeAmounts(entered, stored.currency), stored: now },
    { lists: ['variants', 'pictures', 'tags'], items: 'variants' },
  );
  const { input, wrong: misread } = readProductFields(fields, stored, facts);
  const wrong = new Map(misread);
  const oldSlug = isNew ? undefined : stored.slug;
  if (!wrong.has('slug') && (await isTaken(db, site.id, input, oldSlug)))
    wrong.set('slug', sayOfProductPage('takenSlug'));
  if (wrong.size > 0 || conflicts.size > 0) {
    const end = wrong.size > 0 ? 'wrong' : 'conflict';
    return { end, fields, wrong, conflicts, loaded };
  }
  const changed = changedFields(now, fields);
  if (!isNew && changed.length === 0) return { end: 'saved', isMerged: false };
  const checked = await withOwnFiles(db, stored, input);
  await saveProduct(db, site.id, checked, store.now());
  await saveStock(db, stored, input);
  await saveAlts(db, { site, fields, changed }, store.now());
  const { title } = input.product;
  const page = { siteId: site.id, id, title, slug: input.slug };
  const before = isNew ? undefined : { title: stored.product.title, slug: stored.slug };
  const write = { now: store.now(), createId: store.createId, by: by.by.name };
  await syncProductPage(db, page, before, write);
  await writeAudit(db, store, {
    ...by,
    act: isNew ? 'productAdded' : 'productChanged',
    subject: title,
    ...(!isNew && { change: describeChange(changed, now, fields) }),
  });
  const isMerged = Object.keys(base).some((name) => (now[name] ?? '') !== base[name]);
  return { end: 'saved', isMerged: !isNew && isMerged };
}

async function isTaken(
  db: Database,
  siteId: string,
  { slug, product }: ProductInput,
  oldSlug: string | undefined,
): Promise<boolean> {
  if (await isSlugTaken(db, siteId, slug, product.id)) return true;
  // Whoever may change the pages of products must not get another page by an address.
  return slug !== oldSlug && (await findEditedPageAt(db, siteId, slug)) !== undefined;
}

/** Leaves out files that the site does not have; those that the product had stay. */
async function withOwnFiles(
  db: Database,
  stored: StoredProduct,
  input: ProductInput,
): Promise<ProductInput> {
  const { pictures = [], variantPictures = {}, fileId } = input;
  const named = [...pictures, ...(fileId ? [fileId] : [])];
  const assets = await findAssets(db, stored.siteId, named);
  const isOwn = (id: string, forBuyers: boolean) =>
    assets.some((asset) => asset.id === id && asset.forBuyers === forBuyers);
  const allowed = pictures.filter((id) => stored.pictures.includes(id) || isOwn(id, false));
  return {
    ...input,
    pictures: allowed,
    variantPictures: Object.fromEntries(
      Object.entries(variantPictures).filter(([, picture]) => allowed.includes(picture)),
    ),
    fileId: fileId && (fileId === stored.fileId || isOwn(fileId, true)) ? fileId : null,
  };
}

/** Sets the stock of variants that were counted before; a new row begins with what was entered. */
async function saveStock(
  db: Database,
  { siteId, product }: StoredProduct,
  input: ProductInput,
): Promise<void> {
  const before = new Map(product.variants.map((variant) => [variant.id, variant]));
  for (const { id: variantId, unlimited, qtyInStock = 0 } of input.product.variants ?? []) {
    const old = before.get(variantId);
    if (!old || old.unlimited || unlimited || old.qtyInStock === qtyInStock) continue;
    const edit = { productId: product.id, variantId, seen: old.qtyInStock };
    const end = await editStock(db, siteId, { ...edit, wanted: { set: qtyInStock } });
    if (end !== 'done') throw new StockMoved();
  }
}

async function saveAlts(
  db: Database,
  { site, fields, changed }: { site: Site; fields: ProductFields; changed: readonly string[] },
  now: number,
): Promise<void> {
  const prefix = fieldOf('alt', '');
  for (const name of changed) {
    const alt = fields[name];
    if (!name.startsWith(prefix) || alt === undefined) continue;
    await describeAsset(db, site.id, { id: name.slice(prefix.length), alt: alt.trim() }, now);
  }
}
