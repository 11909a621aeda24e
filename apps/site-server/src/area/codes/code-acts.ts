/** What is done to discount codes, as the log calls it. */
export const codeActs = {
  codeSaved: 'Saved a discount code',
  codeEnded: 'Ended a discount code',
} as const;

type CodeActs = typeof codeActs;

declare module '../../audit/audit-acts' {
  interface RoomActs extends CodeActs {}
}
