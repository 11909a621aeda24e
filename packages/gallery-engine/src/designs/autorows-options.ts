import { atLeast } from './at-least';
import type { LayoutVariables } from './layout-variables';

/** The options of the design autorows [9.23]. */
export interface AutorowsOptions {
  /** The approximate height of every row, in px. @default 250 */
  rowHeight: number;
  /** Space between slides and between rows, in px. @default 20 */
  gutter: number;
  /** Whether a click shows the large picture. @default true */
  lightbox: boolean;
}

/** The defaults of autorows [9.23]. */
export const autorowsDefaults: AutorowsOptions = { rowHeight: 250, gutter: 20, lightbox: true };

/**
 * Gives the options of autorows as custom properties. With each slide's `--fr-slide-ratio` its
 * layout needs no script.
 */
export function autorowsVariables(options: Partial<AutorowsOptions> = {}): LayoutVariables {
  return {
    '--fr-gallery-row-height': `${atLeast(1, options.rowHeight, autorowsDefaults.rowHeight)}px`,
    '--fr-gallery-gap': `${atLeast(0, options.gutter, autorowsDefaults.gutter)}px`,
  };
}
