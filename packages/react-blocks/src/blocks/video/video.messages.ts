/** Shown to the owner for an invalid embed [8.14]. */
export const invalidVideoMessage = 'Invalid video embed';

/** Shown if a player has not answered for a while. */
export const lateMessage = 'The video is taking a while to load.';

/** Shown if a player reports a failure, or failed to load. */
export const failedMessage = 'The video cannot be played here.';
