/**
 * How the test provider handles an attempt, chosen by a token like a test card's number:
 *
 * - `tok_page`: the visitor decides on the hosted page
 * - `tok_approve`, `tok_decline`: at once, without a page
 * - `tok_expired`, `tok_authenticate`: declined at once, as a card is that has expired, or whose
 *   bank wants its customer to confirm
 * - `tok_challenge`: the hosted page asks for a code first
 * - `tok_pending`: the visitor is done, the money arrives when `settle` is called
 * - `tok_break`: paid, and the connection breaks before the answer
 * - `tok_silence`: paid, and the answer never comes
 * - `tok_early`: paid, and the webhook comes before the answer
 * - `tok_twice`: paid, and the webhook comes twice
 */
export const testMethods = [
  'tok_page',
  'tok_approve',
  'tok_decline',
  'tok_expired',
  'tok_authenticate',
  'tok_challenge',
  'tok_pending',
  'tok_break',
  'tok_silence',
  'tok_early',
  'tok_twice',
] as const;

/** A token of `testMethods`. */
export type TestMethod = (typeof testMethods)[number];
