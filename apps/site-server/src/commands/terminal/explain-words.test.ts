import { parseArgs } from 'node:util';
import { expect, it } from 'vitest';
import { explainWords, needlessWord, unknownWord } from './explain-words';

function explained(...args: string[]): string {
  const options = { to: { type: 'string' }, all: { type: 'boolean' } } as const;
  try {
    parseArgs({ args, options });
  } catch (error) {
    return explainWords(error);
  }
  return 'fine';
}

it.each([
  [['--wrong'], 'There is no option --wrong.'],
  [['-w'], 'There is no option -w.'],
  [['one'], '"one" is one argument too many.'],
  [['it’s "one"'], '"it’s \\"one\\"" is one argument too many.'],
  [['--to'], '--to needs a value.'],
  [['--to', '--all'], '--to needs a value.'],
  [['--all=yes'], '--all takes no value.'],
  [['--to', 'file'], 'fine'],
])('%j: %s', (words, line) => {
  expect(explained(...words)).toBe(line);
});

it('positionals may stand where an option is wrong', () => {
  const read = () => parseArgs({ args: ['a', '--b'], allowPositionals: true });
  expect(read).toThrow(/place it at the end/);
  try {
    read();
  } catch (error) {
    expect(explainWords(error)).toBe('There is no option --b.');
  }
  expect(explainWords('else')).toBe('else');
});

it('a command without words takes none', () => {
  expect(needlessWord([])).toBeUndefined();
  expect(needlessWord(['one', 'two'])).toBe('"one" is one argument too many.');
  expect(needlessWord(['--port=80'])).toBe('There is no option --port=80.');
});

it('a word that a command has not is named; no word needs no line', () => {
  expect(unknownWord('keys', 'turn')).toBe('There is no command keys turn.');
  expect(unknownWord('keys', '--turn')).toBe('There is no option --turn.');
  expect(unknownWord('keys', '')).toBe('');
});
