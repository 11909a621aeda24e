/** The options of the grid design [9.23]. */
export interface GridOptions {
  /** Slides in a row on wide screens. @default 4 */
  slidesPerRow: number;
  /** Whether a click shows the large picture. @default true */
  lightbox: boolean;
  /** Space between slides, in px. @default 20 */
  gutter: number;
  /** Width by height of every slide. @default undefined: each its own ('Auto') */
  imageAspectRatio: number | undefined;
}

/** The defaults of the grid design [9.23]. */
export const gridDefaults: GridOptions = {
  slidesPerRow: 4,
  lightbox: true,
  gutter: 20,
  imageAspectRatio: undefined,
};

/** The custom properties that the grid's style sheet goes by. */
export interface GridVariables {
  readonly '--fr-gallery-columns': string;
  readonly '--fr-gallery-gap': string;
  /** Missing where each slide keeps its own ratio. */
  readonly '--fr-gallery-ratio'?: string;
}

/**
 * The grid's options as custom properties. How many slides stand in a row on narrow
 * screens is the style sheet's matter. Numbers out of range are moved to the nearest
 * sensible one; what is no number is the default.
 */
export function gridVariables(options: Partial<GridOptions> = {}): GridVariables {
  const perRow = finite(options.slidesPerRow, gridDefaults.slidesPerRow);
  const gap = finite(options.gutter, gridDefaults.gutter);
  const ratio = finite(options.imageAspectRatio, 0);
  return {
    '--fr-gallery-columns': `${Math.max(1, Math.round(perRow))}`,
    '--fr-gallery-gap': `${Math.max(0, gap)}px`,
    ...(ratio > 0 && { '--fr-gallery-ratio': `${ratio}` }),
  };
}

function finite(value: number | undefined, fallback: number): number {
  return Number.isFinite(value) ? Number(value) : fallback;
}
