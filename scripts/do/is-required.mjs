/**
 * Whether something that a machine may lack has to be there: in CI, or where its variable says so.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name such as `REQUIRE_BROWSER`
 */
export function isRequired(env, name) {
  return [env.CI, env[name]].some(
    (value) => value !== undefined && !['', '0', 'false'].includes(value),
  );
}
