/** The limits beyond which a file is refused, so that no upload can use up the server's memory. */
export const pictureLimits = {
  /** Bytes of a file, also of a video. */
  bytes: 100 * 1024 ** 2,
  /** Pixels of all frames together; decoding takes up to four bytes for each. */
  pixels: 100_000_000,
  /** Pixels along one side. */
  side: 32_000,
  /** Seconds for decoding or encoding one picture. */
  seconds: 30,
} as const;

/** Options of sharp for uploaded files: the pixel limit applies, and damage is an error. */
export const carefully = { limitInputPixels: pictureLimits.pixels, failOn: 'error' } as const;
