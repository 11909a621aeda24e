import type { Database } from '../../store/database';
import { listLabels, type LabelKind, type ProductLabel } from './list-labels';
import { lockProduct } from './lock-product';
import { productInput } from './product-input';
import { findProductsById, saveProduct } from './products';
import type { StoredProduct } from './stored-product';

/** A tag or a category that gets another name. */
interface RenamedLabel {
  readonly kind: LabelKind;
  readonly from: string;
  readonly to: string;
}

/**
 * Gives a tag or a category another name on every product that has it.
 *
 * @param db the transaction of a write
 * @param siteId the site
 * @param label its kind, its name and its new name
 * @param now UTC milliseconds
 * @returns how many products have it; `taken` if there is one of the new name, whatever its case
 */
export async function renameLabel(
  db: Database,
  siteId: string,
  { kind, from, to }: RenamedLabel,
  now: number,
): Promise<number | 'taken'> {
  const labels = await listLabels(db, siteId, kind);
  const isSame = ({ name }: ProductLabel) => name.toLowerCase() === to.toLowerCase();
  if (labels.some((label) => label.name !== from && isSame(label))) return 'taken';
  const ids = await findLabelled(db, siteId, kind, from);
  // In one order, or two who rename at once would wait for each other.
  for (const id of ids.sort()) await lockProduct(db, siteId, id);
  // Read once nobody else can change them: somebody may have just renamed another label.
  const locked = await findProductsById(db, siteId, ids);
  const products = locked.filter(({ tags, category }) =>
    kind === 'tag' ? tags.includes(from) : category === from,
  );
  for (const stored of products)
    await saveProduct(
      db,
      siteId,
      { ...productInput(stored), ...renamed(stored, kind, from, to) },
      now,
    );
  return products.length;
}

function renamed({ tags }: StoredProduct, kind: LabelKind, from: string, to: string) {
  return kind === 'category'
    ? { category: to }
    : { tags: [...new Set(tags.map((tag) => (tag === from ? to : tag)))] };
}

async function findLabelled(db: Database, siteId: string, kind: LabelKind, name: string) {
  const rows =
    kind === 'tag'
      ? await db
          .selectFrom('listing_tag')
          .select('product_id as id')
          .where('site_id', '=', siteId)
          .where('tag', '=', name)
          .execute()
      : await db
          .selectFrom('product')
          .select('id')
          .where('site_id', '=', siteId)
          .where('deleted_at', 'is', null)
          .where('category', '=', name)
          .execute();
  return rows.map(({ id }) => id);
}
