export {
  imageDefaults,
  resolveImageOptions,
  type ImageLoad,
  type ImageMode,
  type ImageOptions,
} from './image-options';
export { drawnBox, type DrawnBox } from './drawn-box';
export {
  invalidElementMessage,
  missingParentMessage,
  missingSourceMessage,
  noImageMessage,
  noImagesMessage,
} from './messages';
export { neededWidth, type NeededWidth } from './needed-width';
export { pickWidth } from './pick-width';
export { pictureWidths, type PictureWidth } from './picture-widths';
export { placePicture, type PicturePlace, type PlacePicture } from './place-picture';
export { readDimensions, type Size } from './read-dimensions';
export { readFocalPoint, type FocalPoint } from './read-focal-point';
export { sizedAddress, type SizeFormat } from './sized-address';
