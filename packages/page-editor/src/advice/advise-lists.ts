import type { Advice } from './advice';
import type { PageBlockRoot } from './list-page-blocks';

/**
 * Finds blocks that lead to the page of a collection where no item list shows what fits; their
 * markup says so.
 *
 * @param block as the page shows it
 */
export function adviseLists({ id, root }: PageBlockRoot): readonly Advice[] {
  return 'lacksList' in root.dataset ? [{ code: 'noItemList', values: {}, block: id }] : [];
}
