import { importAgain, type EditorBlocks } from '@frontage/page-editor';
import { blockFields } from '@frontage/react-blocks/fields';

/** The kinds of block that a page of a site may have. */
export const siteBlocks: EditorBlocks = {
  tables: blockFields,
  groups: async () => (await importAgain(() => import('./palette/block-groups'))).blockGroups,
  words: { text: 'nodes' },
};
