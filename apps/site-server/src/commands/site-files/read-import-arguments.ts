import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** What `import --help` prints. */
export const importHelp = `Brings the site to what its files say, and publishes it:

  import [<folder>] [--check]

  <folder>  has site.json, theme.css, pages, forms and pictures; the current folder when left out
  --check   only checks the files, and changes nothing

What is the same already gets no new version. Pages that no file has stay, and are named.
`;

/** What the command was asked for. */
export interface ImportArguments {
  readonly folder: string;
  readonly checkOnly: boolean;
}

/**
 * Reads the words after `import`.
 *
 * @returns a line that says what is wrong
 */
export function readImportArguments(words: readonly string[]): ImportArguments | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { check: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [folder = '.', extra] = positionals;
    if (extra !== undefined) return `${JSON.stringify(extra)} is one argument too many.`;
    return { folder: resolve(folder), checkOnly: values.check };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
