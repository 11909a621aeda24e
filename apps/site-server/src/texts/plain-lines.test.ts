import { describe, expect, it } from 'vitest';
import { plainLines, singleLine } from './plain-lines';
import { escapeHidden } from './escape-hidden';

const hostile = 'Ada\u001b]0;pwned\u0007\u001b[2J\n\nIt is paid.\u2028\u202egnp.exe\u2066\u0085';

describe('hidden signs', () => {
  it('make no line, no command and no turned text where one line is meant', () => {
    expect(singleLine(hostile)).toBe('Ada ]0;pwned [2J It is paid. gnp.exe');
    expect(singleLine('  Ada Lovelace ')).toBe('Ada Lovelace');
  });

  it('leave the lines of a text as they are', () => {
    expect(plainLines('one\r\ntwo\rthree\tfour\u001b[31m\u202e')).toBe('one\ntwo\nthree\tfour[31m');
  });

  it('are written out for a terminal', () => {
    expect(escapeHidden('a\u001b[2J\u202eb\nc')).toBe('a\\u{1b}[2J\\u{202e}b\nc');
  });

  it.each(['José', 'می‌خواهم', 'क्‍ष', 'שָׁלוֹם\u200f', '👩‍👩‍👧'])(
    'are none of what %s is written with',
    (text) => {
      expect([singleLine(text), plainLines(text), escapeHidden(text)]).toEqual([text, text, text]);
    },
  );
});
