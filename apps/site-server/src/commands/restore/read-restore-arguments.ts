import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { explainWords } from '../terminal/explain-words';

/** What `restore --help` prints. */
export const restoreHelp = `Puts the data of a backup back, while no server runs:

  restore <file> [--replace]
  restore --finish

  <file>     what backup has written; every checksum in it is checked first
  --replace  even where there are data; these are kept beside, and it is said where
  --finish   goes on with a restore that was cut off while it put the data in place

The server has to be stopped. The keys are not in a backup: it is said whether the right ones are
there.
`;

/** What the command was asked for: a backup to restore, or to go on with what was cut off. */
export type RestoreArguments =
  | { readonly file: string; readonly replaces: boolean }
  | { readonly finishes: true };

/**
 * Reads the words after `restore`.
 *
 * @returns a line that says what is wrong
 */
export function readRestoreArguments(args: readonly string[]): RestoreArguments | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        replace: { type: 'boolean', default: false },
        finish: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
    const [file, extra] = positionals;
    if (values.finish)
      return args.length === 1 ? { finishes: true } : '--finish stands alone: it knows its backup.';
    if (file === undefined) return 'restore needs the file of a backup.';
    if (extra !== undefined) return `${JSON.stringify(extra)} is one argument too many.`;
    return { file: resolve(file), replaces: values.replace };
  } catch (error) {
    return explainWords(error);
  }
}
