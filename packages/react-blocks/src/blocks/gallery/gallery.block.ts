import { defineBlock, type BlockContext, type BlockOptions } from '@frontage/core-lifecycle/block';
import type { GalleryMountData } from './gallery.mount';
import { publishedGallerySelector } from './published-gallery-selector';

const options: BlockOptions<GalleryMountData, BlockContext> = {
  id: 'gallery',
  start: 'visible',
  // An address may name a slide far down the page [2.20].
  isCalled: ({ location }) => location.hash.includes('itemId='),
  events: ['click', 'keydown'],
  loadPictures: () => import('../image/image.mount'),
  load: () => import('./gallery.mount'),
};

/**
 * Galleries that cannot wait: the address names one of their slides, or their style sheet cannot
 * place the slides.
 */
export const galleryNow = defineBlock({
  ...options,
  selector: '[data-block=gallery][data-gallery-start=now]',
  start: 'now',
});

/**
 * Galleries in all designs. The style sheet lays each one out, so it may wait until it is near the
 * screen or is touched; autoplay starts when it is visible. One that looks the same with its script
 * and without (`galleryStart`) waits for a touch: only its pictures are loaded before.
 */
export const gallery = defineBlock(options);

/** Galleries of published markup, blocks and sections, including saved pages. */
export const publishedGallery = defineBlock({
  id: 'gallery-published',
  selector: publishedGallerySelector,
  start: 'visible',
  events: ['click', 'keydown'],
  load: () => import('./published-gallery.mount'),
});
