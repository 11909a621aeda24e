import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** The page of the docs that describes what each kind of block stores. */
export const FIELDS_PAGE = 'packages/react-blocks/docs/fields.md';

/**
 * Writes the page of fields from the tables of the blocks; a test of react-blocks fails when it is
 * stale.
 *
 * @param {string} root the repository
 * @returns {Promise<string[]>} the file, if it has changed
 */
export async function writeFieldsPage(root) {
  const source = join(root, 'packages/react-blocks/src');
  const folder = join(root, 'packages/react-blocks/node_modules/.cache');
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, 'fields-page.mjs');
  // The tables are TypeScript, which the oldest supported Node cannot run.
  await build({
    stdin: {
      contents: `export { blockFields } from './blocks/block-fields';
        export { fieldsPage } from './testing/fields-page';`,
      resolveDir: source,
      loader: 'ts',
    },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['@frontage/source'],
    logLevel: 'error',
  });
  // Imported anew each time: a table may have changed since.
  const { blockFields, fieldsPage } = await import(`${pathToFileURL(outfile).href}?${Date.now()}`);
  const page = fieldsPage(blockFields);
  if (readFileSync(join(root, FIELDS_PAGE), 'utf8') === page) return [];
  writeFileSync(join(root, FIELDS_PAGE), page);
  return [FIELDS_PAGE];
}
