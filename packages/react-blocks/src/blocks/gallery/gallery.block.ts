import { defineBlock, type BlockContext, type BlockOptions } from '@frontage/core-lifecycle/dom';
import type { GalleryMountData } from './gallery.mount';
import { publishedGallerySelector } from './published-selector';

const options: BlockOptions<GalleryMountData, BlockContext> = {
  id: 'gallery',
  start: 'visible',
  // An address may name a slide far down the page [2.20].
  isAddressed: ({ hash }) => hash.includes('itemId='),
  events: ['click', 'keydown'],
  load: () => import('./gallery.mount'),
};

/**
 * Galleries that cannot wait: the address means a slide of them, or their style sheet cannot place
 * the slides.
 */
export const galleryNow = defineBlock({
  ...options,
  selector: '[data-block=gallery][data-gallery-start=now]',
  start: 'now',
});

/**
 * Galleries in all designs. Each is laid out by its style sheet, so it may wait until
 * it comes near the screen or is touched; autoplay begins when it is seen.
 */
export const gallery = defineBlock(options);

/** Galleries of published markup, blocks and sections, also on saved pages. */
export const publishedGallery = defineBlock({
  id: 'gallery-published',
  selector: publishedGallerySelector,
  start: 'visible',
  events: ['click', 'keydown'],
  load: () => import('./published-gallery.mount'),
});
