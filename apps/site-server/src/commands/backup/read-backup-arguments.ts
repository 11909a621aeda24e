import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { timeStamp } from './time-stamp';

/** What `backup --help` prints. */
export const backupHelp = `Writes the data of the site into one file, while the server runs:

  backup [--to <file>]

  --to  the file, a tar; backups/<date>-<time>.tar when left out

In it are the database, the pictures and the files of visitors, with a checksum of each. Not in it
are the keys, which protect these data and so are kept apart; smaller pictures, which are made
again; mails that were written to files.
`;

/**
 * Reads the words after `backup`.
 *
 * @param words such as `--to`, `…`
 * @param now UTC milliseconds
 * @returns the file, or a line that says what is wrong
 */
export function readBackupArguments(
  words: readonly string[],
  now: number,
): { to: string } | string {
  try {
    const { values } = parseArgs({ args: [...words], options: { to: { type: 'string' } } });
    return { to: resolve(values.to ?? join('backups', `${timeStamp(now)}.tar`)) };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
