import { runCommand } from './run-command.mjs';

/**
 * Starts the sample site.
 *
 * @param {string[]} args such as `--reset` or `--watch`
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} exit code
 */
export function runDemo(args, env) {
  return runCommand(process.execPath, ['apps/demo/scripts/demo.mjs', ...args], { env });
}
