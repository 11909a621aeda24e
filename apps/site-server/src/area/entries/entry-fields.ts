/** The controls of a long form of the area by name; a check box that is not checked is ''. */
export type EntryFields = Readonly<Record<string, string>>;

/** Names a control of one item of a list, such as a variant of a product or a field of a form. */
export function fieldOf(name: string, id: string): string {
  return `${name}@${id}`;
}

/** Splits the name of a control; `id` is undefined for one that belongs to no item. */
export function readFieldName(field: string): { readonly name: string; readonly id?: string } {
  const end = field.indexOf('@');
  return end === -1 ? { name: field } : { name: field.slice(0, end), id: field.slice(end + 1) };
}

/** Reads a control that lists something: an entry on each line. */
export function readLines(text: string | undefined): string[] {
  const lines = (text ?? '').split(/\r?\n/).map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))];
}

/** Writes a control that lists something. */
export const writeLines = (lines: readonly string[]): string => lines.join('\n');
