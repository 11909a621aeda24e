/** What the owner is told about an embed that is no video [8.14]. */
export const invalidVideoMessage = 'Invalid video embed';

/** The name of the button that starts a video. */
export function playLabel(title: string): string {
  return title === '' ? 'Play video' : `Play video: ${title}`;
}

/**
 * The words of the link to the video itself.
 *
 * @param place the provider's name; without one the file is meant
 */
export function watchLabel(title: string, place: string | undefined): string {
  const name = title === '' ? 'the video' : `“${title}”`;
  return place === undefined ? `Open ${name} as a file` : `Watch ${name} on ${place}`;
}

/** Told when a player has not answered for a while. */
export const lateMessage = 'The video is slow to answer.';

/** Told when a player says that it cannot, or did not come at all. */
export const failedMessage = 'The video cannot be played here.';
