import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { explainWords } from '../terminal/explain-words';

/** What `import --help` prints. */
export const importHelp = `Brings the site to what its files say, and publishes it:

  import [<folder>] [--check]

  <folder>  has site.json and, as far as there are any, theme.css, pages, drafts, forms,
            pictures, products, files, coupons.json, patterns.json, translations.json and
            redirects.json; the current folder when left out
  --check   only checks the files, and changes nothing

What is the same already gets no new version. What no file has stays as it is; pages of that kind
are listed. How much of a product is in stock, and how often a coupon can still be used, only
counts for new ones: buyers change it meanwhile.
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
export function readImportArguments(args: readonly string[]): ImportArguments | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { check: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [folder = '.', extra] = positionals;
    if (extra !== undefined) return `${JSON.stringify(extra)} is one argument too many.`;
    return { folder: resolve(folder), checkOnly: values.check };
  } catch (error) {
    return explainWords(error);
  }
}
