import { parseCsv, type CsvLine } from '../../files/parse-csv';
import { isMailAddress } from '../../mail/mail';
import { sayOfSubscribers } from './subscriber-texts';

/** An address of a table. */
export interface TableSubscriber {
  readonly email: string;
  readonly name: string;
}

/** What a table of addresses holds, or why it cannot be read. */
export type SubscriberTablePlan =
  | {
      readonly people: readonly TableSubscriber[];
      /** What is left out, in words. */
      readonly leftOut: readonly string[];
      readonly wrong?: undefined;
    }
  | { readonly wrong: string };

/** The most rows of one table. */
export const mostRows = 10_000;

const emailHeadings = ['email', 'e-mail', 'email address', 'e-mail address', 'mail'];
const nameHeadings = ['name', 'full name'];

/**
 * Reads a table of addresses: a column Email and perhaps Name, or addresses alone without headings.
 * An address counts once.
 *
 * @param text of the file
 */
export function planSubscribers(text: string): SubscriberTablePlan {
  const lines = parseCsv(text);
  const [head, ...others] = lines;
  if (!head) return { wrong: sayOfSubscribers('noRow') };
  const headings = head.cells.map((cell) => cell.trim().toLowerCase());
  const bare = headings.findIndex((cell) => isMailAddress(cell));
  const emailAt = bare === -1 ? headings.findIndex((cell) => emailHeadings.includes(cell)) : bare;
  if (emailAt === -1)
    return { wrong: `${sayOfSubscribers('noColumn')}. ${sayOfSubscribers('noColumnHint')}` };
  const rows = bare === -1 ? others : lines;
  if (rows.length === 0) return { wrong: sayOfSubscribers('noRow') };
  if (rows.length > mostRows) return { wrong: sayOfSubscribers('tooLong', { count: mostRows }) };
  const nameAt = headings.findIndex((cell) => nameHeadings.includes(cell));
  return readRows(rows, { emailAt, nameAt });
}

function readRows(
  rows: readonly CsvLine[],
  { emailAt, nameAt }: { emailAt: number; nameAt: number },
): SubscriberTablePlan {
  const people = new Map<string, TableSubscriber>();
  const leftOut: string[] = [];
  let isMissing = false;
  for (const { line, cells } of rows) {
    const email = (cells[emailAt] ?? '').trim();
    const name = (cells[nameAt] ?? '').trim().slice(0, 200);
    if (email === '') isMissing = true;
    else if (!isMailAddress(email))
      leftOut.push(sayOfSubscribers('wrongRow', { line, text: email.slice(0, 100) }));
    else if (!people.has(email.toLowerCase())) people.set(email.toLowerCase(), { email, name });
  }
  return {
    people: [...people.values()],
    leftOut: isMissing ? [sayOfSubscribers('missing'), ...leftOut] : leftOut,
  };
}
