/** A Markdown table: its rows by the name in their first cell. */
export type MarkdownTable = Map<string, string[]>;

/** The sections of a page by heading of any level: the text up to the next heading. */
export function readSections(page: string): Map<string, string> {
  const sections = page.split(/^#{2,} /m).slice(1);
  return new Map(sections.map((section) => [section.split('\n', 1)[0] ?? '', section]));
}

/**
 * The tables of a section. Cells have no backticks; the header row is also keyed by its first cell.
 */
export function readTables(section: string): MarkdownTable[] {
  const tables = section.match(/(?:^\|.*\|\n)+/gm) ?? [];
  return tables.map((table) => {
    const rows = table.trim().split('\n').map(readCells);
    return new Map(
      rows
        .filter(([first = '']) => !/^-+$/.test(first))
        .map(([first = '', ...rest]) => [first, rest]),
    );
  });
}

function readCells(row: string): string[] {
  const cells = row.slice(1, -1).split(/(?<!\\)\|/);
  return cells.map((cell) => cell.trim().replaceAll('\\|', '|').replaceAll('`', ''));
}
