import { delimiter, join } from 'node:path';
import { root } from './root.mjs';

/**
 * Creates the environment for all tools: the repository's tools come first on the path, and
 * telemetry is off.
 *
 * @param {NodeJS.ProcessEnv} env the command's own environment
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
