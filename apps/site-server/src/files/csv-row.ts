/** The mark by which spreadsheets recognise UTF-8. */
export const byteOrderMark = '\ufeff';

/**
 * Formats one cell. Text that a spreadsheet would run as a formula gets an apostrophe in front;
 * quotes, commas and line ends are quoted (RFC 4180).
 *
 * @param text whatever a visitor entered
 */
export function csvCell(text: string): string {
  // Some programs ignore leading spaces and line ends, and treat full-width signs as plain ones.
  const safe = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r]/u.test(text) ? `'${text}` : text;
  return /[",\r\n;\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Formats one row, with its line end.
 *
 * @param cells texts
 */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}
