import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readPnpmVersion } from './read-pnpm-version.mjs';
import { root } from './root.mjs';
import { runCommand } from './run-command.mjs';
import { showStep } from './show-step.mjs';

/**
 * Decides what an install has to do in a folder: nothing, update, or start over because something
 * other than pnpm (a plain `npm install`) created node_modules.
 *
 * pnpm keeps a copy of the lock file next to what it installed and writes it last, so equal bytes
 * mean a complete install.
 *
 * @param {string} folder
 * @returns {'nothing' | 'install' | 'start over'}
 */
export function readInstallState(folder) {
  const modules = join(folder, 'node_modules');
  if (existsSync(modules) && !existsSync(join(modules, '.pnpm'))) return 'start over';
  const installed = join(modules, '.pnpm', 'lock.yaml');
  if (!existsSync(installed)) return 'install';
  const wanted = readFileSync(join(folder, 'pnpm-lock.yaml'));
  return wanted.equals(readFileSync(installed)) ? 'nothing' : 'install';
}

/**
 * Installs the dependencies if they are missing or outdated, with the pnpm version of package.json,
 * fetched by npm. Calling it again does nothing.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<boolean>} false if the install failed (its output says why)
 */
export async function ensureInstalled(env) {
  const state = readInstallState(root);
  if (state === 'nothing') return true;
  if (state === 'start over') {
    console.log('node_modules was not made by pnpm: it is made anew.');
    rmSync(join(root, 'node_modules'), { recursive: true, force: true });
  }
  const manager = readPnpmVersion();
  const install = ['-y', manager, 'install', '--frozen-lockfile', '--prefer-offline'];
  // CI=1 stops pnpm from asking before it replaces a folder.
  const code = await showStep(`install (${manager}; only when something changed)`, () =>
    runCommand('npx', install, { env: { ...env, CI: env.CI ?? '1' } }),
  );
  if (code !== 0) console.error('The install failed. Is the npm registry reachable? (npm ping)');
  return code === 0;
}
