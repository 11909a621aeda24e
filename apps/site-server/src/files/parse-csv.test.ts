import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvRow } from './csv-row';
import { csvText, parseCsv } from './parse-csv';

it('law: what is written is read again, formulas, quotes, line ends and all', () => {
  const sign = fc.constantFrom(
    'a',
    'é',
    '"',
    ',',
    ';',
    '\n',
    ' ',
    "'",
    '=',
    '+',
    '-',
    '@',
    '\t',
    '1',
  );
  const cell = fc.array(sign, { maxLength: 6 }).map((signs) => signs.join(''));
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
      const heads = ['id', 'x'];
      const csvRows = [heads, ...rows.map(([first, second]) => [`k${first}`, second])];
      const text = csvRows.map((cells) => csvRow(cells.map(csvText))).join('');
      expect(parseCsv(`\ufeff${text}`).map(({ cells }) => cells)).toEqual(csvRows);
    }),
  );
});

it('keeps spreadsheets from formulas', () => {
  expect(csvRow(['=1+1', "'=1"].map(csvText))).toBe("'=1+1,''=1\r\n");
});

it('knows the number of a line, semicolons and empty lines', () => {
  expect(parseCsv('id;b\n\n1;"x\ny"\r\n2;z')).toEqual([
    { line: 1, cells: ['id', 'b'] },
    { line: 3, cells: ['1', 'x\ny'] },
    { line: 5, cells: ['2', 'z'] },
  ]);
});
