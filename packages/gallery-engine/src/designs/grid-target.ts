/** The focused place in a grid. */
export interface GridPlace {
  readonly index: number;
  readonly count: number;
  readonly columns: number;
}

/**
 * Finds the slide for Arrow Up, Arrow Down, Home or End, by the grid's geometry: up and down keep
 * the column, Home and End keep the row; with Ctrl they lead to the first and the last slide.
 *
 * @returns undefined if the key leads nowhere, and for any other key: then the page may scroll
 */
export function gridTarget(
  key: string,
  { index, count, columns }: GridPlace,
  ctrl = false,
): number | undefined {
  const last = count - 1;
  const rowStart = index - (index % columns);
  const rowEnd = Math.min(rowStart + columns - 1, last);
  if (ctrl && key.startsWith('Arrow')) return undefined;
  switch (key) {
    case 'ArrowUp':
      return index < columns ? undefined : index - columns;
    case 'ArrowDown':
      // In a shorter last row, its last slide is the nearest one.
      return rowEnd === last ? undefined : Math.min(index + columns, last);
    case 'Home':
      return ctrl ? 0 : rowStart;
    case 'End':
      return ctrl ? last : rowEnd;
    default:
      return undefined;
  }
}
