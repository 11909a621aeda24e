import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockNames } from './block-names.mjs';
import { formatText } from './format-files.mjs';

/** Where the steps of the schema are, a folder each. */
export const STEPS = 'apps/site-server/src/app/migrations';

const STEP = /^(\d{4})-(.+)$/;

/**
 * Lists the steps of the schema by their folders.
 *
 * @param {string} root the repository
 * @returns {{ folder: string, number: number, file: string, name: string }[]} oldest first; `name`:
 *   of the function in `file`
 */
export function readSteps(root) {
  return readdirSync(join(root, STEPS))
    .sort()
    .flatMap((folder) => {
      const [, digits, words] = STEP.exec(folder) ?? [];
      if (words === undefined) return [];
      const { camel: name } = blockNames(words);
      return [{ folder, number: Number(digits), file: `./${folder}/${words}`, name }];
    });
}

/**
 * Gives the list of steps as it should be.
 *
 * @param {string} root the repository
 * @returns {Promise<{ path: string, text: string, isStale: boolean }>}
 */
export async function listSteps(root) {
  const steps = readSteps(root);
  const path = `${STEPS}/migrations.ts`;
  const lines = [
    "import type { Migration } from '../../store/migrate';",
    ...steps.map(({ name, file }) => `import { ${name} } from '${file}';`),
    '',
    '/**',
    ' * Every step of the schema, oldest first; `pnpm blocks` writes this list from their folders. A',
    ' * released step is never edited, and imports nothing that may change.',
    ' */',
    'export const migrations: readonly Migration[] = [',
    ...steps.map(({ name, folder }) => `{ name: '${folder}', up: ${name} },`),
    '];',
    '',
  ];
  const text = await formatText(path, lines.join('\n'));
  return { path, text, isStale: readFileSync(join(root, path), 'utf8') !== text };
}
