import { optionControl } from '@frontage/react-blocks/server';
import { findProductsById } from '../catalogue/products';
import { variantByOptions } from '../catalogue/variant-by-options';
import type { Database } from '../../store/database';
import type { KeyedChange } from './read-cart-change';

/**
 * A change whose variant a post without scripts names by the value of each option. What names no
 * variant of the product stays as it is, and is refused as that.
 *
 * @param db the reading side
 * @param siteId the site
 * @param keyed the change as it was read
 * @param post the body it was read from
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
