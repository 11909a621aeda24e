/** The bounds of a zip file. */
export interface ZipLimits {
  /** The most entries. */
  readonly entries: number;
  /** The most bytes of all its files together, unpacked. */
  readonly bytes: number;
  /** The most bytes of one file, unpacked, by its name. A larger one is left out. */
  readonly fileBytes: (name: string) => number;
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

/**
 * Returns the most bytes of one file: an export is read piece by piece, a page or a table as a
 * whole, and a picture is not larger than those of the library.
 *
 * @param name of the file
 */
export function mostFileBytes(name: string): number {
  if (/\.xml$/i.test(name)) return 100 * megabyte;
  return (/\.(?:x?html?|csv)$/i.test(name) ? 10 : 25) * megabyte;
}

/** The bounds of a site that somebody brings. */
export const zipLimits: ZipLimits = {
  entries: 5_000,
  bytes: 500 * megabyte,
  fileBytes: mostFileBytes,
  ratio: 100,
  freeBytes: 20 * megabyte,
  nameBytes: 200,
  depth: 20,
};
