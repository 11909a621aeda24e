import { thumbnailDefaults } from './thumbnail-defaults';
import { atLeast } from './at-least';
import { ratioVariables, type LayoutVariables } from './layout-variables';

/** The options of the grid design [3.26] [9.23]. */
export interface GridOptions {
  /** Slides in a row on wide screens. @default 4 */
  slidesPerRow: number;
  /** The same under the name that published blocks have for it; it wins. @default undefined */
  thumbnailsPerRow: number | undefined;
  /** Whether a click shows the large picture. @default true */
  lightbox: boolean;
  /** Space between slides, in px. @default 20 */
  gutter: number;
  /** The same under the name that published blocks have for it; it wins. @default undefined */
  padding: number | undefined;
  /** Width by height of every slide. @default undefined: each its own ('Auto') */
  imageAspectRatio: number | undefined;
  /** Whether every slide is a square, whatever the ratio says. @default false */
  squareThumbs: boolean;
  /** Whether pictures are cropped to the ratio; else they stand in it whole. @default true */
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

/** The custom properties that the grid's style sheet goes by. */
export type GridVariables = LayoutVariables &
  Readonly<Record<'--fr-gallery-columns' | '--fr-gallery-gap', string>>;

/**
 * The grid's options as custom properties. How many slides stand in a row on narrow
 * screens is the style sheet's matter. Numbers out of range are moved to the nearest
 * sensible one; what is no number is the default.
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
