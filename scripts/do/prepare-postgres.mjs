import { findPostgres } from '../find-postgres.mjs';
import { startPostgres } from '../start-postgres.mjs';
import { isRequired } from './is-required.mjs';

const HOW_TO_GET_ONE = [
  'No PostgreSQL could be started, so tests that need one are skipped. To get one, either',
  '  · install PostgreSQL in its usual place; it need not run',
  '  · name its programs: POSTGRES_BIN=/path/to/bin npm test',
  '  · or a server that may make databases: TEST_DATABASE_URL=postgres://user:password@host/database npm test',
].join('\n');

/**
 * Provides a PostgreSQL server for the run, in `TEST_DATABASE_URL` (its programs in
 * `POSTGRES_BIN`), and reports which; if there is none, prints how to get one. In CI (`CI` or
 * `REQUIRE_POSTGRES` set) a missing server is a failure.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {{ find?: typeof findPostgres, start?: typeof startPostgres }} [machine] replaced by tests
 * @returns {Promise<{ found: boolean, required: boolean, env: NodeJS.ProcessEnv, stop():
 *   Promise<void> }>}
 */
export async function preparePostgres(env, { find = findPostgres, start = startPostgres } = {}) {
  const required = isRequired(env, 'REQUIRE_POSTGRES');
  const none = { found: false, required, env, stop: async () => undefined };
  if (env.TEST_DATABASE_URL) {
    console.log('PostgreSQL: the server that TEST_DATABASE_URL names');
    return { ...none, found: true };
  }
  try {
    const programs = find({ env, log: console.log });
    if (programs !== undefined) {
      const { url, version, stop } = await start(programs.bin);
      console.log(`PostgreSQL: ${version}, ${programs.how}`);
      return {
        found: true,
        required,
        env: { ...env, POSTGRES_BIN: programs.bin, TEST_DATABASE_URL: url },
        stop,
      };
    }
  } catch (error) {
    console.log(error.message);
  }
  console.log(HOW_TO_GET_ONE);
  if (required) console.log('CI or REQUIRE_POSTGRES is set: this counts as a failure.');
  return none;
}
