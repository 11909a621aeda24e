import { blockFields } from '@frontage/react-blocks/fields';
import type { PageDocument } from '@frontage/site-model';
import { collectWords, type BlockTables } from '@frontage/site-model/fields';
import { plainTexts } from './plain-texts';

/**
 * The texts that the search finds in a page, in order: those that the fields of its blocks call
 * searchable.
 *
 * @param document the page
 * @param tables what its blocks store
 * @returns plain texts, one for each paragraph, heading or item, tags removed
 */
export function documentTexts(
  { sections }: { readonly sections: readonly Pick<PageDocument['sections'][number], 'blocks'>[] },
  tables: BlockTables = blockFields,
): string[] {
  return sections.flatMap(({ blocks }) =>
    blocks.flatMap(({ type, data }) => {
      const table = Object.hasOwn(tables, type) ? tables[type] : undefined;
      return table ? collectWords(table, data).flatMap(plainTexts) : [];
    }),
  );
}
