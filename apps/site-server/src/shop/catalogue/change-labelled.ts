import type { Database } from '../../store/database';
import type { LabelKind } from './list-labels';
import { lockProduct } from './lock-product';
import { productInput } from './product-input';
import { findProductsById, saveProduct } from './products';
import type { StoredProduct } from './stored-product';

/** A tag or a category by its name. */
export interface NamedLabel {
  readonly kind: LabelKind;
  readonly name: string;
}

/**
 * Puts something else in the place of a tag or a category on every product that has it.
 *
 * @param db the transaction of a write
 * @param siteId the site
 * @param label its kind and its name
 * @param to another name; '' for none
 * @param now UTC milliseconds
 * @returns how many products had it
 */
export async function changeLabelled(
  db: Database,
  siteId: string,
  { kind, name }: NamedLabel,
  to: string,
  now: number,
): Promise<number> {
  const ids = await findLabelled(db, siteId, { kind, name });
  // In one order, or two who change labels at once would wait for each other.
  for (const id of ids.sort()) await lockProduct(db, siteId, id);
  // Read once nobody else can change them: somebody may have just changed another label.
  const locked = await findProductsById(db, siteId, ids);
  const products = locked.filter(({ tags, category }) =>
    kind === 'tag' ? tags.includes(name) : category === name,
  );
  for (const stored of products) {
    const labels = kind === 'tag' ? { tags: replaced(stored, name, to) } : { category: to };
    await saveProduct(db, siteId, { ...productInput(stored), ...labels }, now);
  }
  return products.length;
}

function replaced({ tags }: StoredProduct, name: string, to: string): string[] {
  const changed = tags.map((tag) => (tag === name ? to : tag)).filter((tag) => tag !== '');
  return [...new Set(changed)];
}

async function findLabelled(db: Database, siteId: string, { kind, name }: NamedLabel) {
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
