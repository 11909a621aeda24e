export {
  createImageLoader,
  lazyMargin,
  type ImageLoader,
  type ImageLoaderOptions,
} from './create-image-loader';
export { imageAttributes, loadingClass, type ImageState } from './image-attributes';
export { stallTime } from './loading-queue';
export { readImageOptions, type ImageAttributes } from './read-image-options';
export { concurrentLoads } from './screen-conditions';
