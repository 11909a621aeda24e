/** The default minimum width of a column, in px [9.23]. */
export const defaultColumnWidth = 250;

/**
 * Reads the column width of autogrid and autocolumns [5.13]; never throws. It must be a number
 * above 0; for a text, its leading whole number counts.
 *
 * @returns 250 for anything else [9.23]
 */
export function readColumnWidth(raw: unknown): number {
  const width = typeof raw === 'string' ? parseInt(raw, 10) : raw;
  return typeof width === 'number' && width > 0 && width < Infinity ? width : defaultColumnWidth;
}
