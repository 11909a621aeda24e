/**
 * Formats a table that is readable both raw and rendered: columns as wide as their widest cell.
 *
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows as many cells each as the head has
 * @returns {string} lines without an end of line after the last
 */
export function markdownTable(head, rows) {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => (row[column] ?? '').length)),
  );
  const line = (cells) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  return [
    line(head),
    `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`,
    ...rows.map(line),
  ].join('\n');
}
