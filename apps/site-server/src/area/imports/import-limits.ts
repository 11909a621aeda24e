import { zipLimits } from '../../imports/zip/zip-limits';

const megabyte = 1024 ** 2;

/** The bounds of one import. */
export const importLimits = {
  /** Bytes of all files of one post together. */
  bytes: 100 * megabyte,
  /** Files of one post. */
  files: 1_000,
  zip: zipLimits,
} as const;

/** After how long without a step an import counts as stopped, in milliseconds. */
export const longestStep = 60_000;

/** How long an import is kept, in milliseconds: thirty days. */
export const importLifetime = 30 * 24 * 60 * 60 * 1000;
