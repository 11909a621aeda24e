import { atLeast } from './at-least';
import { ratioVariables, type LayoutVariables } from './layout-variables';
import { defaultColumnWidth, readColumnWidth } from './read-column-width';

/** The options of the designs autogrid and autocolumns [9.23]. */
export interface AutogridOptions {
  /** The least width of a column, in px: as many columns as there is room for. @default 250 */
  columnWidth: number;
  /** Space between slides, in px. @default 0 */
  gutter: number;
  /** Width by height of every slide. @default undefined: each its own ('Auto') */
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

/** Autogrid's options as custom properties; it needs no script to be laid out. */
export function autogridVariables(options: Partial<AutogridOptions> = {}): LayoutVariables {
  return {
    '--fr-gallery-column-width': `${readColumnWidth(options.columnWidth)}px`,
    '--fr-gallery-gap': `${atLeast(0, options.gutter, autogridDefaults.gutter)}px`,
    ...ratioVariables(options.imageAspectRatio),
  };
}
