import type { PageBlock } from '@frontage/site-model';
import { collectWords } from '@frontage/site-model/fields';
import { blockTable, type EditorBlocks } from './editor-blocks';

/**
 * Lists the words of a block that visitors search for; none of an unknown kind.
 *
 * @param known the kinds that there are
 */
export function wordsOf(
  known: Pick<EditorBlocks, 'tables'>,
  { type, data }: Pick<PageBlock, 'type' | 'data'>,
): string[] {
  const table = blockTable(known, type);
  return table ? collectWords(table, data) : [];
}
