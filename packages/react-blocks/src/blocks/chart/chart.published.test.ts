import { describe, expect, it } from 'vitest';
import { readPublishedChart } from './chart.published';

/** Reads the JSON of a block; the reader asks for this attribute alone. */
function read(json: unknown) {
  const root = { getAttribute: () => (typeof json === 'string' ? json : JSON.stringify(json)) };
  return readPublishedChart(root as unknown as HTMLElement); // all that it uses
}

const columns = [{ label: 'Year' }, { label: 'Bowls' }];
const rows = [{ c: [{ v: '2024' }, { v: 1.234 }] }, { c: [{ v: 2025 }, { v: '1,400' }] }];
const set = {
  series: ['Bowls'],
  rows: [
    { label: '2024', values: [1.234] },
    { label: '2025', values: [1400] },
  ],
};

describe('a published chart', () => {
  it.each([
    ['columns and rows', { cols: columns, rows }, false],
    [
      'rows of cells',
      [
        ['Year', 'Bowls'],
        ['2024', 1.234],
        [2025, '1,400'],
      ],
      false,
    ],
    [
      'rows of cells, to be exchanged',
      [
        ['Year', '2024', 2025],
        ['Bowls', 1.234, '1,400'],
      ],
      true,
    ],
  ])('is read from %s', (_, dataTable, flip) => {
    expect(read({ chartType: 1010, title: ' Pots ', dataTable, flip })).toEqual({
      title: 'Pots',
      caption: '',
      kind: 'line',
      set,
    });
  });

  it.each([
    ['no JSON', '{'],
    ['no table', { title: 'Pots' }],
    ['a table of nothing', { dataTable: [[]] }],
    ['a column of names alone', { dataTable: [['Year'], ['2024']] }],
    ['a table that is a word', { dataTable: 'table' }],
    ['rows that are none', { dataTable: { cols: 1, rows: [null, 2] } }],
  ])('of %s has no numbers', (_, json) => {
    expect(read(json).set).toBeUndefined();
  });

  it('of an unknown kind has bars', () => {
    expect(read({ chartType: 9999, dataTable: { cols: columns, rows } }).kind).toBe('bar');
  });
});
