/** One row of a table, by the headings of its columns in lower case. */
export interface TableRow {
  /** In the file, from 1. */
  readonly line: number;
  /** Gives a cell without space around it; '' for none. */
  text(heading: string): string;
  /** Whether a cell says yes. */
  isOn(heading: string): boolean;
  /** Gives a number of at least 0; 0 for anything else. */
  amount(heading: string): number;
}

/** Makes a row of its cells. */
export function tableRow(
  headings: readonly string[],
  line: number,
  cells: readonly string[],
): TableRow {
  const text = (heading: string): string => cells[headings.indexOf(heading)]?.trim() ?? '';
  return {
    line,
    text,
    isOn: (heading) => /^(?:true|yes|1|active)$/i.test(text(heading)),
    amount: (heading) => {
      const value = Number(text(heading).replace(/,/g, ''));
      return Number.isFinite(value) && value > 0 ? value : 0;
    },
  };
}
