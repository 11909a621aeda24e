/**
 * The statuses with which a shop refuses and gives its reason: unreadable, gone, not enough in
 * stock, too many requests.
 */
export const shopRefusals: readonly number[] = [400, 404, 409, 429];
