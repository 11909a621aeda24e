/** What all clips have in common: px, and pictures a second. */
export const format = { width: 960, height: 540, fps: 25 };

/**
 * The clips: each is drawn by the scene of its name and ends where it begins.
 *
 * @type {{ name: string, seconds: number, bitrate: number }[]}
 */
export const clips = [
  { name: 'turning-bowl', seconds: 8, bitrate: 450_000 },
  { name: 'quay-at-dusk', seconds: 10, bitrate: 420_000 },
  { name: 'tea-steam', seconds: 8, bitrate: 350_000 },
];
