import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../do/root.mjs';
import { runQuietly } from './run-quietly.mjs';

/**
 * Packs a built package like a release.
 *
 * @param {string} name of its folder below packages
 * @param {string} folder a temporary one
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string>} the tarball
 * @throws Error if it cannot be packed
 */
export async function packTarball(name, folder, env) {
  const destination = join(folder, 'tarballs', name);
  mkdirSync(destination, { recursive: true });
  const { code, output } = await runQuietly('pnpm', ['pack', '--pack-destination', destination], {
    cwd: join(root, 'packages', name),
    env,
  });
  if (code !== 0) throw new Error(`pnpm pack: ${output}`);
  const [file] = readdirSync(destination);
  if (file === undefined) throw new Error(`${name}: there is no tarball`);
  return join(destination, file);
}
