import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import { Field } from '../Field';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { invitePath, peoplePath } from './people-paths';
import { sayOfPeople, type PeopleCode } from './people-texts';
import type { EnteredPerson } from './person-body';
import { RolePicker } from './RolePicker';

/** What is wrong with what was entered about somebody, and where. */
export interface WrongPerson {
  readonly field: 'email' | 'roles';
  readonly code: PeopleCode;
}

/** Answers with the page that invites somebody. */
export function invitePage(
  site: Site,
  contributor: Contributor,
  entered: EnteredPerson,
  wrong?: WrongPerson,
): EndpointReply {
  const wrongOf = (field: WrongPerson['field']) =>
    wrong?.field === field ? sayOfPeople(wrong.code) : undefined;
  return contributorPage(
    site,
    contributor,
    {
      title: sayOfPeople('inviteTitle'),
      section: peoplePath,
      ...(wrong && { status: 400, isWrong: true }),
    },
    <form className="step" method="post" action={invitePath} noValidate>
      <p>{sayOfPeople('inviteText')}</p>
      <Field
        name="email"
        label={sayOfPeople('email')}
        type="email"
        value={entered.email}
        wrong={wrongOf('email')}
        isRequired
      />
      <RolePicker
        granterRoles={contributor.account.roles}
        chosen={entered.roles}
        wrong={wrongOf('roles')}
      />
      <div className="actions">
        <button className="button">{sayOfPeople('inviteButton')}</button>
        <a className="button" data-look="quiet" href={peoplePath}>
          {sayOfPeople('cancel')}
        </a>
      </div>
    </form>,
  );
}
