import { Meter } from '../numbers/BestSellers';
import type { VisitTable } from './visit-table';
import { sayOfVisits } from './visits-texts';

const number = new Intl.NumberFormat('en');

/** Writes a count as it is read. */
export const writeCount = (count: number): string => number.format(count);

/** The most columns that stand beside each other on a phone; the values of more are stacked. */
const mostColumns = 4;

/** Renders counts as a table with a bar for each, and the link that downloads it. */
export function CountTable({
  table: { id, title, headings, rows, empty, note },
  exportHref,
}: {
  readonly table: VisitTable;
  /** Where it is downloaded. */
  readonly exportHref: (id: string) => string;
}) {
  const most = Math.max(1, ...rows.map(({ values: [first] }) => Number(first) || 0));
  return (
    <section aria-labelledby={`table-${id}`}>
      <h2 id={`table-${id}`}>{title}</h2>
      {rows.length === 0 ? (
        <p className="quiet">{empty}</p>
      ) : (
        <>
          <table
            className={headings.length > mostColumns ? 'figures wide stacked' : 'figures wide'}
          >
            <thead>
              <tr>
                {headings.map((heading) => (
                  <th scope="col" key={heading}>
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, href, values }) => (
                <tr key={name}>
                  <th scope="row">
                    {href === undefined ? name : <a href={href}>{name}</a>}
                    <Meter share={(Number(values[0]) || 0) / most} />
                  </th>
                  {values.map((value, index) => (
                    <td key={headings[index + 1]} data-head={headings[index + 1]}>
                      {typeof value === 'number' ? writeCount(value) : value}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {note !== undefined && <p className="quiet hint">{note}</p>}
          <p className="hint">
            <a href={exportHref(id)}>{sayOfVisits('export', { title: title.toLowerCase() })}</a>
          </p>
        </>
      )}
    </section>
  );
}
