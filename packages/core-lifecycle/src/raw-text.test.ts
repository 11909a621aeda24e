import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBoolean, readChoice, readJson, readNumber, readText } from './raw-text';

const runs = process.env.FRONTAGE_RUNS === 'nightly' ? 1_000_000 : 10_000;

describe('readers', () => {
  it.each([
    ['12', 12],
    [' -0.5 ', -0.5],
    ['1e3', 1000],
    ['', 7],
    [' ', 7],
    ['12px', 7],
    ['Infinity', 7],
    ['NaN', 7],
    [null, 7],
    [undefined, 7],
  ])('readNumber(%j) is %d', (raw, value) => expect(readNumber(raw, 7)).toBe(value));

  it.each([
    ['true', true],
    ['', true],
    ['false', false],
    ['no', undefined],
    [null, undefined],
  ])('readBoolean(%j) is %s, or the fallback', (raw, value) => {
    expect(readBoolean(raw, true)).toBe(value ?? true);
    expect(readBoolean(raw, false)).toBe(value ?? false);
  });

  it('readText keeps an empty text', () => {
    expect([readText('', 'x'), readText(null, 'x')]).toEqual(['', 'x']);
  });

  it('readChoice takes known words only', () => {
    expect(readChoice('dark', ['light', 'dark'], 'light')).toBe('dark');
    expect(readChoice('toString', ['light', 'dark'], 'light')).toBe('light');
  });

  it('readJson gives what was written, and undefined for what is no JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        // Keys of that name are dropped on purpose; the next test covers them.
        fc.pre(!JSON.stringify(value).includes('"__proto__"'));
        const written = JSON.parse(JSON.stringify(value)) as unknown;
        expect(readJson(JSON.stringify(value))).toEqual(written);
      }),
      { numRuns: runs / 10 },
    );
    expect(readJson('{ "a": ')).toBeUndefined();
    expect(readJson(null)).toBeUndefined();
  });

  it('readJson cannot change a prototype', () => {
    const read = readJson('{"__proto__":{"polluted":true},"a":{"__proto__":{"polluted":true}}}');
    expect(JSON.stringify(read)).toBe('{"a":{}}');
    // Found by the property above, seed 37237271.
    expect(readJson('{"__proto__":false}')).toEqual({});
    expect(Object.assign({}, read)).not.toHaveProperty('polluted');
  });

  it('never throw, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (raw) => {
        expect(Number.isFinite(readNumber(raw, 0))).toBe(true);
        readBoolean(raw, false);
        readJson(raw);
      }),
      { numRuns: runs },
    );
  });
});
