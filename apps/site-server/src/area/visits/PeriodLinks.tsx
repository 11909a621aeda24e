import { visitsHref, visitsPeriods, type VisitsPeriod } from './visits-period';
import { sayOfVisits } from './visits-texts';

/** Renders the links to the periods; the address keeps the choice. */
export function PeriodLinks({
  path,
  period,
}: {
  readonly path: string;
  readonly period: VisitsPeriod;
}) {
  return (
    <nav className="views" aria-label={sayOfVisits('period')}>
      <span className="links">
        {visitsPeriods.map((id) => (
          <a
            key={id}
            href={visitsHref(path, { days: id })}
            aria-current={id === period.id ? 'page' : undefined}
          >
            {sayOfVisits(id)}
          </a>
        ))}
      </span>
    </nav>
  );
}
