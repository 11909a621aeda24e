import type { Joining } from '@frontage/react-blocks/server';
import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import { memberStates, type ListedMember } from '../../members/list-members';
import type { Site } from '../../sites/site-settings';
import { areaTime, type WriteTime } from '../area-time';
import { ListFilters } from '../ListFilters';
import { ListFound } from '../ListFound';
import type { ListPart } from '../list-part';
import { isFiltered, partHref, placeIn } from '../list-query';
import { PartLinks } from '../PartLinks';
import { PickBar } from '../PickBar';
import { PickAll, PickBox } from '../PickBox';
import { pickScript } from '../pick-script';
import { sortSelect } from '../sort-select';
import { stateSelect } from '../state-select';
import { inviteMemberPath, membersPath, type MemberQuery } from './member-query';
import { sayOfMembers } from './member-texts';

/** A part of the list of members. */
export interface ShownMembers {
  readonly query: MemberQuery;
  readonly part: ListPart<ListedMember>;
  /** How many the filter finds. */
  readonly count: number;
  /** How people join the site. */
  readonly joining: Joining;
}

/** Answers with a part of the list of members. */
export function membersPage(
  site: Site,
  contributor: Contributor,
  { query, joining, part, count }: ShownMembers,
): EndpointReply {
  return contributorPage(
    site,
    contributor,
    { title: sayOfMembers('title'), section: membersPath, scripts: [pickScript] },
    <>
      {query.done && (
        <p className="notice" role={query.done === 'nothing' ? 'alert' : 'status'}>
          {sayOfMembers(query.done)}
        </p>
      )}
      <p>{sayOfMembers(joining)}</p>
      <p>
        <a className="button" href={inviteMemberPath}>
          {sayOfMembers('invite')}
        </a>
      </p>
      <ListFilters
        path={membersPath}
        isEmpty={count === 0}
        label={sayOfMembers('search')}
        search={query.q}
        selects={[stateSelect(sayOfMembers, memberStates, query.state), sortSelect(query.sort)]}
      />
      <ListFound
        path={membersPath}
        query={query}
        part={part}
        count={count}
        sayFound={(shown) => sayOfMembers('found', { count: shown })}
        empty={sayOfMembers(isFiltered(query) ? 'noneFound' : 'none')}
        exportNeeds="settings.memberAccounts"
        permissions={contributor.permissions}
        links={
          <PartLinks title={sayOfMembers('title')} path={membersPath} query={query} part={part} />
        }
      >
        <form method="post" action={partHref(membersPath, query, placeIn(query))}>
          <MemberTable members={part.rows} time={areaTime(site)} />
          <PickBar
            picked={sayOfMembers('picked')}
            pickedOne={sayOfMembers('pickedOne')}
            pickedOther={sayOfMembers('pickedOther')}
            acts={[['remove', sayOfMembers('removeManyButton')]]}
          />
        </form>
      </ListFound>
    </>,
  );
}

function MemberTable({ members, time }: { members: readonly ListedMember[]; time: WriteTime }) {
  return (
    <table className="list">
      <thead>
        <tr>
          <PickAll text={sayOfMembers('pick')} label={sayOfMembers('pickAll')} />
          <th scope="col">{sayOfMembers('name')}</th>
          <th scope="col">{sayOfMembers('email')}</th>
          <th scope="col">{sayOfMembers('joined')}</th>
        </tr>
      </thead>
      <tbody>
        {members.map(({ id, name, email, createdAt }) => (
          <tr key={id}>
            <td>
              <PickBox id={id} label={sayOfMembers('pickOf', { name })} />
            </td>
            <th scope="row" className="excerpt">
              <a href={`${membersPath}/${id}`}>
                <bdi>{name}</bdi>
              </a>
            </th>
            <td className="excerpt">
              <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
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
