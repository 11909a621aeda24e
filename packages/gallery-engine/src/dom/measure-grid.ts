/** The layout of a grid. */
export interface GridLayout {
  /** Infinite for a grid without rows to move up and down in. */
  readonly columns: number;
  readonly dir: 'ltr' | 'rtl';
}

/** Designs without rows, in which Up and Down scroll the page. */
const unruled: readonly string[] = ['autocolumns', 'autorows'];

/** Reads a grid's columns and direction from its computed style. The only read of layout here. */
export function measureGrid(list: Element, design: string, window: Window): GridLayout {
  const { gridTemplateColumns, direction } = window.getComputedStyle(list);
  return {
    // The computed value has one length per column, e.g. `200px 200px`; `none` is one column.
    columns: unruled.includes(design) ? Infinity : gridTemplateColumns.split(' ').length,
    dir: direction === 'rtl' ? 'rtl' : 'ltr',
  };
}
