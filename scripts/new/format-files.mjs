import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, getFileInfo, resolveConfig } from 'prettier';
import { root as repository } from '../do/root.mjs';

/**
 * Gives files the form that `prettier --check` wants of them.
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
 * A text in the form that `prettier --check` wants of a file.
 *
 * @param {string} file below the repository
 * @param {string} text
 * @returns {Promise<string>}
 */
export async function formatText(file, text) {
  const config = await resolveConfig(join(repository, 'package.json'));
  // Asked with its place in the repository, since that says what is left alone.
  const { ignored, inferredParser } = await getFileInfo(join(repository, file), {
    ignorePath: join(repository, '.prettierignore'),
  });
  if (ignored || inferredParser === null) return text;
  return format(text, { ...config, parser: inferredParser });
}
