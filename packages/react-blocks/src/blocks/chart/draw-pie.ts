import {
  chartSize,
  roundChart,
  type ChartLabel,
  type ChartMark,
  type Drawing,
} from './scale-chart';
import type { DataSet } from './read-data-set';

/** Draws the shares of the first series; what is not above 0 has none. */
export function drawPie({ rows }: DataSet): Drawing {
  const parts = rows.map(({ values: [value = 0] }) => Math.max(0, value));
  const sum = parts.reduce((total, part) => total + part, 0);
  const center = { x: chartSize.width / 2, y: chartSize.height / 2, radius: 130 };
  const point = (share: number, radius = center.radius): readonly [number, number] => [
    roundChart(center.x + radius * Math.sin(share * 2 * Math.PI)),
    roundChart(center.y - radius * Math.cos(share * 2 * Math.PI)),
  ];
  let start = 0;
  const marks: ChartMark[] = [];
  const labels: ChartLabel[] = [];
  parts.forEach((part, row) => {
    if (part === 0) return;
    // A whole circle would begin where it ends.
    const share = Math.min(part / sum, 0.9999);
    const [fromX, fromY] = point(start);
    const [toX, toY] = point(start + share);
    const [x, y] = point(start + share / 2, center.radius * 0.65);
    marks.push({
      path: `M${center.x} ${center.y}L${fromX} ${fromY}A${center.radius} ${center.radius} 0 ${share > 0.5 ? 1 : 0} 1 ${toX} ${toY}Z`,
      series: row,
      isLine: false,
    });
    if (share > 0.04) labels.push({ text: rows[row]?.label ?? '', x, y });
    start += share;
  });
  return { marks, labels };
}
