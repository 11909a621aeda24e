/**
 * What the test provider does with a try, as a test card's number tells others:
 *
 * - `tok_page`: the visitor decides on the hosted page
 * - `tok_approve`, `tok_decline`: at once, without a page
 * - `tok_challenge`: the hosted page wants a code first
 * - `tok_pending`: the visitor is done, the money comes when `settle` is called
 * - `tok_break`: paid, and the line breaks before the answer
 * - `tok_silence`: paid, and the answer never comes
 * - `tok_early`: paid, and the webhook comes before the answer
 * - `tok_twice`: paid, and the webhook comes twice
 */
export const testMethods = [
  'tok_page',
  'tok_approve',
  'tok_decline',
  'tok_challenge',
  'tok_pending',
  'tok_break',
  'tok_silence',
  'tok_early',
  'tok_twice',
] as const;

/** A token of `testMethods`. */
export type TestMethod = (typeof testMethods)[number];
