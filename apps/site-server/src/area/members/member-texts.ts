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
  pick: 'Select',
  pickOf: 'Select {name}',
  pickAll: 'Select all that are shown',
  picked: 'Who is selected:',
  pickedOne: '{count} member is selected:',
  pickedOther: '{count} members are selected:',
  name: 'Name',
  email: 'Email',
  joined: 'Joined',
  open: 'Anyone who confirms an email address can join.',
  product: 'Anyone who has bought one of the products you chose can join.',
  invitation: 'Only people you invite can join.',
  none: 'Nobody has joined yet. Members sign in to your site to see their orders and their pages.',
  noneFound: 'No member matches. Try part of the name or address, or show all.',
  invite: 'Invite a member',
  inviteText: 'They get an email with a link to choose a password. It works for seven days.',
  inviteButton: 'Send invitation',
  cancel: 'Cancel',
  nameMissing: 'Enter the name of the person, for their account.',
  emailWrong: 'Enter an email address, such as name@example.com.',
  hasJoined: 'Someone with this address is already a member.',
  invited: 'The invitation is on its way.',
  removed: 'Removed. They are told by email.',
  nothing: 'Nothing was done: select members first.',
  back: 'All members',
  orders: 'Orders with this address',
  subscriptions: 'Subscriptions that renew',
  remove: 'Remove member',
  removeTitle: 'Remove {name}?',
  removeGoes:
    'The account of {email} is deleted at once, with its sign-ins and its cart. This cannot be undone. They are told by email, and can join again like anyone else.',
  removeStays: {
    one: '{count} order stays: tax law asks you to keep it. Reviews of it stay too.',
    other: '{count} orders stay: tax law asks you to keep them. Reviews of them stay too.',
  },
  removeRenewed: {
    one: '{count} subscription still renews. Its buyer can cancel it with the link in its emails.',
    other:
      '{count} subscriptions still renew. Their buyer can cancel them with the links in their emails.',
  },
  removeButton: 'Remove member',
  removeManyTitle: { one: 'Remove {count} member?', other: 'Remove {count} members?' },
  removeManyText:
    'These accounts are deleted at once, with their sign-ins and their carts. This cannot be undone. Their orders and reviews stay. They are told by email, and can join again like anyone else.',
  removeManyButton: 'Remove members',
} as const;

/** A code of these texts. */
export type MemberListCode = keyof typeof memberListTexts;

/** Gives a text about members. */
export const { say: sayOfMembers } = englishTexts(memberListTexts);
