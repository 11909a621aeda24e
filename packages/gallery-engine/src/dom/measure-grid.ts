/** How a grid is laid out. */
export interface GridLayout {
  /** Infinite where it has no rows that one could go up and down in. */
  readonly columns: number;
  readonly dir: 'ltr' | 'rtl';
}

/** Designs without rows: there Up and Down scroll the page. */
const unruled: readonly string[] = ['autocolumns', 'autorows'];

/**
 * Reads a grid's columns and direction from its computed style. The only reading of layout here.
 */
export function measureGrid(list: Element, design: string, window: Window): GridLayout {
  const { gridTemplateColumns, direction } = window.getComputedStyle(list);
  return {
    // As computed it is one length per column, e.g. `200px 200px`; `none` is one column.
    columns: unruled.includes(design) ? Infinity : gridTemplateColumns.split(' ').length,
    dir: direction === 'rtl' ? 'rtl' : 'ltr',
  };
}
