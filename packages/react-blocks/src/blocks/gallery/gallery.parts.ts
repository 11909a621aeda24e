import type { GalleryDesign } from '@frontage/gallery-engine';

/** Attributes of a gallery block besides those of the engine (`galleryAttributes`). */
export const galleryParts = {
  /** On the root: the position of titles and descriptions, see `metaPositions`. */
  meta: 'data-meta-position',
  /** On the root of a strip that belongs to a slideshow. */
  thumbnails: 'data-thumbnails',
  /** On the root: the lightbox's theme, `light` or `dark` [3.26]. */
  lightboxTheme: 'data-lightbox-theme',
  /** On the root: `false` if its lightbox shows no buttons for previous and next [2.18]. */
  lightboxControls: 'data-lightbox-controls',
  /** On the root: how the address names slides, see `galleryHistories`. */
  history: 'data-history',
  /** On the root: `now` if it cannot wait until it is visible. */
  start: 'data-gallery-start',
  /** On the root: the script of its videos failed to load. */
  noMedia: 'data-no-media',
  /** On the root or around it: `false` if the site's plan has no lightbox [8.15]. */
  lightboxAvailable: 'data-lightbox-available',
  /** On the first shown slide, if that is not the first one. */
  first: 'data-gallery-first',
  /** On the thumbnail of a video. */
  videoThumbnail: 'data-video-thumbnail',
  /** The class of the server's controls: their space is reserved until they work. */
  controls: 'fr-gallery__controls',
  /** The class of the element with a slideshow and its thumbnails. */
  set: 'fr-gallery-set',
} as const;

/** The position of a title and a description: below the picture, or over it [3.26]. */
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
 * How a page's address names the shown slide: not at all, by `#itemId=`, or by its own path [2.20].
 */
export const galleryHistories = ['none', 'hash', 'path'] as const;

/** One of `galleryHistories`. */
export type GalleryHistory = (typeof galleryHistories)[number];

/** Whether the slides of a design move [1.05]; the others are only laid out. */
export function isMovingDesign(design: GalleryDesign): boolean {
  return ['base', 'carousel', 'stacked', 'strip'].includes(design);
}
