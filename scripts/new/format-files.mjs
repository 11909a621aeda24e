import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, getFileInfo, resolveConfig } from 'prettier';
import { root as repository } from '../do/root.mjs';

/**
 * Formats files as `prettier --check` requires.
 *
 * @param {string} root
 * @param {string[]} files below the root
 * @returns {Promise<void>}
 */
export async function formatFiles(root, files) {
  for (const file of files) {
    const path = join(root, file);
    writeFileSync(path, await formatText(file, readFileSync(path, 'utf8')));
  }
}

/**
 * Formats the text of a file as `prettier --check` requires.
 *
 * @param {string} file below the repository
 * @param {string} text
 * @returns {Promise<string>}
 */
export async function formatText(file, text) {
  const config = await resolveConfig(join(repository, 'package.json'));
  // With its place in the repository, which decides what is ignored.
  const { ignored, inferredParser } = await getFileInfo(join(repository, file), {
    ignorePath: join(repository, '.prettierignore'),
  });
  if (ignored || inferredParser === null) return text;
  return format(text, { ...config, parser: inferredParser });
}
