import { optionControl } from '@frontage/react-blocks/server';
import { findProductsById } from '../catalogue/products';
import { variantByOptions } from '../catalogue/variant-by-options';
import type { Database } from '../../store/database';
import type { KeyedChange } from './read-cart-change';

/**
 * Sets the variant of a change whose post without scripts names it by the value of each option. If
 * no variant matches, the change is unchanged and will be refused.
 *
 * @param db the reading side
 * @param siteId the site
 * @param keyed the change
 * @param post its body
 */
export async function withChosenVariant(
  db: Database,
  siteId: string,
  keyed: KeyedChange,
  post: string,
): Promise<KeyedChange> {
  const { change } = keyed;
  const fields = new URLSearchParams(post);
  if (change.type !== 'add' || change.variantId !== '' || !fields.has(optionControl(0)))
    return keyed;
  const [stored] = await findProductsById(db, siteId, [change.productId]);
  const variant = stored && variantByOptions(stored.product, fields);
  return variant ? { ...keyed, change: { ...change, variantId: variant.id } } : keyed;
}
