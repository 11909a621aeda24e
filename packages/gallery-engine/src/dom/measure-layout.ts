import { defaultColumnWidth } from '../designs/read-column-width';
import { autorowsDefaults } from '../designs/autorows-options';

/** The measures that the style sheet gives a layout, in px. */
export interface LayoutMeasures {
  readonly gap: number;
  readonly columnWidth: number;
  readonly rowHeight: number;
  /** Width by height of all slides; 0 where each keeps its own. */
  readonly ratio: number;
}

/** Reads a list's measures from its computed style: whatever unit they have, here they are px. */
export function measureLayout(list: Element, window: Window): LayoutMeasures {
  const style = window.getComputedStyle(list);
  return {
    gap: parseFloat(style.columnGap) || 0,
    columnWidth: parseFloat(style.columnWidth) || defaultColumnWidth,
    rowHeight: parseFloat(style.gridAutoRows) || autorowsDefaults.rowHeight,
    ratio: parseFloat(style.getPropertyValue('--fr-gallery-ratio')) || 0,
  };
}
