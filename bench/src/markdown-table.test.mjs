import { expect, it } from 'vitest';
import { markdownTable } from './markdown-table.mjs';

it('pads every column to its widest cell, and gives a short row empty cells', () => {
  expect(markdownTable(['what', 'ms'], [['first paint', '7'], ['x']])).toBe(
    [
      '| what        | ms  |',
      '| ----------- | --- |',
      '| first paint | 7   |',
      '| x           |     |',
    ].join('\n'),
  );
});
