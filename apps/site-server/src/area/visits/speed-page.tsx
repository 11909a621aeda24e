import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import { judgeSpeed } from '../../census/speed/judge-speed';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { listHref } from '../list-part';
import { CountTable } from './CountTable';
import { shownMetrics, type PageSpeed, type ShownMetric } from './load-speed';
import { PeriodLinks } from './PeriodLinks';
import { sayOfSpeed, speedPath } from './speed-texts';
import type { VisitTable } from './visit-table';
import type { VisitsPeriod } from './visits-period';

/** Writes a value as people read it. */
function writeSpeed(metric: ShownMetric, value: number): string {
  if (metric === 'cls') return value.toFixed(2);
  return value < 1000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(1)} s`;
}

/** Makes the table of pages, which comes as a file too. */
export function speedTable(pages: readonly PageSpeed[]): VisitTable {
  const values = shownMetrics.map((metric) => sayOfSpeed(metric));
  return {
    id: 'speed',
    title: sayOfSpeed('tableTitle'),
    headings: [sayOfSpeed('page'), sayOfSpeed('measured'), ...values],
    rows: pages.map(({ page, device, measured, values: of }) => ({
      name: `${page} · ${nameOfDevice(device)}`,
      values: [measured, ...shownMetrics.map((metric) => judgedText(metric, of[metric]))],
    })),
    empty: sayOfSpeed('none'),
  };
}

function judgedText(metric: ShownMetric, value: number | undefined): string {
  if (value === undefined) return '–';
  const judged = sayOfSpeed(judgeSpeed(metric, value));
  return sayOfSpeed('value', { value: writeSpeed(metric, value), judged });
}

function nameOfDevice(device: string): string {
  return device === 'phone' || device === 'tablet' || device === 'computer'
    ? sayOfSpeed(device)
    : device;
}

/** How many pieces of advice are given: those for the pages that are opened most. */
const mostAdvice = 8;

/** Says in plain words what to mend. */
function adviceOf(pages: readonly PageSpeed[]): readonly string[] {
  return pages
    .flatMap(({ page, device, values }) =>
      shownMetrics.flatMap((metric) => {
        const value = values[metric];
        if (value === undefined || judgeSpeed(metric, value) === 'good') return [];
        const what = sayOfSpeed(`${metric}Advice`, { value: writeSpeed(metric, value) });
        return [sayOfSpeed('advice', { page, device: nameOfDevice(device), what })];
      }),
    )
    .slice(0, mostAdvice);
}

/** Answers with how fast the pages of a site are, and what to mend. */
export function speedPage(
  site: Site,
  contributor: Contributor,
  { period, pages }: { readonly period: VisitsPeriod; readonly pages: readonly PageSpeed[] },
): EndpointReply {
  const advice = adviceOf(pages);
  return contributorPage(
    site,
    contributor,
    { title: sayOfSpeed('title'), section: speedPath },
    <>
      <PeriodLinks path={speedPath} period={period} />
      <p>{sayOfSpeed('intro')}</p>
      {pages.length > 0 && (
        <>
          <h2>{sayOfSpeed('adviceTitle')}</h2>
          {advice.length === 0 ? (
            <p className="quiet">{sayOfSpeed('adviceNone')}</p>
          ) : (
            <ul>
              {advice.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
        </>
      )}
      <CountTable
        table={speedTable(pages)}
        exportHref={() => listHref(`${speedPath}/export`, { days: period.id })}
      />
    </>,
  );
}
