import { zipLimits } from '../../imports/zip/zip-limits';

const megabyte = 1024 ** 2;

/** The bounds of one import. */
export const importLimits = {
  /** Bytes of all files of one post together. */
  bytes: 100 * megabyte,
  /** Files of one post. */
  files: 1_000,
  zip: zipLimits,
  /** Imports of a site that are kept; the oldest that are done with are forgotten. */
  kept: 20,
  /** Those of them whose files wait. */
  waiting: 10,
  /** Bytes that wait, of all of them together: beyond it no more is received. */
  waitingBytes: 1024 * megabyte,
  /** Things in one import. */
  things: 20_000,
  /** Imports of a site that are received at once. */
  atOnce: 2,
} as const;

/** After how long without a step an import counts as stopped, in milliseconds. */
export const longestStep = 60_000;

/** How long an import is kept, in milliseconds: thirty days. */
export const importLifetime = 30 * 24 * 60 * 60 * 1000;
