import { auditActs } from '../../audit/audit-acts';
import type { AuditEntry } from '../../audit/audit-entry';
import type { Actor } from '../../audit/list-actors';
import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { areaTime, type WriteTime } from '../area-time';
import { ListFilters } from '../ListFilters';
import { ListLinks } from '../ListLinks';
import type { ListPart } from '../list-part';
import { isFiltered, logHref, logPath, type LogQuery } from './log-query';
import { actTexts, sayOfLog } from './log-texts';

/** A part of the log, and who is in it. */
export interface ShownLog extends ListPart<AuditEntry> {
  readonly query: LogQuery;
  readonly actors: readonly Actor[];
}

/** Answers with a part of the log. */
export function logPage(site: Site, contributor: Contributor, shown: ShownLog): EndpointReply {
  const { query, rows } = shown;
  return contributorPage(
    site,
    contributor,
    { title: sayOfLog('title'), section: logPath },
    <>
      <p>{sayOfLog('intro')}</p>
      <LogFilters {...shown} />
      {rows.length > 0 ? (
        <LogTable rows={rows} time={areaTime(site)} />
      ) : (
        <p className="quiet">{sayOfLog(isFiltered(query) ? 'noneFound' : 'none')}</p>
      )}
      <LogParts {...shown} />
      <p className="aside">
        <a href={logHref(`${logPath}/export`, query)}>{sayOfLog('export')}</a>
      </p>
    </>,
  );
}

function LogFilters({ query, actors }: ShownLog) {
  return (
    <ListFilters
      path={logPath}
      selects={[
        {
          name: 'person',
          label: sayOfLog('who'),
          all: sayOfLog('everybody'),
          options: actors.map(({ id, name }) => [id, name]),
          value: query.person,
        },
        {
          name: 'act',
          label: sayOfLog('what'),
          all: sayOfLog('everything'),
          options: auditActs.map((act) => [act, actTexts[act]]),
          value: query.act,
        },
      ]}
    />
  );
}

function LogTable({ rows, time }: { rows: readonly AuditEntry[]; time: WriteTime }) {
  return (
    <table className="list">
      <thead>
        <tr>
          <th scope="col">{sayOfLog('what')}</th>
          <th scope="col">{sayOfLog('who')}</th>
          <th scope="col">{sayOfLog('time')}</th>
          <th scope="col">{sayOfLog('from')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, act, actor, subject, change, network, createdAt }) => (
          <tr key={id}>
            <th scope="row" className="excerpt">
              {actTexts[act]}
              {subject !== '' && (
                <>
                  {': '}
                  <bdi>{subject}</bdi>
                </>
              )}
              {change && (
                <div className="quiet">
                  {change.before !== '' && <div>{sayOfLog('before', { ...change })}</div>}
                  <div>{sayOfLog('after', { ...change })}</div>
                </div>
              )}
            </th>
            <td className="excerpt">
              <bdi>{actor || sayOfLog('unknown')}</bdi>
            </td>
            <td className="quiet">
              <time dateTime={new Date(createdAt).toISOString()}>{time(createdAt)}</time>
            </td>
            <td className="quiet">{network}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function LogParts({ query, rows, hasNewer, hasOlder }: ShownLog) {
  const [first, last] = [rows[0], rows.at(-1)];
  return (
    <ListLinks
      title={sayOfLog('title')}
      newer={hasNewer && first ? logHref(logPath, query, { after: first }) : undefined}
      older={hasOlder && last ? logHref(logPath, query, { before: last }) : undefined}
    />
  );
}
