import { explainWords } from '@frontage/site-server';
import { parseArgs } from 'node:util';

/** What `init --help` prints. */
export const initHelp = `Makes a site of your own, and starts it:

  init [<folder>] [--yes] [--no-start] [--program <version or file>]

  <folder>    a new or empty folder for it; the current folder when left out
  --yes       asks nothing: the site gets the name of its folder
  --no-start  makes it, but does not start it
  --program   the version of Frontage that the site runs on, or a file of it, such as
              ./frontage-1.0.0.tgz; this one when left out
`;

/** What the command was asked for. */
export interface InitArguments {
  readonly folder: string;
  /** Whether it asks for a name, a sentence and an address. */
  readonly asks: boolean;
  readonly starts: boolean;
  /** The version or the file that the site depends on. @default the version that runs now */
  readonly program: string | undefined;
}

/**
 * Reads the words after `init`.
 *
 * @returns a line that says what is wrong
 */
export function readInitArguments(words: readonly string[]): InitArguments | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: {
        yes: { type: 'boolean', default: false },
        'no-start': { type: 'boolean', default: false },
        program: { type: 'string' },
      },
      allowPositionals: true,
    });
    const [folder = '.', extra] = positionals;
    if (extra !== undefined) return `${JSON.stringify(extra)} is one argument too many.`;
    const { yes, program } = values;
    return { folder, asks: !yes, starts: !values['no-start'], program };
  } catch (error) {
    return explainWords(error);
  }
}
