import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { InvitedMember } from '../../members/invite-member';
import type { Site } from '../../sites/site-settings';
import { Field } from '../Field';
import { inviteMemberPath, membersPath } from './member-query';
import { sayOfMembers, type MemberListCode } from './member-texts';

/** What is wrong with what was entered about somebody, and where. */
export interface WrongMember {
  readonly status: 400 | 409;
  readonly field: keyof InvitedMember;
  readonly code: MemberListCode;
}

/** Answers with the page that invites a member. */
export function inviteMemberPage(
  site: Site,
  contributor: Contributor,
  entered: InvitedMember,
  wrong?: WrongMember,
): EndpointReply {
  const wrongOf = (field: WrongMember['field']) =>
    wrong?.field === field ? sayOfMembers(wrong.code) : undefined;
  return contributorPage(
    site,
    contributor,
    {
      title: sayOfMembers('invite'),
      section: membersPath,
      ...(wrong && { status: wrong.status, isWrong: true }),
    },
    <form className="step" method="post" action={inviteMemberPath} noValidate>
      <p>{sayOfMembers('inviteText')}</p>
      <Field
        name="name"
        label={sayOfMembers('name')}
        value={entered.name}
        wrong={wrongOf('name')}
        isRequired
      />
      <Field
        name="email"
        label={sayOfMembers('email')}
        type="email"
        value={entered.email}
        wrong={wrongOf('email')}
        isRequired
      />
      <div className="actions">
        <button className="button">{sayOfMembers('inviteButton')}</button>
        <a className="button" data-look="quiet" href={membersPath}>
          {sayOfMembers('cancel')}
        </a>
      </div>
    </form>,
  );
}
