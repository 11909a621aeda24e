/**
 * Lists are searched from a little before the shop asked: two clocks never agree, milliseconds.
 */
const clockSlack = 5 * 60_000;

/**
 * From when on Stripe's lists are searched, in its seconds.
 *
 * @param requestedAt when the shop asked first, UTC milliseconds
 */
export function searchSince(requestedAt: number): number {
  return Math.floor((requestedAt - clockSlack) / 1000);
}
