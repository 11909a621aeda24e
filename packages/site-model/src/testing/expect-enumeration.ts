import { expect } from 'vitest';

/** The part that all enumerations have in common. */
interface AnyEnumeration {
  readonly numbers: readonly number[];
  name(code: unknown): string;
  number(name: unknown): number | undefined;
}

/**
 * Compares an enumeration with its list, `'1 first 2 second'`: every number, every name, in both
 * directions, and nothing else.
 */
export function expectEnumeration(enumeration: AnyEnumeration, list: string): void {
  const words = list.trim().split(/\s+/);
  const pairs = words.flatMap((word, index) =>
    index % 2 === 0 ? [[Number(word), words[index + 1]] as const] : [],
  );
  expect(enumeration.numbers).toEqual(pairs.map(([code]) => code));
  for (const [code, name] of pairs) {
    expect([code, enumeration.name(code)]).toEqual([code, name]);
    expect([name, enumeration.number(name)]).toEqual([name, code]);
  }
  const last = pairs.at(-1)?.[0] ?? 0;
  for (const stranger of [
    last + 1,
    0,
    -1,
    1.5,
    Number.NaN,
    '1',
    null,
    undefined,
    {},
    'constructor',
  ]) {
    expect(enumeration.name(stranger)).toBe('unknown');
  }
}
