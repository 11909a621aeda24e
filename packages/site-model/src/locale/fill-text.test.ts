import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillText } from './fill-text';

describe('fillText', () => {
  it('fills in each place, as often as it stands there', () => {
    expect(fillText('{a} and {b} and {a}', { a: 'x', b: 2 })).toBe('x and 2 and x');
  });

  it.each([
    ['{missing}', {}],
    ['{constructor} {__proto__}', {}],
    ['{ a } {} {a-b} {a', { a: 'x' }],
  ])('%s stays as it is', (text, values) => {
    expect(fillText(text, values)).toBe(text);
  });

  it('what comes in is not filled in itself', () => {
    expect(fillText('{a}', { a: '{b} $& $1', b: 'x' })).toBe('{b} $& $1');
  });

  it('numbers have no groups', () => {
    expect(fillText('{a} {b}', { a: 1_234.5, b: 0 })).toBe('1234.5 0');
  });

  it('a text without places is what it was, whatever the values', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !text.includes('{')),
        fc.dictionary(fc.string(), fc.string()),
        (text, values) => void expect(fillText(text, values)).toBe(text),
      ),
    );
  });
});
