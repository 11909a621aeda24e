import { blockFields } from '@frontage/react-blocks/fields';
import type { PageSection } from '@frontage/site-model';
import { collectWords, type BlockTables } from '@frontage/site-model/fields';
import { plainTexts } from './plain-texts';
import { shownToAll } from './shown-to-all';

/**
 * Gives the texts of a page for the search, in order: those of the fields that are marked
 * searchable, but for hidden blocks and sections that not everybody sees: a search that finds them
 * would tell of them.
 *
 * @param document the page
 * @param tables the fields of its blocks
 * @returns plain texts, one for each paragraph, heading or item, without tags
 */
export function documentTexts(
  document: { readonly sections: readonly Pick<PageSection, 'blocks' | 'shownTo'>[] },
  tables: BlockTables = blockFields,
): string[] {
  return shownToAll(document).sections.flatMap(({ blocks }) =>
    blocks.flatMap(({ type, data }) => {
      const table = Object.hasOwn(tables, type) ? tables[type] : undefined;
      return table ? collectWords(table, data).flatMap(plainTexts) : [];
    }),
  );
}
