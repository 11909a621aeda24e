import { BarChart } from './BarChart';
import type { NumberSeries } from './number-series';
import { sayOfNumbers } from './numbers-texts';
import type { Period } from './period';

/** Numbers of a period as a picture and as a table. */
export interface SeriesChartProps {
  readonly period: Period;
  readonly series: NumberSeries;
  /** What the chart shows, and what its table does. */
  readonly title: string;
  readonly caption: string;
  /** What is counted, such as orders. */
  readonly counted: string;
  /** Writes minor units of the currency. */
  readonly money: (cents: number) => string;
}

/** Renders the chart of a period with its table beside it. */
export function SeriesChart({ period, series, title, caption, counted, money }: SeriesChartProps) {
  return (
    <div className="beside">
      <BarChart
        title={title}
        period={period.text}
        before={sayOfNumbers(`${period.id}Before`)}
        bars={series.rows.map(({ part, cents, before }) => ({
          ...part,
          value: cents,
          before: before.cents,
        }))}
        write={money}
      />
      {/* Scrolls by itself, so the keyboard has to reach it. */}
      <div className="scroll" tabIndex={0} role="region" aria-label={caption}>
        <table className="figures">
          <thead>
            <tr>
              <th scope="col">{sayOfNumbers('when')}</th>
              <th scope="col">{counted}</th>
              <th scope="col">{sayOfNumbers('sum')}</th>
              <th scope="col">{sayOfNumbers('before')}</th>
            </tr>
          </thead>
          <tbody>
            {series.rows.toReversed().map(({ part, count, cents, before }) => (
              <tr key={part.first}>
                <th scope="row">{part.text}</th>
                <td>{count}</td>
                <td>{money(cents)}</td>
                <td className="quiet">{money(before.cents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
