/** What is decided on reviews, as the log calls it. */
export const reviewActs = {
  reviewApproved: 'Approved a review',
  reviewRefused: 'Refused a review',
  reviewRemoved: 'Removed a review',
} as const;

type ReviewActs = typeof reviewActs;

declare module '../../audit/audit-acts' {
  interface RoomActs extends ReviewActs {}
}
