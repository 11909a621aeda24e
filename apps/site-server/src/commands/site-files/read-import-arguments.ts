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

Takes over what comes from elsewhere, as drafts:

  import <file or folder> [--check] [--publish] [--replace] [--download] [--json]

  <file or folder>  saved or exported pages (.html), and a folder of them with their pictures; the
                    export of WordPress (.xml); a table of products (.csv), of Shopify or Squarespace
  --check           only says what it would do
  --publish         publishes the pages and shows the products; takes over the navigation where
                    there is none
  --replace         also changes what is there already, at the same address
  --download        fetches pictures that are on other servers
  --json            says it as JSON, for programs

Nothing in the pages is run, and what is not known is kept as HTML in a frame of its own.
`;

/** What the command was asked for. */
export interface ImportArguments {
  /** The folder of the site, or what comes from elsewhere. */
  readonly folder: string;
  readonly checkOnly: boolean;
  /** Only for what comes from elsewhere. */
  readonly publish: boolean;
  readonly replace: boolean;
  readonly download: boolean;
  readonly json: boolean;
}

const flag = { type: 'boolean', default: false } as const;

/**
 * Reads the words after `import`.
 *
 * @returns a line that says what is wrong
 */
export function readImportArguments(args: readonly string[]): ImportArguments | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { check: flag, publish: flag, replace: flag, download: flag, json: flag },
      allowPositionals: true,
    });
    const [folder = '.', extra] = positionals;
    if (extra !== undefined) return `${JSON.stringify(extra)} is one argument too many.`;
    const { check: checkOnly, ...wishes } = values;
    return { folder: resolve(folder), checkOnly, ...wishes };
  } catch (error) {
    return explainWords(error);
  }
}
