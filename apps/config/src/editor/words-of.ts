import type { PageBlock } from '@frontage/site-model';
import { collectWords } from '@frontage/site-model/fields';
import { blockTableOf } from './block-table-of';

/** Lists the words of a block that visitors search for; none of an unknown kind. */
export function wordsOf({ type, data }: Pick<PageBlock, 'type' | 'data'>): string[] {
  const table = blockTableOf(type);
  return table ? collectWords(table, data) : [];
}
