/** Shown to the owner for an invalid embed [8.14]. */
export const invalidVideoMessage = 'Invalid video embed';

/** Shown to the owner for a poster without a video that it could stand before [8.14]. */
export const featuredImageMessage =
  'Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.';

/** Shown if a player has not answered for a while. */
export const lateMessage = 'The video is taking a while to load.';

/** Shown if a player reports a failure, or failed to load. */
export const failedMessage = 'The video cannot be played here.';
