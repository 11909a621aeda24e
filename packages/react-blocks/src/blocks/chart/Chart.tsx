import type { ReactNode } from 'react';
import { BlockRoot } from '../../render/block-root';
import { rootProps, type RootProps } from '../../render/root-props';
import { useTexts } from '../../texts/use-texts';
import { chartTexts } from './chart.texts';
import { chartSize } from './scale-chart';
import { drawChart, type ChartKind } from './draw-chart';
import { readDataSet, type DataSet } from './read-data-set';

/** Numbers, drawn. */
export interface ChartProps extends RootProps {
  /** What it shows. */
  title: string;
  /** @default 'bar' */
  kind?: ChartKind | undefined;
  /** A table as a spreadsheet copies it; without rows nothing is shown. */
  data: string;
}

/** A chart, drawn by the server, with its numbers as a table. It needs no script. */
export function Chart(props: ChartProps): ReactNode {
  const { title, kind = 'bar', data } = props;
  const texts = useTexts(chartTexts);
  const set = readDataSet(data);
  if (set.issue !== undefined) return null;
  const { marks, labels } = drawChart(kind, set);
  return (
    <BlockRoot block="chart" {...rootProps(props)}>
      <figure>
        <figcaption>{title}</figcaption>
        <svg viewBox={`0 0 ${chartSize.width} ${chartSize.height}`} aria-hidden="true">
          {marks.map(({ path, series, isLine }, index) => (
            <path key={index} d={path} data-line={isLine || undefined} data-series={series % 6} />
          ))}
          {labels.map(({ text, x, y }, index) => (
            <text
              key={index}
              x={x}
              y={y}
              textAnchor="middle"
              data-pie={kind === 'pie' || undefined}
            >
              {text}
            </text>
          ))}
        </svg>
        {set.series.length > 1 && kind !== 'pie' && (
          <ul aria-hidden="true">
            {set.series.map((name, index) => (
              <li key={index} data-series={index % 6}>
                {name}
              </li>
            ))}
          </ul>
        )}
        <details>
          <summary>{texts.table}</summary>
          <ChartTable title={title} {...set} />
        </details>
      </figure>
    </BlockRoot>
  );
}

function ChartTable({ title, series, rows }: DataSet & { title: string }): ReactNode {
  return (
    <table>
      <caption className="fr-hidden">{title}</caption>
      <thead>
        <tr>
          <td />
          {series.map((name, index) => (
            <th key={index} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, values }, index) => (
          <tr key={index}>
            <th scope="row">{label}</th>
            {values.map((value, at) => (
              <td key={at}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
