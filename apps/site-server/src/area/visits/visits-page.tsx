import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import { readCensusSettings } from '../../census/census-settings';
import type { Site } from '../../sites/site-settings';
import { listHref } from '../list-part';
import { CheckoutSteps } from '../numbers/CheckoutSteps';
import { KeyFigures } from '../numbers/KeyFigures';
import { CountTable, writeCount } from './CountTable';
import { DayChart } from './DayChart';
import type { Visits } from './load-visits';
import { lostPath } from './lost-texts';
import { PeriodLinks } from './PeriodLinks';
import { visitTables, writeShare } from './visit-tables';
import { visitsHref } from './visits-period';
import { sayOfVisits, visitsPath } from './visits-texts';
import { forgetPath, forgetTitle } from './forget-page';

/** Answers with the visits of a period. */
export function visitsPage(site: Site, contributor: Contributor, visits: Visits): EndpointReply {
  const { period, checkouts } = visits;
  const exportHref = (table: string) =>
    listHref(`${visitsPath}/export`, { days: period.id, table });
  return contributorPage(
    site,
    contributor,
    { title: sayOfVisits('title'), section: visitsPath },
    <>
      <PeriodLinks path={visitsPath} period={period} />
      {visits.total.views === 0 ? (
        <p className="quiet">{sayOfVisits('none')}</p>
      ) : (
        <>
          <VisitFigures visits={visits} />
          <DayChart visits={visits} />
        </>
      )}
      <p className="quiet hint">{sayOfVisits('countedNote')}</p>
      <p className="quiet hint">
        {sayOfVisits('visitorsNote', { count: readCensusSettings(site).keepDays })}
      </p>
      {visitTables(visits).map((table) => (
        <CountTable key={table.id} table={table} exportHref={exportHref} />
      ))}
      <h2>{sayOfVisits('checkoutsTitle')}</h2>
      <CheckoutSteps ends={checkouts} />
      <p className="aside links">
        {contributor.permissions.includes('activity.traffic') && (
          <a href={visitsHref(lostPath, { days: period.id })}>{sayOfVisits('lostLink')}</a>
        )}
        {contributor.permissions.includes('config.editMembers') && (
          <a href={forgetPath}>{forgetTitle}</a>
        )}
      </p>
    </>,
  );
}

function VisitFigures({
  visits: { total, before, visitors, visitorsBefore, bots, devices },
}: {
  visits: Visits;
}) {
  const phones = devices.find(({ name }) => name === 'phone')?.times ?? 0;
  const perVisit = (views: number, of: number) => (of === 0 ? '–' : (views / of).toFixed(1));
  return (
    <KeyFigures
      figures={[
        {
          name: sayOfVisits('visits'),
          value: writeCount(total.visits),
          before: writeCount(before.visits),
        },
        {
          name: sayOfVisits('visitors'),
          value: writeCount(visitors.total),
          before: visitorsBefore === undefined ? undefined : writeCount(visitorsBefore),
        },
        {
          name: sayOfVisits('views'),
          value: writeCount(total.views),
          before: writeCount(before.views),
        },
        {
          name: sayOfVisits('perVisit'),
          value: perVisit(total.views, total.visits),
          before: perVisit(before.views, before.visits),
        },
        { name: sayOfVisits('phones'), value: writeShare(phones, total.views) },
        { name: sayOfVisits('bots'), value: writeCount(bots) },
      ]}
    />
  );
}
