/** The bounds of a zip file. */
export interface ZipLimits {
  /** The most entries. */
  readonly entries: number;
  /** The most bytes of all its files together, unpacked. */
  readonly bytes: number;
  /** The most bytes of one file, unpacked. A larger one is left out. */
  readonly fileBytes: number;
  /** How many times its own size it may unpack to, if that is more than `freeBytes`. */
  readonly ratio: number;
  /** Up to this size a zip file may unpack to anything: text becomes very small. */
  readonly freeBytes: number;
  /** The most bytes of the name of a file or a folder, as disks have it. */
  readonly nameBytes: number;
  /** The most folders inside each other. */
  readonly depth: number;
}

const megabyte = 1024 ** 2;

/** The bounds of a site that somebody brings. */
export const zipLimits: ZipLimits = {
  entries: 5_000,
  bytes: 500 * megabyte,
  fileBytes: 25 * megabyte,
  ratio: 100,
  freeBytes: 20 * megabyte,
  nameBytes: 200,
  depth: 20,
};
