/** What is done to subscriptions, as the log calls it. */
export const subscriptionActs = {
  subscriptionEnded: 'Ended a subscription',
} as const;

type SubscriptionActs = typeof subscriptionActs;

declare module '../../audit/audit-acts' {
  interface RoomActs extends SubscriptionActs {}
}
