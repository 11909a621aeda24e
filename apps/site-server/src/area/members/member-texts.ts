import { englishTexts } from '../../texts/server-texts';

/** What the area says about members. In English, as is the whole area; `{…}` is filled in. */
const memberListTexts = {
  title: 'Members',
  search: 'Search name or address',
  name: 'Name',
  email: 'Email',
  joined: 'Joined',
  open: 'Whoever confirms an email address can join.',
  product: 'Whoever has bought one of the products that you chose can join.',
  invitation: 'Only people whom you invite can join.',
  none: 'Nobody has joined yet. Members sign in to your site, see their orders and their pages.',
  noneFound: 'No member matches. Try a part of the name or of the address, or show all.',
  invite: 'Invite a member',
  inviteText:
    'They get an email with a link that works for seven days, and choose a password there.',
  inviteButton: 'Send invitation',
  cancel: 'Cancel',
  nameMissing: 'Enter a name, as the person is called in their account.',
  emailWrong: 'Enter an email address, such as name@example.com.',
  hasJoined: 'Whoever has this address is a member already.',
  invited: 'The invitation is on its way.',
} as const;

/** A code of these texts. */
export type MemberListCode = keyof typeof memberListTexts;

/** Gives a text about members. */
export const { say: sayOfMembers } = englishTexts(memberListTexts);
