import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { listHref } from '../list-part';
import { KeyFigures } from '../numbers/KeyFigures';
import { CountTable, writeCount } from './CountTable';
import type { LostEvents } from './load-lost';
import { lostPath, sayOfLost } from './lost-texts';
import { PeriodLinks } from './PeriodLinks';
import { writeShare } from './visit-tables';
import { visitsPath } from './visits-texts';

/** Answers with what became of the events of a period. */
export function lostPage(site: Site, contributor: Contributor, lost: LostEvents): EndpointReply {
  const { period, created, acknowledged, reported, counted, tables } = lost;
  const exportHref = (table: string) => listHref(`${lostPath}/export`, { days: period.id, table });
  return contributorPage(
    site,
    contributor,
    { title: sayOfLost('title'), section: visitsPath },
    <>
      <PeriodLinks path={lostPath} period={period} />
      <p>{sayOfLost('intro')}</p>
      {created === 0 ? (
        <p className="quiet">{sayOfLost('none')}</p>
      ) : (
        <KeyFigures
          figures={[
            { name: sayOfLost('created'), value: writeCount(created) },
            { name: sayOfLost('acknowledged'), value: writeCount(acknowledged) },
            { name: sayOfLost('arrived'), value: writeShare(acknowledged, created) },
            { name: sayOfLost('hits'), value: writeCount(reported) },
            { name: sayOfLost('counted'), value: writeCount(counted) },
          ]}
        />
      )}
      {tables.map((table) => (
        <CountTable key={table.id} table={table} exportHref={exportHref} />
      ))}
    </>,
  );
}
