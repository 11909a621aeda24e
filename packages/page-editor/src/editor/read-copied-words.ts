import type { JsonValue, PageBlock } from '@frontage/site-model';
import { readPasted } from '../rich-text/read-pasted';
import type { EditorBlocks } from './editor-blocks';

/**
 * Reads words that were copied in another program, as a block that shows them.
 *
 * @returns none where there are no words, or no kind of block that is words
 */
export function readCopiedWords(
  { words = {} }: Pick<EditorBlocks, 'words'>,
  copied: DataTransfer,
): Omit<PageBlock, 'id'>[] {
  const [kind] = Object.entries(words);
  const nodes: JsonValue = readPasted(copied);
  return kind && nodes.length > 0 ? [{ type: kind[0], data: { [kind[1]]: nodes } }] : [];
}
