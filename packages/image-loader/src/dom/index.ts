export { createImageLoader } from './create-image-loader';
export { createPicturePlacer, type PicturePlacer } from './picture-placer';
export { createPlacingLoader } from './create-placing-loader';
export { failedAttribute, imageAttributes, loadingClass } from './image-attributes';
export {
  batchTime,
  desktopLoads,
  lazyMargin,
  mobileLoads,
  stallTime,
  type ImageLoader,
  type ImageLoaderOptions,
  type ImageReport,
  type PlacingLoader,
  type PlacingLoaderOptions,
} from './image-loader';
export { placeStyles, type PlaceStyles, type Placing } from './place-styles';
export { queryAddress } from './query-address';
export { readImageOptions } from './read-image-options';
export { screenWidth } from './screen-width';
