/**
 * The statuses by which a shop says why it does not do something: unreadable, gone, not so many,
 * too often.
 */
export const shopRefusals: readonly number[] = [400, 404, 409, 429];
