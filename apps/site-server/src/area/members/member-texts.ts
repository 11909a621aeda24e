import { englishTexts } from '../../texts/server-texts';

/** What the area says about members. In English, as is the whole area; `{…}` is filled in. */
const memberListTexts = {
  title: 'Members',
  search: 'Search name or address',
  state: 'Joined',
  allStates: 'At any time',
  new: 'In the last 30 days',
  earlier: 'More than 30 days ago',
  found: { one: '{count} member', other: '{count} members' },
  pick: 'Pick',
  pickOf: 'Pick {name}',
  pickAll: 'Pick all that are shown',
  picked: 'Who is picked:',
  pickedOne: '{count} member is picked:',
  pickedOther: '{count} members are picked:',
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
  removed: 'Removed. They are told by email.',
  nothing: 'Nothing was done: pick members first.',
  back: 'All members',
  orders: 'Orders with this address',
  subscriptions: 'Subscriptions that are renewed',
  remove: 'Remove member',
  removeTitle: 'Remove {name}?',
  removeGoes:
    'The account of {email} is deleted at once, with its sign-ins and its cart. This cannot be undone. They are told by email, and can join again as others do.',
  removeStays: {
    one: '{count} order stays: tax law asks you to keep it. Reviews of it stay too.',
    other: '{count} orders stay: tax law asks you to keep them. Reviews of them stay too.',
  },
  removeRenewed: {
    one: '{count} subscription is still renewed. Its buyer can end it by the link in its emails.',
    other:
      '{count} subscriptions are still renewed. Their buyer can end them by the links in their emails.',
  },
  removeButton: 'Remove member',
  removeManyTitle: { one: 'Remove {count} member?', other: 'Remove {count} members?' },
  removeManyText:
    'These accounts are deleted at once, with their sign-ins and their carts. This cannot be undone. Their orders and reviews stay. They are told by email, and can join again as others do.',
  removeManyButton: 'Remove members',
} as const;

/** A code of these texts. */
export type MemberListCode = keyof typeof memberListTexts;

/** Gives a text about members. */
export const { say: sayOfMembers } = englishTexts(memberListTexts);
