/** The acts that are written down, in the order in which a filter offers them. */
export const auditActs = [
  'signIn',
  'signInFailed',
  'signOut',
  'sessionsEnded',
  'passwordAsked',
  'passwordSet',
  'accountMade',
  'nameChanged',
  'emailAsked',
  'emailChanged',
  'invited',
  'invitedAgain',
  'invitationTakenBack',
  'invitationAccepted',
  'rolesChanged',
  'personRemoved',
  'memberInvited',
  'messagesExported',
  'orderSent',
  'orderPaid',
  'orderCancelled',
  'orderRefunded',
  'refundRetried',
  'ordersExported',
  'stockChanged',
  'logExported',
] as const;

/** An act that is written down. */
export type AuditAct = (typeof auditActs)[number];
