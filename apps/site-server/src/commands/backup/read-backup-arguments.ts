import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { explainWords } from '../terminal/explain-words';

/** What `backup --help` prints. */
export const backupHelp = `Writes the data of the site into one file, while the server runs:

  backup [--to <file>]

  --to  the file, a tar; backups/<date>-<time>.tar when left out (BACKUPS_DIR sets the folder)

It holds the database, the pictures and the files of visitors, with a checksum of each. It leaves
out the keys, which protect these data and so are kept apart; smaller copies of pictures, which are
made again; and mails that were written to files.
`;

/**
 * Reads the words after `backup`.
 *
 * @param args such as `--to`, `…`
 * @returns the file, if one is named, or a line that says what is wrong
 */
export function readBackupArguments(args: readonly string[]): { to: string | undefined } | string {
  try {
    const { values } = parseArgs({ args: [...args], options: { to: { type: 'string' } } });
    return { to: values.to === undefined ? undefined : resolve(values.to) };
  } catch (error) {
    return explainWords(error);
  }
}
