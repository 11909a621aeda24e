import { contributorRole } from '@frontage/site-model/enums';
import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { Person } from '../../accounts/list-people';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { areaTime, type WriteTime } from '../area-time';
import { ListFilters } from '../ListFilters';
import { ListFound } from '../ListFound';
import type { ListPart } from '../list-part';
import { PartLinks } from '../PartLinks';
import { sortSelect } from '../sort-select';
import { InvitationTable, type ShownInvitations } from './InvitationTable';
import { invitePath, peoplePath, rolesPath } from './people-paths';
import type { PeopleQuery } from './people-query';
import { sayOfPeople, type PeopleCode } from './people-texts';
import { roleTexts, writeRoles } from './role-texts';

/** What the page of people shows. */
export interface ShownPeople extends ShownInvitations {
  readonly query: PeopleQuery;
  readonly part: ListPart<Person>;
  /** How many the filter finds. */
  readonly count: number;
}

/** What a page says of what was done, or why it was not. */
export interface SaidOfPeople {
  readonly code: PeopleCode;
  readonly isRefused: boolean;
}

/** Answers with everybody who looks after a site, and whoever was invited to. */
export function peoplePage(
  site: Site,
  contributor: Contributor,
  shown: ShownPeople,
  said?: SaidOfPeople,
): EndpointReply {
  const { query, part, count } = shown;
  const time = areaTime(site);
  const isRefused = said?.isRefused ?? false;
  return contributorPage(
    site,
    contributor,
    {
      title: sayOfPeople('title'),
      section: peoplePath,
      ...(isRefused && { status: 409, isWrong: true }),
    },
    <>
      <PeopleNotice said={said} />
      <p>
        {sayOfPeople('intro')} <a href={rolesPath}>{sayOfPeople('whatRolesDo')}</a>
      </p>
      <p>
        <a className="button" href={invitePath}>
          {sayOfPeople('invite')}
        </a>
      </p>
      <PeopleFilters query={query} />
      <ListFound
        path={peoplePath}
        query={query}
        part={part}
        count={count}
        sayFound={(found) => sayOfPeople('found', { count: found })}
        empty={sayOfPeople('noneFound')}
        exportNeeds="settings.contributors"
        permissions={contributor.permissions}
        links={
          <PartLinks title={sayOfPeople('title')} path={peoplePath} query={query} part={part} />
        }
      >
        <PeopleTable people={part.rows} contributorId={contributor.account.id} time={time} />
      </ListFound>
      {shown.invitations.length > 0 && <InvitationTable {...shown} time={time} />}
    </>,
  );
}

function PeopleFilters({ query }: Pick<ShownPeople, 'query'>) {
  const role = {
    name: 'role',
    label: sayOfPeople('role'),
    all: sayOfPeople('allRoles'),
    options: contributorRole.names.map((name) => [name, roleTexts[name].name] as const),
    value: query.role,
  };
  return (
    <ListFilters
      path={peoplePath}
      label={sayOfPeople('search')}
      search={query.q}
      selects={[role, sortSelect(query.sort)]}
    />
  );
}

/** Renders what was done, or why it was not. */
export function PeopleNotice({ said }: { said: SaidOfPeople | undefined }) {
  if (!said) return null;
  return (
    <div className="notice" role={said.isRefused ? 'alert' : 'status'}>
      <p>{sayOfPeople(said.code)}</p>
    </div>
  );
}

function PeopleTable({
  people,
  contributorId,
  time,
}: {
  people: readonly Person[];
  contributorId: string;
  time: WriteTime;
}) {
  return (
    <table className="list">
      <thead>
        <tr>
          <th scope="col">{sayOfPeople('person')}</th>
          <th scope="col">{sayOfPeople('email')}</th>
          <th scope="col">{sayOfPeople('roles')}</th>
          <th scope="col">{sayOfPeople('lastSeen')}</th>
        </tr>
      </thead>
      <tbody>
        {people.map(({ id, name, email, roles, seenAt }) => (
          <tr key={id}>
            <th scope="row">
              <a href={`${peoplePath}/${id}`}>{name || sayOfPeople('unnamed')}</a>
              {id === contributorId && (
                <div className="states">
                  <span className="state">{sayOfPeople('you')}</span>
                </div>
              )}
            </th>
            <td className="excerpt">{email}</td>
            <td>{writeRoles(roles)}</td>
            <td className="quiet">
              {seenAt === undefined ? (
                sayOfPeople('neverSeen')
              ) : (
                <time dateTime={new Date(seenAt).toISOString()}>{time(seenAt)}</time>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
