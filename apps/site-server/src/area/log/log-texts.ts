import type { AuditAct } from '../../audit/audit-acts';
import { englishTexts } from '../../texts/server-texts';

/** What the area says about its log. In English, as is the whole area; `{…}` is filled in. */
const logTexts = {
  title: 'Log',
  intro: 'Who did what in this area. Entries are kept for two years. Nobody can change them.',
  time: 'When',
  who: 'Who',
  what: 'What',
  from: 'From',
  everybody: 'Everybody',
  everything: 'Everything',
  unknown: 'Unknown address',
  before: 'Before: {before}',
  after: 'After: {after}',
  none: 'Nothing was done yet.',
  noneFound: 'No entry matches. Show all.',
  export: 'Download as CSV',
} as const;

/** Gives a text about the log. */
export const { say: sayOfLog } = englishTexts(logTexts);

/** What each act is called. */
export const actTexts: Readonly<Record<AuditAct, string>> = {
  signIn: 'Signed in',
  signInFailed: 'Sign-in refused',
  signOut: 'Signed out',
  sessionsEnded: 'Ended own sign-ins',
  passwordAsked: 'Asked for a new password',
  passwordSet: 'Chose a new password',
  accountMade: 'Made the first account',
  nameChanged: 'Changed their name',
  emailAsked: 'Asked for a new address',
  emailChanged: 'Changed their address',
  invited: 'Invited',
  invitedAgain: 'Sent an invitation again',
  invitationTakenBack: 'Took an invitation back',
  invitationAccepted: 'Accepted an invitation',
  rolesChanged: 'Changed roles',
  personRemoved: 'Removed somebody',
  memberInvited: 'Invited a member',
  messagesExported: 'Downloaded messages',
  orderSent: 'Marked an order as sent',
  orderPaid: 'Marked an order as paid',
  orderCancelled: 'Cancelled an order',
  orderRefunded: 'Refunded an order',
  refundRetried: 'Had a failed refund tried again',
  ordersExported: 'Downloaded all orders',
  productAdded: 'Added a product',
  productChanged: 'Changed a product',
  productDeleted: 'Deleted a product',
  stockChanged: 'Changed the stock',
  settingsChanged: 'Changed a setting',
  redirectAdded: 'Added a redirect',
  redirectRemoved: 'Removed a redirect',
  pageChanged: 'Changed the title or address of a page',
  pagePublished: 'Published a page',
  pageHidden: 'Hid a page from visitors',
  pageScheduled: 'Scheduled a page',
  pageUnscheduled: 'Took back the hour of a page',
  pageReviewAsked: 'Asked for a review of a page',
  pageReviewEnded: 'Ended the review of a page',
  pageCopied: 'Copied a page',
  pageDeleted: 'Deleted a page',
  pageRestored: 'Put a page back',
  logExported: 'Downloaded the log',
};
