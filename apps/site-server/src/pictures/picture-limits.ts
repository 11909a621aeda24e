/** Beyond these a file is not taken, so that no upload can use up the server's memory. */
export const pictureLimits = {
  /** Bytes of a file, of a video too. */
  bytes: 100_000_000,
  /** Pixels of all frames together; decoding takes up to four bytes for each. */
  pixels: 100_000_000,
  /** Pixels along one side. */
  side: 32_000,
  /** Seconds that decoding or encoding one may take. */
  seconds: 30,
} as const;

/**
 * What sharp may do with a file that somebody sent: no more pixels than the limit, no damage
 * overlooked.
 */
export const carefully = { limitInputPixels: pictureLimits.pixels, failOn: 'error' } as const;
