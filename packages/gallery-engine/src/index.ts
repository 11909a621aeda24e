export {
  galleryDefaults,
  galleryKeys,
  type AutoplayOptions,
  type GallerySettings,
} from './defaults';
export { galleryDesigns, isGalleryDesign, type GalleryDesign } from './designs/gallery-designs';
export {
  autocolumnsDefaults,
  autocolumnsVariables,
  isSizedGallery,
  type AutocolumnsOptions,
} from './designs/autocolumns-options';
export {
  autogridDefaults,
  autogridVariables,
  type AutogridOptions,
} from './designs/autogrid-options';
export {
  autorowsDefaults,
  autorowsVariables,
  type AutorowsOptions,
} from './designs/autorows-options';
export {
  gridDefaults,
  gridVariables,
  type GridOptions,
  type GridVariables,
} from './designs/grid-options';
export { gridTarget, type GridPlace } from './designs/grid-target';
export type { LayoutBoxes } from './designs/layout-boxes';
export { layoutColumns, type ColumnSizes } from './designs/layout-columns';
export { layoutRows, type RowSizes } from './designs/layout-rows';
export type { LayoutVariable, LayoutVariables } from './designs/layout-variables';
export { listDefaults, listVariables, type ListOptions } from './designs/list-options';
export { readColumnWidth } from './designs/read-column-width';
export { slideRatio } from './designs/slide-ratio';
export {
  createGalleryIndex,
  stepIndex,
  type GalleryDirection,
  type GalleryIndex,
  type GalleryIndexEffect,
  type GalleryIndexEvent,
  type GalleryIndexStep,
} from './gallery-index';
export { createAutoplay, randomIndex, type Autoplay, type AutoplayTimes } from './autoplay';
export { clickBehaviors, clickTurn, type ClickBehavior } from './click-turn';
export {
  activeClickBehaviors,
  carouselDefaults,
  sliderRatio,
  stackedDefaults,
  stackedTransitions,
  stripDefaults,
  type ActiveSlideClickBehavior,
  type CarouselOptions,
  type StackedOptions,
  type StackedTransition,
  type StripOptions,
} from './design-defaults';
export { readGalleryOptions, type GalleryOptions } from './gallery-options';
export { checkLightbox, reportOldGallery, type ReportGallery } from './report-gallery';
export {
  createGalleryStore,
  linkStores,
  type GalleryMember,
  type GalleryStore,
  type GalleryStoreOptions,
} from './gallery-store';
export { formatPlace, galleryTexts, type GalleryTexts, type SlidePlace } from './gallery-texts';
export {
  alreadyBoundMessage,
  galleryConsoleMessages,
  noContainerMessage,
  noLightboxMessage,
  oldGalleryMessage,
  unknownDesignMessage,
  unknownTransitionMessage,
} from './messages';
export {
  newSwipeDefaults,
  resizeDelay,
  scrollDefaults,
  scrollTime,
  swipeDefaults,
  touchTransitions,
} from './motion-defaults';
export { createMotionLock, lockGrace, type MotionLock } from './motion-lock';
export { readNoMotion } from './read-no-motion';
export {
  axisMessage,
  createResizeRule,
  thresholdMessage,
  type ResizeOptions,
} from './resize-options';
export { slideAddress, slideFromPath, slideHash } from './slide-address';
export { groupCount, slidesInView } from './slides-in-view';
export {
  readStripAlignment,
  stripOffset,
  type StripAlignment,
  type StripPlace,
} from './strip-offset';
export {
  stepSwipe,
  swipeTurn,
  type SwipeEffect,
  type SwipeEnd,
  type SwipeEvent,
  type SwipeState,
} from './step-swipe';
export {
  boundariesMessage,
  boundDrag,
  checkBoundaries,
  checkSnapPoints,
  snapPointsMessage,
  snapTime,
  swipeBoundaries,
  type SwipeBoundaries,
} from './swipe-boundaries';
export { readGalleryKey } from './read-gallery-key';
export { slideFromHash, type SlideName } from './slide-from-hash';
export { thumbnailDefaults } from './designs/thumbnail-defaults';
export { wrapIndex } from './wrap-index';
