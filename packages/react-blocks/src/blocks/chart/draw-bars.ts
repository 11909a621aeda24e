import {
  chartSize,
  labelChart,
  roundChart,
  scaleChart,
  type ChartMark,
  type Drawing,
} from './scale-chart';
import type { DataSet } from './read-data-set';

/** Draws bars, with 0 at the base line. */
export function drawBars({ series, rows }: DataSet): Drawing {
  const { scale, base } = scaleChart(rows.flatMap(({ values }) => values));
  const column = chartSize.width / rows.length;
  const width = (column * 0.7) / series.length;
  const marks = rows.flatMap(({ values }, row) =>
    values.map((value, index): ChartMark => {
      const x = roundChart(column * row + column * 0.15 + width * index);
      return {
        path: `M${x} ${roundChart(base)}H${roundChart(x + width)}V${roundChart(scale(value))}H${x}Z`,
        series: index,
        isLine: false,
      };
    }),
  );
  return { marks, labels: labelChart(rows.map(({ label }) => label)) };
}
