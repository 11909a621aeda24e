import { mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { packTarball } from './pack-tarball.mjs';
import { runQuietly } from './run-quietly.mjs';

/**
 * @typedef {{ name: string, tarball: string, folder: string, manifest: Record<string, any> }}
 *   Packed `name` is that of the folder below packages, `folder` has what was in the tarball
 */

/**
 * Packs a built package like a release and unpacks it where it is installed.
 *
 * @param {string} name
 * @param {string} folder a temporary one
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Packed>}
 * @throws Error if it cannot be packed
 */
export async function packPackage(name, folder, env) {
  const tarball = await packTarball(name, folder, env);
  const installed = join(folder, 'site', 'node_modules', '@frontage', name);
  mkdirSync(installed, { recursive: true });
  // Relative: some versions of tar take the colon in an absolute Windows path for a host.
  const { code, output } = await runQuietly(
    'tar',
    [
      '-xzf',
      basename(tarball),
      '-C',
      join('..', '..', 'site', 'node_modules', '@frontage', name),
      '--strip-components=1',
    ],
    {
      cwd: dirname(tarball),
      env,
    },
  );
  if (code !== 0) throw new Error(`tar -xzf: ${output}`);
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  return { name, tarball, folder: installed, manifest };
}
