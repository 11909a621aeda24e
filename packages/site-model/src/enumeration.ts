/** What an enumeration answers for a number or name it does not know. */
export type Unknown = 'unknown';

/** A table of names and numbers that can be read both ways; it never throws. */
export interface Enumeration<Table extends Readonly<Record<string, number>>> {
  /** The table itself, for typed constants: `websiteStatus.codes.trial`. */
  readonly codes: Table;
  /** Every name, in the order of the table. */
  readonly names: readonly (keyof Table & string)[];
  /** Every number once, in the order of the table. */
  readonly numbers: readonly Table[keyof Table][];
  /**
   * The name of a number; where two names share it, the first one. `'unknown'` for anything else.
   */
  name(code: unknown): (keyof Table & string) | Unknown;
  /** The number of a name, `undefined` for a name nobody gave. */
  number<Name extends keyof Table & string>(name: Name): Table[Name];
  number(name: unknown): Table[keyof Table] | undefined;
}

/** The names of an enumeration as a union, `'unknown'` not among them. */
export type EnumerationName<Of extends { readonly names: readonly string[] }> = Of['names'][number];

/**
 * Makes an enumeration out of a table of names and numbers.
 *
 * @example
 * const websiteStatus = createEnumeration({ trial: 3, paid: 8 });
 * websiteStatus.name(3); // 'trial'
 * websiteStatus.number('paid'); // 8
 * websiteStatus.name(99); // 'unknown'
 */
export function createEnumeration<const Table extends Readonly<Record<string, number>>>(
  table: Table,
): Enumeration<Table> {
  type Name = keyof Table & string;
  type Code = Table[keyof Table];
  // Object.entries forgets the literal types; these are the table's own pairs.
  const entries = Object.entries(table) as [Name, Code][];
  const byCode = new Map<unknown, Name>();
  for (const [name, code] of entries) if (!byCode.has(code)) byCode.set(code, name);
  const byName = new Map<unknown, Code>(entries);

  return {
    codes: table,
    names: entries.map(([name]) => name),
    numbers: [...new Set(byName.values())],
    name: (code) => byCode.get(code) ?? 'unknown',
    // One lookup serves both signatures: a known name gives its own number.
    number: ((name: unknown) => byName.get(name)) as Enumeration<Table>['number'],
  };
}
