import { drawBars } from './draw-bars';
import { drawLines } from './draw-lines';
import { drawPie } from './draw-pie';
import type { DataSet } from './read-data-set';
import type { Drawing } from './scale-chart';

const draws = { bar: drawBars, line: drawLines, pie: drawPie } as const;

/** How numbers are drawn. */
export type ChartKind = keyof typeof draws;

/** Draws numbers. */
export function drawChart(kind: ChartKind, set: DataSet): Drawing {
  return draws[kind](set);
}
