import type { Unknown } from './enumeration';

/** A closed list of names; it never throws. */
export interface NameList<Name extends string> {
  /** Every name, in the order of the list. */
  readonly names: readonly Name[];
  /** Whether a value is one of the names. */
  is(value: unknown): value is Name;
  /** Returns the value itself if it is one of the names, else `'unknown'`. */
  read(value: unknown): Name | Unknown;
}

/** Makes a closed list of names, for enumerations without numbers. */
export function createNameList<const Name extends string>(names: readonly Name[]): NameList<Name> {
  const nameSet = new Set<unknown>(names);
  const is = (value: unknown): value is Name => nameSet.has(value);
  return { names, is, read: (value) => (is(value) ? value : 'unknown') };
}
