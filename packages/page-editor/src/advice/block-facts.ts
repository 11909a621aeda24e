import type { PageBlock } from '@frontage/site-model';
import { walkFields, type FieldTable } from '@frontage/site-model/fields';

/** What a page in the editor does not show of a block. */
export interface BlockFacts {
  /** Whether visitors do not see it: what it says trips nobody. */
  readonly isHidden: boolean;
  /** How many of its pictures its owner has called ornaments: their text is stored, and empty. */
  readonly ornaments: number;
}

/**
 * Tells what is stored of a block, and not shown.
 *
 * @param block as it is stored
 * @param table what its kind stores; without one nothing is known to be an ornament
 */
export function blockFacts(
  { hidden, data }: Pick<PageBlock, 'hidden' | 'data'>,
  table: FieldTable | undefined,
): BlockFacts {
  let ornaments = 0;
  if (table)
    walkFields(table, data, (field, value) => {
      if (field.kind === 'text' && field.mayBeEmpty === true && value === '') ornaments += 1;
    });
  return { isHidden: hidden === true, ornaments };
}
