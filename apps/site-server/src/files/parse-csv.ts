/**
 * Parses a table (RFC 4180): cells between commas, semicolons or tabs, whichever its first line
 * has most of; quoted cells may have line ends. What `csvText` put in front of formulas is taken
 * off.
 *
 * @param text the whole file
 * @returns rows of cells; lines without any text are left out
 */
export function parseCsv(text: string): readonly CsvLine[] {
  const plain = text.replace(/^\ufeff/, '');
  const separator = separatorOf(plain);
  const lines: CsvLine[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let began = 1;
  const endCell = () => {
    cells.push(readCell(cell));
    cell = '';
  };
  const endLine = () => {
    endCell();
    if (cells.some((cell) => cell !== '')) lines.push({ line: began, cells });
    cells = [];
    began = line;
  };
  for (let index = 0; index < plain.length; index += 1) {
    const sign = plain.charAt(index);
    if (sign === '\n') line += 1;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (plain.charAt(index + 1) === '"') {
        cell += '"';
        index += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === separator) endCell();
    else if (sign === '\n') endLine();
    else if (sign !== '\r' || plain.charAt(index + 1) !== '\n') cell += sign;
  }
  endLine();
  return lines;
}

/** A row of a table. */
export interface CsvLine {
  /** The number of its first line in the file, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Writes a cell so that `parseCsv` reads the same, whatever spreadsheets must be kept from. */
export function csvText(text: string): string {
  return text.startsWith("'") ? `'${text}` : text;
}

function readCell(cell: string): string {
  return /^'(?:'|[\s\p{Cf}]*[=+\-@＝＋－＠]|[\t\r])/u.test(cell) ? cell.slice(1) : cell;
}

function separatorOf(text: string): string {
  const [first = ''] = text.split('\n', 1);
  const counts = [',', ';', '\t'].map((sign) => [first.split(sign).length, sign] as const);
  return counts.reduce((best, count) => (count[0] > best[0] ? count : best))[1];
}
