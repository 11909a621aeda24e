/** How a grid is laid out. */
export interface GridLayout {
  readonly columns: number;
  readonly dir: 'ltr' | 'rtl';
}

/**
 * Reads a grid's columns and direction from its computed style. The only reading of layout here.
 */
export function measureGrid(list: Element, window: Window): GridLayout {
  const { gridTemplateColumns, direction } = window.getComputedStyle(list);
  // As computed it is one length per column, e.g. `200px 200px`; `none` is one column.
  return {
    columns: gridTemplateColumns.split(' ').length,
    dir: direction === 'rtl' ? 'rtl' : 'ltr',
  };
}
