import { blockFields } from '@frontage/react-blocks/fields';
import type { EditorBlocks } from '../editor-blocks';

/** The kinds of block of a site of this product. */
export const siteBlocks: EditorBlocks = { tables: blockFields, words: { text: 'nodes' } };
