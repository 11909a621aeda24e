/** What the owner is told about an embed that is no video [8.14]. */
export const invalidVideoMessage = 'Invalid video embed';

/** Told when a player has not answered for a while. */
export const lateMessage = 'The video is taking a while to load.';

/** Told when a player says that it cannot, or did not come at all. */
export const failedMessage = 'The video cannot be played here.';
