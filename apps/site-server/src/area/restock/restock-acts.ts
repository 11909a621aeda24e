/** What is done to the list of those who wait, as the log calls it. */
export const restockActs = {
  restockForgotten: 'Removed someone who was waiting for stock',
} as const;

type RestockActs = typeof restockActs;

declare module '../../audit/audit-acts' {
  interface RoomActs extends RestockActs {}
}
