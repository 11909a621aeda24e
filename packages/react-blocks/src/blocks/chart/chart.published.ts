import { readBlockJson } from '@frontage/core-lifecycle/dom';
import { blockVariant } from '@frontage/site-model/enums';
import { storedFields } from '../../stored/stored-fields';
import { chartAttributes } from './chart.parts';
import type { ChartKind } from './draw-chart';
import { mostData, type DataSet } from './read-data-set';

/** A chart of published markup. */
export interface PublishedChart {
  readonly title: string;
  /** What stands below it; '' for nothing. */
  readonly caption: string;
  readonly kind: ChartKind;
  /** Undefined if there are no numbers. */
  readonly set: Pick<DataSet, 'series' | 'rows'> | undefined;
}

const kinds: Readonly<Partial<Record<string, ChartKind>>> = {
  chartBar: 'bar',
  chartLine: 'line',
  chartPie: 'pie',
};

/**
 * Reads published markup; never throws. The first column of its table has the names of the rows,
 * the first row those of the columns; `flip` exchanges them.
 */
export function readPublishedChart(root: HTMLElement): PublishedChart {
  const stored = storedFields(readBlockJson(root, chartAttributes.published));
  const cells = readCells(stored.raw('dataTable'));
  return {
    title: stored.text('title').trim(),
    caption: stored.text('caption').trim(),
    kind: kinds[blockVariant.name(stored.number('chartType', 1009))] ?? 'bar',
    set: readSet(stored.flag('flip', false) ? exchange(cells) : cells),
  };
}

type Cell = string | number;

/**
 * A table is a list of rows, each a list of cells, or has `cols` with labels and `rows` with cells
 * `c`, each with its value `v`.
 */
function readCells(raw: unknown): readonly (readonly Cell[])[] {
  if (Array.isArray(raw)) return raw.map((row) => (Array.isArray(row) ? row.map(readCell) : []));
  const table = storedFields(raw);
  const head = table.list('cols').map((column) => column.text('label'));
  const rows = table
    .list('rows')
    .map((row) => row.list('c').map((cell) => readCell(cell.raw('v'))));
  return [head, ...rows];
}

function readCell(raw: unknown): Cell {
  return typeof raw === 'number' || typeof raw === 'string' ? raw : '';
}

function exchange(cells: readonly (readonly Cell[])[]): readonly (readonly Cell[])[] {
  return (cells[0] ?? []).map((_cell, column) => cells.map((row) => row[column] ?? ''));
}

function readSet([head = [], ...rows]: readonly (readonly Cell[])[]): PublishedChart['set'] {
  const series = head.slice(1, mostData.series + 1).map(String);
  if (rows.length === 0 || series.length === 0) return undefined;
  return {
    series,
    rows: rows.slice(0, mostData.rows).map(([label = '', ...values]) => ({
      label: String(label),
      values: series.map((_name, index) => toNumber(values[index])),
    })),
  };
}

/** What is no number counts as 0. */
function toNumber(cell: Cell = ''): number {
  const number = typeof cell === 'number' ? cell : Number(cell.replace(/[^\d.-]/g, ''));
  return Number.isFinite(number) ? number : 0;
}
