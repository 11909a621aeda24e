export { createImageLoader } from './create-image-loader';
export { imageAttributes, loadingClass, type ImageState } from './image-attributes';
export { lazyMargin, type ImageLoader, type ImageLoaderOptions } from './image-loader';
export { concurrentLoads, stallTime } from './loading-queue';
export { readImageOptions, type ImageAttributes } from './read-image-options';
