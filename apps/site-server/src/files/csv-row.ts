/** What spreadsheets need to see that a file is UTF-8. */
export const byteOrderMark = '\ufeff';

/**
 * One cell: text that a spreadsheet would run as a formula gets an apostrophe before it;
 * quotes, commas and line ends are quoted (RFC 4180).
 *
 * @param text whatever a visitor entered
 */
export function csvCell(text: string): string {
  // Some programs look past spaces and line ends, and take full-width signs for plain ones.
  const safe = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r]/u.test(text) ? `'${text}` : text;
  return /[",\r\n;\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * One row, with its line end.
 *
 * @param cells texts
 */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}
