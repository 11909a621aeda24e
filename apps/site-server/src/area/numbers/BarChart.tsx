import { sayOfNumbers } from './numbers-texts';

/** A bar of a chart. */
export interface ChartBar {
  /** Its name in full, and at the axis. */
  readonly text: string;
  readonly short: string;
  readonly value: number;
  /** What it was in the period before. */
  readonly before: number;
}

/** What a chart shows. */
export interface BarChartProps {
  readonly title: string;
  /** The words for the period, and for the one before it. */
  readonly period: string;
  readonly before: string;
  readonly bars: readonly ChartBar[];
  /** Writes a value. */
  readonly write: (value: number) => string;
}

/** Where the zero line is, and how high the highest bar, in percent of the picture. */
const [zero, highest] = [88, 76];

/** The most labels at the axis: so many have room on a phone, also where the last ends early. */
const mostLabels = 5;

/** Renders bars from zero on, with the period before as a quiet line. It needs no script. */
export function BarChart({ title, period, before, bars, write }: BarChartProps) {
  const most = Math.max(...bars.flatMap((bar) => [bar.value, bar.before]), 1);
  const top = bars.reduce<ChartBar | undefined>(
    (best, bar) => (bar.value > (best?.value ?? 0) ? bar : best),
    undefined,
  );
  const summary = top
    ? sayOfNumbers('chart', { title, period, value: write(top.value), part: top.text })
    : sayOfNumbers('chartNone', { title, period });
  const places = bars.map((bar, index) => ({
    bar,
    middle: ((index + 0.5) / bars.length) * 100,
    height: (bar.value / most) * highest,
    line: zero - (bar.before / most) * highest,
  }));
  const hasBefore = bars.some((bar) => bar.before > 0);
  // An empty picture says less than a sentence.
  if (!top && !hasBefore) return <p className="quiet">{summary}</p>;
  return (
    <figure className="chart">
      <svg role="img" aria-label={summary}>
        <line className="zero" x1="0%" x2="100%" y1={`${zero}%`} y2={`${zero}%`} />
        {places.map(({ bar, middle, height }) => (
          <Bar
            key={bar.text}
            bar={bar}
            middle={middle}
            height={height}
            width={70 / bars.length}
            label={bar === top ? write(bar.value) : undefined}
            hint={`${bar.text}: ${write(bar.value)}. ${sayOfNumbers('was', { value: write(bar.before) })}`}
          />
        ))}
        {hasBefore &&
          places
            .slice(1)
            .map(({ bar, middle, line }, index) => (
              <line
                className="before"
                key={bar.text}
                x1={percent(places[index]?.middle ?? 0)}
                y1={percent(places[index]?.line ?? zero)}
                x2={percent(middle)}
                y2={percent(line)}
              />
            ))}
        {places.filter(isLabelled).map(({ bar, middle }) => (
          <text key={bar.text} className="axis" x={percent(middle)} y="98%" {...anchorAt(middle)}>
            {bar.short}
          </text>
        ))}
      </svg>
      <figcaption className="quiet">
        <span className="key">{sayOfNumbers('thisPeriod')}</span>
        {hasBefore && <span className="key before">{before}</span>}
      </figcaption>
    </figure>
  );
}

function Bar({
  bar: { value },
  middle,
  height,
  width,
  label,
  hint,
}: {
  bar: ChartBar;
  middle: number;
  height: number;
  width: number;
  label: string | undefined;
  hint: string;
}) {
  return (
    <g>
      <title>{hint}</title>
      {/* The whole column answers the pointer. */}
      <rect
        className="column"
        x={percent(middle - width / 1.4)}
        y="0%"
        width={percent(width / 0.7)}
        height={percent(zero)}
      />
      {value > 0 && (
        <rect
          className="bar"
          x={percent(middle - width / 2)}
          y={percent(zero - height)}
          width={percent(width)}
          height={percent(height)}
        />
      )}
      {label !== undefined && (
        <text x={percent(middle)} y={percent(zero - height - 2.5)} {...anchorAt(middle)}>
          {label}
        </text>
      )}
    </g>
  );
}

const percent = (value: number) => `${Math.round(value * 100) / 100}%`;

/** So many labels that they have room; the newest part has one. */
function isLabelled(_: unknown, index: number, { length }: readonly unknown[]): boolean {
  return (length - 1 - index) % Math.ceil(length / mostLabels) === 0;
}

/** Labels near an edge stay within the picture. */
function anchorAt(middle: number) {
  // The bars of many days are so narrow that their labels would leave it.
  const dx = middle < 2 || middle > 98 ? '0' : '0.6em';
  if (middle < 8) return { textAnchor: 'start', dx: `-${dx}` } as const;
  return middle > 92 ? ({ textAnchor: 'end', dx } as const) : ({ textAnchor: 'middle' } as const);
}
