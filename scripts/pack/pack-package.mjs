import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../do/root.mjs';
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
  const destination = join(folder, 'tarballs', name);
  mkdirSync(destination, { recursive: true });
  await run('pnpm', ['pack', '--pack-destination', destination], {
    cwd: join(root, 'packages', name),
    env,
  });
  const [file] = readdirSync(destination);
  if (file === undefined) throw new Error(`${name}: there is no tarball`);

  const installed = join(folder, 'site', 'node_modules', '@frontage', name);
  mkdirSync(installed, { recursive: true });
  // Relative: some versions of tar take the colon in an absolute Windows path for a host.
  await run(
    'tar',
    [
      '-xzf',
      file,
      '-C',
      join('..', '..', 'site', 'node_modules', '@frontage', name),
      '--strip-components=1',
    ],
    {
      cwd: destination,
      env,
    },
  );
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  return { name, tarball: join(destination, file), folder: installed, manifest };
}

async function run(program, args, options) {
  const { code, output } = await runQuietly(program, args, options);
  if (code !== 0) throw new Error(`${program} ${args[0]}: ${output}`);
}
