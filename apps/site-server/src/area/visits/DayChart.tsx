import { BarChart } from '../numbers/BarChart';
import { writeCount } from './CountTable';
import type { Visits } from './load-visits';
import { visitDayTable } from './visit-tables';
import { writeVisitsDay } from './visits-period';
import { sayOfVisits } from './visits-texts';

/** Renders the pages opened on each day, as a picture and as a table beside it. */
export function DayChart({ visits }: { readonly visits: Visits }) {
  const { period, days } = visits;
  const table = visitDayTable(visits);
  const bars = period.days.map((day, index) => ({
    ...writeVisitsDay(day),
    value: days.get(day) ?? 0,
    before: days.get(period.before[index] ?? '') ?? 0,
  }));
  return (
    <div className="beside">
      <BarChart
        title={sayOfVisits('chart')}
        period={`${bars[0]?.text ?? ''} – ${bars.at(-1)?.text ?? ''}`}
        before={sayOfVisits('before', { count: period.days.length })}
        bars={bars}
        write={writeCount}
      />
      {/* Scrolls by itself, so the keyboard has to reach it. */}
      <div className="scroll" tabIndex={0} role="region" aria-label={sayOfVisits('chartTable')}>
        <table className="figures">
          <thead>
            <tr>
              {table.headings.map((heading) => (
                <th scope="col" key={heading}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(({ name, values: [views, visitors] }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{writeCount(Number(views))}</td>
                <td>{writeCount(Number(visitors))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
