import {
  chartSize,
  labelChart,
  roundChart,
  scaleChart,
  type ChartMark,
  type Drawing,
} from './scale-chart';
import type { DataSet } from './read-data-set';

/** Draws a line for each series. */
export function drawLines({ series, rows }: DataSet): Drawing {
  const { scale } = scaleChart(rows.flatMap(({ values }) => values));
  const column = chartSize.width / rows.length;
  const marks = series.map((_name, index): ChartMark => {
    const points = rows.map(
      ({ values }, row) =>
        `${roundChart(column * (row + 0.5))} ${roundChart(scale(values[index] ?? 0))}`,
    );
    return { path: `M${points.join('L')}`, series: index, isLine: true };
  });
  return { marks, labels: labelChart(rows.map(({ label }) => label)) };
}
