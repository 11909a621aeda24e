/** The result of an enumeration for an unknown number or name. */
export type Unknown = 'unknown';

/** A table of names and numbers that can be looked up in both directions; it never throws. */
export interface Enumeration<Table extends Readonly<Record<string, number>>> {
  /** The table itself, for typed constants: `websiteStatus.codes.trial`. */
  readonly codes: Table;
  /** Every name, in the order of the table. */
  readonly names: readonly (keyof Table & string)[];
  /** Every distinct number, in the order of the table. */
  readonly numbers: readonly Table[keyof Table][];
  /**
   * Returns the name of a number; if two names share it, the first one. `'unknown'` for anything
   * else.
   */
  name(code: unknown): (keyof Table & string) | Unknown;
  /** Returns the number of a name; `undefined` for an unknown name. */
  number<Name extends keyof Table & string>(name: Name): Table[Name];
  number(name: unknown): Table[keyof Table] | undefined;
}

/** The names of an enumeration as a union, without `'unknown'`. */
export type EnumerationName<Of extends { readonly names: readonly string[] }> = Of['names'][number];

/**
 * Makes an enumeration from a table of names and numbers.
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
  // Object.entries loses the literal types; these are the table's own pairs.
  const entries = Object.entries(table) as [Name, Code][];
  const byCode = new Map<unknown, Name>();
  for (const [name, code] of entries) if (!byCode.has(code)) byCode.set(code, name);
  const byName = new Map<unknown, Code>(entries);

  return {
    codes: table,
    names: entries.map(([name]) => name),
    numbers: [...new Set(byName.values())],
    name: (code) => byCode.get(code) ?? 'unknown',
    // One lookup serves both signatures: a known name returns its own number.
    number: ((name: unknown) => byName.get(name)) as Enumeration<Table>['number'],
  };
}
