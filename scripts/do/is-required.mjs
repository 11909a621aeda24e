/**
 * Whether an optional tool must be present: in CI, or if its variable is set.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name such as `REQUIRE_BROWSER`
 */
export function isRequired(env, name) {
  return [env.CI, env[name]].some(
    (value) => value !== undefined && !['', '0', 'false'].includes(value),
  );
}
