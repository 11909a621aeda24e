import { expect, it } from 'vitest';
import { readLineWords, writeLineWords } from './line-words';

it.each([
  ['Open today', ['Open today']],
  ['', []],
  [
    'New: [bowls](/shop), **half** price *today*!',
    [
      'New: ',
      { text: 'bowls', href: '/shop' },
      ', ',
      { text: 'half', strong: true },
      ' price ',
      { text: 'today', emphasis: true },
      '!',
    ],
  ],
  ['A [bracket] and 2 * 3', ['A [bracket] and 2 * 3']],
])('reads and writes %j', (entered, words) => {
  expect(readLineWords(entered)).toEqual(words);
  expect(writeLineWords(words)).toBe(entered);
});

it('makes one line of several', () => {
  expect(readLineWords(' Open\r\n  today ')).toEqual(['Open today']);
});

it.each(['5 * 3 * 2', 'Now ** or never **', 'One* of* two'])(
  'a star beside a space is a star: %s',
  (line) => {
    expect(readLineWords(line)).toEqual([line]);
  },
);

it('[2.13c] says what is wrong with the address of a link', () => {
  expect(readLineWords('Go [there](javascript:alert`1`)')).toMatchObject({
    wrong: expect.stringContaining('The link “there”: '),
  });
});
