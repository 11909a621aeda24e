import { defaultColumnWidth } from '../designs/read-column-width';
import { autorowsDefaults } from '../designs/autorows-options';

/** The style sheet's measures of a layout, in px. */
export interface LayoutMeasures {
  readonly gap: number;
  readonly columnWidth: number;
  readonly rowHeight: number;
  /** The ratio of width to height of all slides; 0 if each keeps its own. */
  readonly ratio: number;
}

/** Reads a list's measures from its computed style, converted to px. */
export function measureLayout(list: Element, window: Window): LayoutMeasures {
  const style = window.getComputedStyle(list);
  return {
    gap: parseFloat(style.columnGap) || 0,
    columnWidth: parseFloat(style.columnWidth) || defaultColumnWidth,
    rowHeight: parseFloat(style.gridAutoRows) || autorowsDefaults.rowHeight,
    ratio: parseFloat(style.getPropertyValue('--fr-gallery-ratio')) || 0,
  };
}
