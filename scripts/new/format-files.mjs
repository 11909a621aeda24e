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
  const config = await resolveConfig(join(repository, 'package.json'));
  for (const file of files) {
    const path = join(root, file);
    // Asked with its place in the repository, since that says what is left alone.
    const { ignored, inferredParser } = await getFileInfo(join(repository, file), {
      ignorePath: join(repository, '.prettierignore'),
    });
    if (ignored || inferredParser === null) continue;
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, await format(text, { ...config, parser: inferredParser }));
  }
}
