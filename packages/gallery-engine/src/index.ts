export { galleryDefaults, galleryKeys, type AutoplayOptions, type GallerySettings } from './defaults';
export { galleryDesigns, isGalleryDesign, type GalleryDesign } from './designs/gallery-designs';
export { gridDefaults, gridVariables, type GridOptions, type GridVariables } from './designs/grid';
export { gridTarget, type GridPlace } from './designs/grid-target';
export {
  createGalleryIndex,
  stepIndex,
  type GalleryDirection,
  type GalleryIndex,
  type GalleryIndexEffect,
  type GalleryIndexEvent,
  type GalleryIndexStep,
} from './gallery-index';
export { alreadyBoundMessage, noContainerMessage, unknownDesignMessage } from './messages';
export { readGalleryKey } from './read-gallery-key';
export { slideFromHash, type SlideName } from './slide-from-hash';
export { wrapIndex } from './wrap-index';
