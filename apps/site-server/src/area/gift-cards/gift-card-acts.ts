/** What is done to gift cards, as the log calls it. */
export const giftCardActs = {
  giftCardVoided: 'Voided a gift card',
} as const;

type GiftCardActs = typeof giftCardActs;

declare module '../../audit/audit-acts' {
  interface RoomActs extends GiftCardActs {}
}
