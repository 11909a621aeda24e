import { openPreviewLinks } from './open-preview-links';
import { blockGroups, filesEntry } from './palette/block-groups';
import { openPalette } from './palette/open-palette';

/** What opens over the editor, in a file of its own. */
export const dialogs = { openPreviewLinks, openPalette, blockGroups, filesEntry };
