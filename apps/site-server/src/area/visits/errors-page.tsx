import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { ScriptErrorGroup } from '../../census/errors/script-errors';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { areaTime, type WriteTime } from '../area-time';
import { exportTime } from '../export-list';
import { listHref } from '../list-part';
import { errorsPath, sayOfErrors } from './errors-texts';
import type { SiteErrors } from './load-errors';
import { PeriodLinks } from './PeriodLinks';
import type { VisitTable } from './visit-table';
import type { VisitsPeriod } from './visits-period';

/** Makes the table of errors, which comes as a file. */
export function errorTable({ groups }: SiteErrors): VisitTable {
  const headings = ['message', 'count', 'first', 'last', 'page', 'browser'] as const;
  return {
    id: 'errors',
    title: sayOfErrors('title'),
    headings: headings.map((code) => sayOfErrors(code)),
    rows: groups.map(({ message, times, firstAt, lastAt, pages, browsers }) => ({
      name: message,
      values: [
        times,
        exportTime(firstAt),
        exportTime(lastAt),
        pages.join(' '),
        browsers.join(', '),
      ],
    })),
    empty: sayOfErrors('none'),
  };
}

/** Answers with what went wrong in visitors' browsers. */
export function errorsPage(
  site: Site,
  contributor: Contributor,
  { period, errors }: { readonly period: VisitsPeriod; readonly errors: SiteErrors },
): EndpointReply {
  const { groups, suppressed } = errors;
  const writeTime = areaTime(site);
  return contributorPage(
    site,
    contributor,
    { title: sayOfErrors('title'), section: errorsPath },
    <>
      <PeriodLinks path={errorsPath} period={period} />
      <p>{sayOfErrors('intro')}</p>
      {groups.length === 0 ? (
        <p className="quiet">{sayOfErrors('none')}</p>
      ) : (
        groups.map((group) => <ErrorGroup key={group.hash} group={group} writeTime={writeTime} />)
      )}
      {suppressed > 0 && <p>{sayOfErrors('suppressed', { count: suppressed })}</p>}
      {groups.length > 0 && (
        <p className="aside">
          <a href={listHref(`${errorsPath}/export`, { days: period.id })}>
            {sayOfErrors('export')}
          </a>
        </p>
      )}
    </>,
  );
}

function ErrorGroup({
  group: { message, place, stack, times, firstAt, lastAt, pages, browsers },
  writeTime,
}: {
  group: ScriptErrorGroup;
  writeTime: WriteTime;
}) {
  return (
    <section className="waiting">
      <h2>{message}</h2>
      <p>
        {sayOfErrors('times', { count: times })}.{' '}
        {sayOfErrors('when', { first: writeTime(firstAt), last: writeTime(lastAt) })}.
      </p>
      <p className="quiet">
        {[
          sayOfErrors('pages', { pages: pages.join(', ') }),
          sayOfErrors('browsers', { browsers: browsers.join(', ') }),
          place === '' ? '' : sayOfErrors('place', { place }),
        ]
          .filter(Boolean)
          .join('. ')}
      </p>
      {stack !== '' && (
        <details>
          <summary>{sayOfErrors('stack')}</summary>
          <pre className="scroll" tabIndex={0} aria-label={sayOfErrors('stack')} role="region">
            {stack}
          </pre>
        </details>
      )}
    </section>
  );
}
