import { englishTexts } from '../../texts/server-texts';

/** What the area says about people. In English, as is the whole area; `{…}` is filled in. */
const peopleTexts = {
  title: 'People',
  intro: 'Everybody who can sign in to this area, and what they may do.',
  search: 'Words of name or address',
  role: 'Role',
  allRoles: 'Any role',
  found: { one: '{count} person', other: '{count} people' },
  noneFound: 'Nobody matches. Try a part of the name or of the address, or show all.',
  person: 'Name',
  email: 'Email',
  roles: 'Roles',
  lastSeen: 'Last here',
  neverSeen: 'Not yet',
  you: 'You',
  unnamed: 'No name',
  invite: 'Invite somebody',
  whatRolesDo: 'What each role may do',
  back: 'Back to people',
  cancel: 'Cancel',
  // Invitations.
  invitations: 'Invitations',
  invited: 'Invited',
  sendAgain: 'Send again',
  sendAgainTo: 'Send again to {email}',
  takeBack: 'Take back',
  takeBackFrom: 'Take back from {email}',
  open: 'Waits for an answer until {time}',
  expired: 'Too old. Send it again.',
  mailWaits: 'The email waits to be sent.',
  mailRetries: 'The email could not be sent yet. It is tried again by itself.',
  mailFailed: 'The email could not be sent. Check the address, and send it again.',
  // Inviting.
  inviteTitle: 'Invite somebody',
  inviteText:
    'They get an email with a link that works for seven days, and choose a password there.',
  inviteButton: 'Send invitation',
  rolesLegend: 'What they may do',
  rolesHint: 'Several roles add up.',
  emailWrong: 'Enter an email address, such as name@example.com.',
  rolesMissing: 'Choose at least one role.',
  hasAccount: 'This address has an account already. You can change its roles.',
  beyondYou: 'You can only give and take roles whose rights you have yourself.',
  lastAdmin: 'Somebody has to look after everything. Make somebody else an admin first.',
  gone: 'This was changed by somebody else meanwhile. Look at the list.',
  // One person.
  saveRoles: 'Save roles',
  rolesText: 'They are signed out everywhere, and sign in again with their new roles.',
  ownRolesText: 'You are signed out everywhere else.',
  remove: 'Remove from this site',
  removeTitle: 'Remove {name}?',
  removeText:
    '{name} ({email}) is signed out everywhere and can no longer sign in. What they did stays.',
  removeOwnText: 'You are signed out at once and can no longer sign in to this site.',
  removeButton: 'Remove',
  factorText: 'They sign in with a second factor.',
  takeFactor: 'Take the second factor away',
  takeFactorTitle: 'Take the second factor of {name} away?',
  takeFactorText:
    'For somebody who has lost their phone and their recovery codes. From then on the password alone lets {name} in, until they set a second factor up again. They are told by email. Make sure that it is them who asks.',
  takeFactorButton: 'Take away',
  noFactor: 'This account has no second factor any more.',
  // What was done.
  invitedDone: 'The invitation is on its way.',
  againDone: 'The invitation is on its way again. The link before it no longer works.',
  takenBackDone: 'The invitation was taken back. Its link no longer works.',
  rolesDone: 'The roles are saved.',
  factorDone: 'The second factor was taken away. They were told by email.',
  removedDone: 'The person was removed.',
  // What roles may do.
  rolesTitle: 'What each role may do',
  rolesIntro:
    'The server goes by this table. Somebody with several roles may do what any of them may.',
  everything: 'Everything on this site.',
} as const;

/** A code of these texts. */
export type PeopleCode = keyof typeof peopleTexts;

/** Gives a text about people. */
export const { say: sayOfPeople } = englishTexts(peopleTexts);
