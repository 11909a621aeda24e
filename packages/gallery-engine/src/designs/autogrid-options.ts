import { atLeast } from './at-least';
import { ratioVariables, type LayoutVariables } from './layout-variables';
import { defaultColumnWidth, readColumnWidth } from './read-column-width';

/** The options of the designs autogrid and autocolumns [9.23]. */
export interface AutogridOptions {
  /** The minimum width of a column, in px: there are as many columns as fit. @default 250 */
  columnWidth: number;
  /** Space between slides, in px. @default 0 */
  gutter: number;
  /** The ratio of width to height of every slide. @default undefined: each its own ('Auto') */
  imageAspectRatio: number | undefined;
  /** Whether a click shows the large picture. @default false */
  lightbox: boolean;
}

/** The defaults of autogrid [9.23]. */
export const autogridDefaults: AutogridOptions = {
  columnWidth: defaultColumnWidth,
  gutter: 0,
  imageAspectRatio: undefined,
  lightbox: false,
};

/** Gives autogrid's options as custom properties; its layout needs no script. */
export function autogridVariables(options: Partial<AutogridOptions> = {}): LayoutVariables {
  return {
    '--fr-gallery-column-width': `${readColumnWidth(options.columnWidth)}px`,
    '--fr-gallery-gap': `${atLeast(0, options.gutter, autogridDefaults.gutter)}px`,
    ...ratioVariables(options.imageAspectRatio),
  };
}
