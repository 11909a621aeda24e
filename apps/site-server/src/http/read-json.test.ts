import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJson } from './read-json';

describe('readJson', () => {
  it.each([
    ['"\\ud800"', '\ufffd'],
    ['"a\\uDFFFb"', 'a\ufffdb'],
    ['"\\ud83d\\ude00"', '\u{1f600}'],
    ['"\\ude00\\ud83d"', '\ufffd\ufffd'],
    ['"\\\\ud800"', '\\ud800'],
    ['{"\\ud800":["\\udc00"]}', { '\ufffd': ['\ufffd'] }],
    ['{', undefined],
    ['', undefined],
  ])('%s', (text, value) => {
    expect(readJson(text)).toEqual(value);
  });

  it('reads what JSON is written from, but for halves of characters', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(readJson(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('\ud83d', '\ude00', 'a', '\\', 'u') }),
        (text) => {
          expect(readJson(JSON.stringify(text))).toBe(Buffer.from(text).toString());
        },
      ),
    );
  });
});
