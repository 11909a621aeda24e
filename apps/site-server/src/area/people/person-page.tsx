import type { ContributorRole } from '@frontage/site-model/enums';
import type { Account } from '../../accounts/accounts';
import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { peoplePath } from './people-paths';
import { sayOfPeople, type PeopleCode } from './people-texts';
import { RolePicker } from './RolePicker';

/** What the page of a person shows beside their account. */
export interface PersonShown {
  /** The roles that were chosen. @default those that they have */
  readonly roles?: readonly ContributorRole[];
  /** What is wrong with them. @default nothing */
  readonly wrong?: PeopleCode;
  /** Whether they sign in with a second factor. @default false */
  readonly hasSecondFactor?: boolean;
}

/** Answers with one person: their roles can be changed, and they can be removed. */
export function personPage(
  site: Site,
  contributor: Contributor,
  person: Account,
  { roles = person.roles, wrong, hasSecondFactor = false }: PersonShown = {},
): EndpointReply {
  const isOwn = person.id === contributor.account.id;
  const path = `${peoplePath}/${person.id}`;
  return contributorPage(
    site,
    contributor,
    {
      title: person.name || sayOfPeople('unnamed'),
      section: peoplePath,
      ...(wrong && { status: wrong === 'rolesMissing' ? 400 : 409, isWrong: true }),
    },
    <form className="step" method="post" action={path}>
      <p>
        <a href={peoplePath}>{sayOfPeople('back')}</a>
      </p>
      <p className="excerpt">{person.email}</p>
      {hasSecondFactor && <p>{sayOfPeople('factorText')}</p>}
      <RolePicker
        granterRoles={contributor.account.roles}
        chosen={roles}
        wrong={wrong && sayOfPeople(wrong)}
      />
      <p className="quiet">{sayOfPeople(isOwn ? 'ownRolesText' : 'rolesText')}</p>
      <div className="actions">
        <button className="button">{sayOfPeople('saveRoles')}</button>
        <a className="button" data-look="quiet" href={`${path}/remove`}>
          {sayOfPeople('remove')}
        </a>
        {hasSecondFactor && !isOwn && (
          <a className="button" data-look="quiet" href={`${path}/second-factor`}>
            {sayOfPeople('takeFactor')}
          </a>
        )}
      </div>
    </form>,
  );
}

/** Answers with the page that asks before somebody is removed. */
export function removePersonPage(
  site: Site,
  contributor: Contributor,
  { id, name, email }: Account,
  wrong?: PeopleCode,
): EndpointReply {
  const said = { name: name || email, email };
  const isOwn = id === contributor.account.id;
  const path = `${peoplePath}/${id}`;
  return contributorPage(
    site,
    contributor,
    {
      title: sayOfPeople('removeTitle', said),
      section: peoplePath,
      ...(wrong && { status: 409, isWrong: true }),
    },
    <form className="step" method="post" action={`${path}/remove`}>
      {wrong && (
        <div className="notice" role="alert">
          <p>{sayOfPeople(wrong)}</p>
        </div>
      )}
      <p>{sayOfPeople(isOwn ? 'removeOwnText' : 'removeText', said)}</p>
      <div className="actions">
        <button className="button">{sayOfPeople('removeButton')}</button>
        <a className="button" data-look="quiet" href={path}>
          {sayOfPeople('cancel')}
        </a>
      </div>
    </form>,
  );
}
