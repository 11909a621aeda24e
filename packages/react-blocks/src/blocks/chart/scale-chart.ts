/** The measures of the drawing, in its own units. */
export const chartSize = { width: 600, height: 300, top: 20, bottom: 30 } as const;

/** A mark of a chart: the data of its path, the number of its series, and its words. */
export interface ChartMark {
  readonly path: string;
  /** Counted from 0; of a pie, the number of the row. */
  readonly series: number;
  readonly isLine: boolean;
}

/** Words beside a mark. */
export interface ChartLabel {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** A chart that is drawn. */
export interface Drawing {
  readonly marks: readonly ChartMark[];
  readonly labels: readonly ChartLabel[];
}

/** Rounds a place in the drawing. */
export const roundChart = (value: number): number => Math.round(value * 10) / 10;

/** Gives the height of a value in the drawing, and that of 0. */
export function scaleChart(values: readonly number[]): {
  scale: (value: number) => number;
  base: number;
} {
  const most = Math.max(0, ...values);
  const least = Math.min(0, ...values);
  const { height, top, bottom } = chartSize;
  const room = height - top - bottom;
  const scale = (value: number): number =>
    top + room - ((value - least) / (most - least || 1)) * room;
  return { scale, base: scale(0) };
}

/** Of many rows only some have words, so that they do not stand on each other. */
export function labelChart(labels: readonly string[]): readonly ChartLabel[] {
  const column = chartSize.width / labels.length;
  const each = Math.ceil(labels.length / 8);
  return labels.flatMap((text, row) =>
    row % each === 0
      ? [{ text, x: roundChart(column * (row + 0.5)), y: chartSize.height - 8 }]
      : [],
  );
}
