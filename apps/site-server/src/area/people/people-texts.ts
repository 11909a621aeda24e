import { englishTexts } from '../../texts/server-texts';

/** What the area says about people. In English, as is the whole area; `{…}` is filled in. */
const peopleTexts = {
  title: 'Team',
  intro: 'Everyone who can sign in to this area, and what they can do.',
  search: 'Part of the name or address',
  role: 'Role',
  allRoles: 'Any role',
  found: { one: '{count} person', other: '{count} people' },
  noneFound: 'Nobody matches. Try part of the name or address, or show all.',
  person: 'Name',
  email: 'Email',
  roles: 'Roles',
  lastSeen: 'Last seen',
  neverSeen: 'Not yet',
  you: 'You',
  unnamed: 'No name',
  invite: 'Invite someone',
  whatRolesDo: 'What each role can do',
  back: 'Back to the team',
  cancel: 'Cancel',
  // Invitations.
  invitations: 'Invitations',
  invited: 'Invited',
  sendAgain: 'Send again',
  sendAgainTo: 'Send again to {email}',
  takeBack: 'Withdraw',
  takeBackFrom: 'Withdraw the invitation to {email}',
  open: 'Valid until {time}',
  expired: 'Expired. Send it again.',
  mailWaits: 'The email is waiting to be sent.',
  mailRetries: 'The email could not be sent yet. It will be tried again automatically.',
  mailFailed: 'The email could not be sent. Check the address, and send it again.',
  // Inviting.
  inviteTitle: 'Invite someone',
  inviteText: 'They get an email with a link to choose a password. It works for seven days.',
  inviteButton: 'Send invitation',
  rolesLegend: 'What they can do',
  rolesHint: 'Someone with several roles can do what any of them allows.',
  emailWrong: 'Enter an email address, such as name@example.com.',
  rolesMissing: 'Choose at least one role.',
  hasAccount: 'This address already has an account. You can change its roles.',
  beyondYou: 'You can only give or take away roles whose permissions you have yourself.',
  lastAdmin: 'The site needs an admin. Make someone else an admin first.',
  gone: 'Someone else changed this in the meantime. Check the list.',
  // One person.
  saveRoles: 'Save roles',
  rolesText: 'They will be signed out everywhere, and can sign in again with their new roles.',
  ownRolesText: 'You will be signed out everywhere else.',
  remove: 'Remove from this site',
  removeTitle: 'Remove {name}?',
  removeText:
    '{name} ({email}) will be signed out everywhere and can no longer sign in. What they have done stays.',
  removeOwnText: 'You will be signed out at once and can no longer sign in to this site.',
  removeButton: 'Remove',
  factorText: 'They sign in with a second factor.',
  takeFactor: 'Remove the second factor',
  takeFactorTitle: 'Remove the second factor of {name}?',
  takeFactorText:
    'For someone who has lost their phone and their recovery codes. From then on {name} signs in with the password alone, until they set up a second factor again. They are told by email. Make sure that it is really them who asked.',
  takeFactorButton: 'Remove second factor',
  noFactor: 'This account has no second factor any more.',
  // What was done.
  invitedDone: 'The invitation is on its way.',
  againDone: 'The invitation is on its way again. The earlier link no longer works.',
  takenBackDone: 'The invitation was withdrawn. Its link no longer works.',
  rolesDone: 'The roles are saved.',
  factorDone: 'The second factor was removed. They were told by email.',
  removedDone: 'The person was removed.',
  // What roles may do.
  rolesTitle: 'What each role can do',
  rolesIntro:
    'The server follows this table. Someone with several roles can do what any of them allows.',
  everything: 'Everything on this site.',
} as const;

/** A code of these texts. */
export type PeopleCode = keyof typeof peopleTexts;

/** Gives a text about people. */
export const { say: sayOfPeople } = englishTexts(peopleTexts);
