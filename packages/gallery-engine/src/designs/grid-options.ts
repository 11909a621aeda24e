import { thumbnailDefaults } from './thumbnail-defaults';
import { atLeast } from './at-least';
import { ratioVariables, type LayoutVariables } from './layout-variables';

/** The options of the grid design [3.26] [9.23]. */
export interface GridOptions {
  /** Slides in a row on wide screens. @default 4 */
  slidesPerRow: number;
  /** The same under its name in published blocks, which takes precedence. @default undefined */
  thumbnailsPerRow: number | undefined;
  /** Whether a click shows the large picture. @default true */
  lightbox: boolean;
  /** Space between slides, in px. @default 20 */
  gutter: number;
  /** The same under its name in published blocks, which takes precedence. @default undefined */
  padding: number | undefined;
  /** The ratio of width to height of every slide. @default undefined: each its own ('Auto') */
  imageAspectRatio: number | undefined;
  /** Whether every slide is a square, whatever the ratio. @default false */
  squareThumbs: boolean;
  /** Whether pictures are cropped to the ratio instead of shown whole. @default true */
  autoCrop: boolean;
}

/** The defaults of the grid design: 4 in a row, 20 px apart [9.23]. */
export const gridDefaults: GridOptions = {
  slidesPerRow: thumbnailDefaults.perRow,
  thumbnailsPerRow: undefined,
  lightbox: true,
  gutter: thumbnailDefaults.padding,
  padding: undefined,
  imageAspectRatio: undefined,
  squareThumbs: false,
  autoCrop: true,
};

/** The custom properties for the grid's style sheet. */
export type GridVariables = LayoutVariables &
  Readonly<Record<'--fr-gallery-columns' | '--fr-gallery-gap', string>>;

/**
 * Gives the grid's options as custom properties. The style sheet decides the number of slides per
 * row on narrow screens. A number out of range is moved to the nearest sensible one; anything but a
 * number means the default.
 */
export function gridVariables(options: Partial<GridOptions> = {}): GridVariables {
  const perRow = atLeast(
    1,
    options.thumbnailsPerRow ?? options.slidesPerRow,
    gridDefaults.slidesPerRow,
  );
  const gap = atLeast(0, options.padding ?? options.gutter, gridDefaults.gutter);
  return {
    '--fr-gallery-columns': `${Math.round(perRow)}`,
    '--fr-gallery-gap': `${gap}px`,
    ...ratioVariables(options.squareThumbs ? 1 : options.imageAspectRatio, options.autoCrop),
  };
}
