import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { isSameJson } from './is-same-json';

it('a copy is the same, and a value is the same as another when Node says so', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      // As JSON stores it: there is no -0, and nothing is inherited.
      const [left, right]: unknown[] = [
        JSON.parse(JSON.stringify(a)),
        JSON.parse(JSON.stringify(b)),
      ];
      expect(isSameJson(left, structuredClone(left))).toBe(true);
      expect(isSameJson(left, right)).toBe(isDeepStrictEqual(left, right));
    }),
    { numRuns: 1000 },
  );
});

it.each([
  [{ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [{ a: undefined }, { b: undefined }, false],
  [[1, 2], [1], false],
  [[], {}, false],
  [{ 0: 'a' }, ['a'], false],
  [null, {}, false],
  ['1', 1, false],
  [{ toString: 1 }, { toString: 2 }, false],
  [JSON.parse('{"__proto__":1}'), {}, false],
])('%j and %j: %s', (left, right, same) => {
  expect(isSameJson(left, right)).toBe(same);
  expect(isSameJson(right, left)).toBe(same);
});
