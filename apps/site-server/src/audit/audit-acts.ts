/**
 * Acts that several rooms write down, or that stand among others, and what the log calls each, in
 * the order in which its filter offers them.
 */
export const auditActs = {
  signIn: 'Signed in',
  signInByPasskey: 'Signed in with a passkey',
  signInFailed: 'Sign-in refused',
  signOut: 'Signed out',
  sessionsEnded: 'Signed out elsewhere',
  passwordAsked: 'Asked for a new password',
  passwordSet: 'Chose a new password',
  accountMade: 'Made the first account',
  nameChanged: 'Changed their name',
  emailAsked: 'Asked for a new address',
  emailChanged: 'Changed their address',
  secondFactorOn: 'Switched on their second factor',
  secondFactorOff: 'Switched off their second factor',
  recoveryCodesMade: 'Made new recovery codes',
  recoveryCodeUsed: 'Used a recovery code',
  passkeyAdded: 'Added a passkey',
  passkeyRenamed: 'Renamed a passkey',
  passkeyRemoved: 'Removed a passkey',
  tokenMade: 'Made a token',
  tokenEnded: 'Ended a token',
  invited: 'Invited',
  invitedAgain: 'Sent an invitation again',
  invitationTakenBack: 'Withdrew an invitation',
  invitationAccepted: 'Accepted an invitation',
  rolesChanged: 'Changed roles',
  personRemoved: 'Removed a person',
  secondFactorTakenAway: 'Removed a second factor',
  memberInvited: 'Invited a member',
  memberRemoved: 'Removed a member',
  messagesExported: 'Downloaded messages',
  messageAnswered: 'Answered a message',
  messagesDeleted: 'Deleted messages for good',
  subscriberAdded: 'Added a subscriber',
  subscribersImported: 'Added subscribers from a table',
  subscriberRemoved: 'Removed a subscriber',
  subscribersExported: 'Downloaded subscribers',
  orderSent: 'Marked an order as sent',
  orderPaid: 'Marked an order as paid',
  orderCancelled: 'Cancelled an order',
  orderRefunded: 'Refunded an order',
  refundRetried: 'Retried a failed refund',
  ordersExported: 'Downloaded orders',
  listExported: 'Downloaded a list',
  productAdded: 'Added a product',
  productChanged: 'Changed a product',
  productDeleted: 'Deleted a product',
  productsExported: 'Downloaded products',
  tagRenamed: 'Renamed a tag',
  categoryRenamed: 'Renamed a category',
  tagDeleted: 'Deleted a tag',
  categoryDeleted: 'Deleted a category',
  stockChanged: 'Changed the stock',
  fileAdded: 'Added a file',
  fileChanged: 'Changed a file',
  fileDeleted: 'Deleted a file',
  siteImported: 'Imported from another site',
  importRemoved: 'Removed what an import added',
  settingsChanged: 'Changed a setting',
  experimentMade: 'Made an experiment',
  experimentChanged: 'Changed an experiment',
  experimentRemoved: 'Removed an experiment',
  patternSaved: 'Saved a pattern',
  patternRenamed: 'Renamed a pattern',
  patternRemoved: 'Removed a pattern',
  lookSaved: 'Saved a look',
  lookPublished: 'Published a look',
  redirectAdded: 'Added a redirect',
  redirectRemoved: 'Removed a redirect',
  pageAdded: 'Made a page',
  pageChanged: 'Changed the title or address of a page',
  pagePublished: 'Published a page',
  pageHidden: 'Hid a page from visitors',
  pageScheduled: 'Scheduled a page',
  pageUnscheduled: 'Unscheduled a page',
  pageReviewAsked: 'Asked for a review of a page',
  pageReviewEnded: 'Ended the review of a page',
  pageCopied: 'Copied a page',
  previewLinkMade: 'Made a preview link',
  previewLinkEnded: 'Ended a preview link',
  pageDeleted: 'Deleted a page',
  pageRestored: 'Restored a page',
  pageVersionRestored: 'Restored a version of a page',
  formAdded: 'Made a form',
  formChanged: 'Changed a form',
  formDeleted: 'Deleted a form',
  formRestored: 'Restored a form',
} as const;

/** The acts that stand behind those of single rooms: about what the site has kept. */
export const closingActs = {
  visitorForgotten: 'Deleted what was kept of a visitor',
  logExported: 'Downloaded the log',
} as const;

/**
 * The acts of single rooms. Each adds its own here, as it adds tables to `StoreTables`, and brings
 * what the log calls them.
 */
export interface RoomActs {}

/** An act that is written down. */
export type AuditAct = keyof typeof auditActs | keyof RoomActs | keyof typeof closingActs;

/** What the log calls each act, in the order in which its filter offers them. */
export type ActTexts = Readonly<Record<AuditAct, string>>;
