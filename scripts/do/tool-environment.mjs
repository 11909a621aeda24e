import { delimiter, join } from 'node:path';
import { root } from './root.mjs';

/**
 * The environment every tool runs in: the tools of the repository first on the
 * path, and none of them phones home.
 *
 * @param {NodeJS.ProcessEnv} env what the command was started with
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment(env) {
  // Windows calls it "Path", and only one of the two spellings would count.
  const pathName = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  return {
    ...env,
    [pathName]: [join(root, 'node_modules', '.bin'), env[pathName]].filter(Boolean).join(delimiter),
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
  };
}
