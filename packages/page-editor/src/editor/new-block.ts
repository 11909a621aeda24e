import type { PageBlock } from '@frontage/site-model';
import { wordsField, type EditorBlocks } from './editor-blocks';

/** A new block of a kind: empty words, or nothing yet. */
export function newBlock(blocks: EditorBlocks, kind: string): Omit<PageBlock, 'id'> {
  const field = wordsField(blocks, kind);
  return {
    type: kind,
    data: field === undefined ? {} : { [field]: [{ kind: 'paragraph', words: [] }] },
  };
}

/** What a new section begins with: words, or else a block of the first kind that there is. */
export function firstBlock(blocks: EditorBlocks): Omit<PageBlock, 'id'> {
  const [kind = ''] = Object.keys({ ...blocks.words, ...blocks.tables });
  return newBlock(blocks, kind);
}
