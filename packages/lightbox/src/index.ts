export {
  lightboxDefaults,
  type LightboxHistory,
  type LightboxSettings,
  type LightboxTexts,
} from './defaults';
export { itemAddress, itemFromAddress, type AddressParts } from './item-address';
export type { LightboxContent, LightboxItem, LightboxMeta } from './lightbox-item';
export { pictureAddress, pictureBox, type PictureScreen } from './picture-address';
export { readHalf } from './read-half';
export { readSwipe, swipeAxis, type SwipeWay } from './read-swipe';
export { shownControls, type ControlPlace, type ShownControls } from './shown-controls';
export {
  stepLightbox,
  type LightboxEffect,
  type LightboxEvent,
  type LightboxState,
  type LightboxStep,
} from './step-lightbox';
export { clampView, wholePicture, zoomAt, type ZoomLimits, type ZoomView } from './zoom-view';
