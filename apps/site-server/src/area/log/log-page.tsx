import type { ActTexts } from '../../audit/audit-acts';
import type { AuditEntry } from '../../audit/audit-entry';
import type { Actor } from '../../audit/list-actors';
import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { areaTime, type WriteTime } from '../area-time';
import { ListFilters } from '../ListFilters';
import { ListFound } from '../ListFound';
import type { ListPart } from '../list-part';
import { isFiltered } from '../list-query';
import { PartLinks } from '../PartLinks';
import { sortSelect } from '../sort-select';
import { logPath, type LogQuery } from './log-query';
import { sayOfLog } from './log-texts';

/** A part of the log, and who is in it. */
export interface ShownLog {
  readonly query: LogQuery;
  /** What acts are called, in the order in which the filter offers them. */
  readonly actTexts: ActTexts;
  readonly part: ListPart<AuditEntry>;
  /** How many entries the filter finds. */
  readonly count: number;
  readonly actors: readonly Actor[];
}

/** Answers with a part of the log. */
export function logPage(site: Site, contributor: Contributor, shown: ShownLog): EndpointReply {
  const { query, part, count, actTexts } = shown;
  return contributorPage(
    site,
    contributor,
    { title: sayOfLog('title'), section: logPath },
    <>
      <p>{sayOfLog('intro')}</p>
      <LogFilters {...shown} />
      <ListFound
        path={logPath}
        query={query}
        part={part}
        count={count}
        sayFound={(shown) => sayOfLog('found', { count: shown })}
        empty={sayOfLog(isFiltered(query) ? 'noneFound' : 'none')}
        exportNeeds="settings.auditLog"
        permissions={contributor.permissions}
        links={<PartLinks title={sayOfLog('title')} path={logPath} query={query} part={part} />}
      >
        <LogTable rows={part.rows} time={areaTime(site)} actTexts={actTexts} />
      </ListFound>
    </>,
  );
}

function LogFilters({ query, actors, actTexts }: Pick<ShownLog, 'query' | 'actors' | 'actTexts'>) {
  return (
    <ListFilters
      path={logPath}
      label={sayOfLog('search')}
      search={query.q}
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
          options: Object.entries(actTexts),
          value: query.act,
        },
        sortSelect(query.sort),
      ]}
    />
  );
}

/** Who did it: the name, and the address below it. */
function Actor({ actor }: { readonly actor: string }) {
  const [, name, email] = /^(.+) \(([^()]+)\)$/.exec(actor) ?? [];
  if (name === undefined) return <bdi>{actor || sayOfLog('unknown')}</bdi>;
  return (
    <>
      <bdi>{name}</bdi> <bdi className="quiet">{email}</bdi>
    </>
  );
}

interface LogTableProps extends Pick<ShownLog, 'actTexts'> {
  readonly rows: readonly AuditEntry[];
  readonly time: WriteTime;
}

function LogTable({ rows, time, actTexts }: LogTableProps) {
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
              <Actor actor={actor} />
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
