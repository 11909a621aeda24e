/** A picture as a component takes it. */
export interface PictureData {
  /** Its address without a width, e.g. `/assets/6f…/harbour.jpg`. */
  source: string;
  /** Natural width, in px. */
  width: number;
  /** Natural height, in px. */
  height: number;
  /** What is seen; empty for a picture that only decorates. */
  alt: string;
  /** The point that must stay in view, as fractions. @default the centre */
  focalPoint?: { x: number; y: number } | undefined;
  /** Shown until it is there, e.g. `#7d6a58`. @default the theme's quiet ground */
  color?: string | undefined;
}

/**
 * When a picture is asked for. `first`: at once and before all else (the largest of
 * the first screen); `eager`: with the page; `lazy`: by the image loader, near the screen.
 */
export type PictureLoading = 'first' | 'eager' | 'lazy';

/** How a picture fills its box [3.25]. */
export type PictureMode = 'cover' | 'contain' | 'none';

/** Attributes of a picture that the image loader reads [3.25]. */
export const pictureAttributes = {
  source: 'data-src',
  dimensions: 'data-image-dimensions',
  focalPoint: 'data-image-focal-point',
  mode: 'data-crop-mode',
} as const;
