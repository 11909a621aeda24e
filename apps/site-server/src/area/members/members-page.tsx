import type { Joining } from '@frontage/react-blocks/server';
import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { ListedMember } from '../../members/list-members';
import type { Site } from '../../sites/site-settings';
import { areaTime, type WriteTime } from '../area-time';
import { ListFilters } from '../ListFilters';
import { ListLinks } from '../ListLinks';
import type { ListPart } from '../list-part';
import { inviteMemberPath, membersHref, membersPath, type MemberQuery } from './member-query';
import { sayOfMembers } from './member-texts';

/** A part of the list of members. */
export interface ShownMembers extends ListPart<ListedMember> {
  readonly query: MemberQuery;
  /** How people join the site. */
  readonly joining: Joining;
}

/** Answers with a part of the list of members. */
export function membersPage(
  site: Site,
  contributor: Contributor,
  shown: ShownMembers,
): EndpointReply {
  const { query, joining, rows } = shown;
  return contributorPage(
    site,
    contributor,
    { title: sayOfMembers('title'), section: membersPath },
    <>
      {query.done && (
        <div className="notice" role="status">
          <p>{sayOfMembers(query.done)}</p>
        </div>
      )}
      <p>{sayOfMembers(joining)}</p>
      <ListFilters path={membersPath} label={sayOfMembers('search')} search={query.q} />
      {rows.length > 0 ? (
        <MemberTable members={rows} time={areaTime(site)} />
      ) : (
        <p className="quiet">{sayOfMembers(query.q ? 'noneFound' : 'none')}</p>
      )}
      <div className="actions">
        <a className="button" href={inviteMemberPath}>
          {sayOfMembers('invite')}
        </a>
      </div>
      <MemberParts {...shown} />
    </>,
  );
}

function MemberTable({ members, time }: { members: readonly ListedMember[]; time: WriteTime }) {
  return (
    <table className="list">
      <thead>
        <tr>
          <th scope="col">{sayOfMembers('name')}</th>
          <th scope="col">{sayOfMembers('email')}</th>
          <th scope="col">{sayOfMembers('joined')}</th>
        </tr>
      </thead>
      <tbody>
        {members.map(({ id, name, email, createdAt }) => (
          <tr key={id}>
            <th scope="row" className="excerpt">
              <a href={`${membersPath}/${id}`}>
                <bdi>{name}</bdi>
              </a>
            </th>
            <td className="excerpt">
              <a href={`mailto:${email}`}>{email}</a>
            </td>
            <td className="quiet">
              <time dateTime={new Date(createdAt).toISOString()}>{time(createdAt)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function MemberParts({ query, rows, hasNewer, hasOlder }: ShownMembers) {
  const [first, last] = [rows[0], rows.at(-1)];
  return (
    <ListLinks
      title={sayOfMembers('title')}
      newer={hasNewer && first ? membersHref(query, { after: first }) : undefined}
      older={hasOlder && last ? membersHref(query, { before: last }) : undefined}
    />
  );
}
