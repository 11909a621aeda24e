import type { GalleryDesign } from '@frontage/gallery-engine';

/** Attributes of a gallery block beside those of the engine (`galleryAttributes`). */
export const galleryParts = {
  /** On the root: where titles and descriptions stand, see `metaPositions`. */
  meta: 'data-meta-position',
  /** On the root of a strip that goes with a slideshow. */
  thumbnails: 'data-thumbnails',
  /** On the root: the lightbox's ground, `light` or `dark` [3.26]. */
  lightboxTheme: 'data-lightbox-theme',
  /** On the root: `false` where its lightbox shows no buttons for previous and next [2.18]. */
  lightboxControls: 'data-lightbox-controls',
  /** On the root: what stands in the address, see `galleryHistories`. */
  history: 'data-history',
  /** On the root: `now` where it cannot wait until it is seen. */
  start: 'data-gallery-start',
  /** On the root: the script of its videos did not come. */
  noMedia: 'data-no-media',
  /** On the root or around it: `false` where the site's plan has no lightbox [8.15]. */
  lightboxAvailable: 'data-lightbox-available',
  /** On the slide that is shown first, where that is not the first one. */
  first: 'data-gallery-first',
  /** On a thumbnail that stands for a video. */
  videoThumbnail: 'data-video-thumbnail',
  /** Class of the controls that the server has written: their place is kept until they work. */
  controls: 'fr-gallery__controls',
  /** Class of what holds a slideshow and its thumbnails. */
  set: 'fr-gallery-set',
} as const;

/** Where a title and a description stand: below the picture, or over it [3.26]. */
export const metaPositions = [
  'below',
  'top',
  'top-left',
  'top-right',
  'center',
  'bottom',
  'bottom-left',
  'bottom-right',
  'none',
] as const;

/** One of `metaPositions`. */
export type MetaPosition = (typeof metaPositions)[number];

/**
 * What the address of a page says of the slide that is shown: nothing, `#itemId=`, or a path of its
 * own [2.20].
 */
export const galleryHistories = ['none', 'hash', 'path'] as const;

/** One of `galleryHistories`. */
export type GalleryHistory = (typeof galleryHistories)[number];

/** Designs whose slides move [1.05]; the others are laid out. */
export function isMovingDesign(design: GalleryDesign): boolean {
  return ['base', 'carousel', 'stacked', 'strip'].includes(design);
}
