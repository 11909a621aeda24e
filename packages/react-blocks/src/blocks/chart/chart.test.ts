import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartMessages } from './chart-messages';
import { chartFields } from './chart.fields';
import { drawBars } from './draw-bars';
import { drawLines } from './draw-lines';
import { drawPie } from './draw-pie';
import { mostData, readDataSet } from './read-data-set';

describe('a data set', () => {
  it('is read as a spreadsheet gives it', () => {
    expect(readDataSet('Year\tBowls\tJugs\n2024\t1,200\t3.5\n2025\t 90 %\tx\n')).toEqual({
      series: ['Bowls', 'Jugs'],
      rows: [
        { label: '2024', values: [1_200, 3.5] },
        { label: '2025', values: [90, 0] },
      ],
      issue: undefined,
    });
    expect(readDataSet('a;b\nc;1.234,5').rows[0]?.values).toEqual([1_234.5]);
  });

  it('[5.16b] is cut at the most rows and series', () => {
    const line = (cells: number) => Array.from({ length: cells }, () => '1').join(';');
    const set = readDataSet(Array.from({ length: 200 }, () => line(50)).join('\n'));
    expect([set.rows.length, set.series.length, set.rows[0]?.values.length]).toEqual([
      mostData.rows,
      mostData.series,
      mostData.series,
    ]);
  });

  it('[8.13d] tells that it is empty, or that no cell is a number of a series', () => {
    expect(['', '\n \n', 'Year;Bowls'].map((text) => readDataSet(text).issue)).toEqual(
      Array.from({ length: 3 }, () => 'Data is empty'),
    );
    expect(readDataSet('Year\n2024').issue).toBe('Invalid encoding map');
    expect(chartMessages).toEqual({ empty: 'Data is empty', encoding: 'Invalid encoding map' });
    const { data } = chartFields.fields;
    expect([data.check(''), data.check('Year;Bowls\n2024;1')]).toEqual([false, true]);
  });

  it('whatever it says, what is drawn has numbers', () => {
    const cell = fc.oneof(fc.integer().map(String), fc.string());
    const text = fc
      .array(fc.array(cell, { maxLength: 8 }), { maxLength: 8 })
      .map((rows) => rows.map((cells) => cells.join('\t')).join('\n'));
    fc.assert(
      fc.property(text, (table) => {
        const set = readDataSet(table);
        if (set.issue) return;
        for (const draw of [drawBars, drawLines, drawPie])
          for (const { path } of draw(set).marks) expect(path).not.toMatch(/NaN|Infinity/);
      }),
    );
  });
});
