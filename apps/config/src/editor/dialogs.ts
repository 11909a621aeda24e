export { openPreviewLinks } from './open-preview-links';
export { blockGroups, filesEntry } from './palette/block-groups';
export { openPalette } from './palette/open-palette';
