import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { root as repository } from '../do/root.mjs';

/**
 * Formats files as `oxfmt --check` requires.
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
 * Formats the text of a file as `oxfmt --check` requires. Prose stays as it was written.
 *
 * @param {string} file below the repository
 * @param {string} text
 * @returns {Promise<string>}
 * @throws {Error} when the text cannot be read as what the file's name says
 */
export async function formatText(file, text) {
  if (file.endsWith('.md')) return text;
  const { code, errors } = await format(file, text, readOptions());
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  return code;
}

function readOptions() {
  const { $schema, ignorePatterns, ...options } = JSON.parse(
    readFileSync(join(repository, '.oxfmtrc.json'), 'utf8'),
  );
  return options;
}
