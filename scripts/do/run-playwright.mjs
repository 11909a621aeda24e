import { runCommand } from './run-command.mjs';

/**
 * Runs Playwright. Whatever signal stops this process, Playwright gets the one of Ctrl-C: by any
 * other it ends at once, and the server that it has started for its tests stays.
 *
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} its exit code
 */
export function runPlaywright(args, env) {
  return runCommand('playwright', args, { env, stopBy: 'SIGINT' });
}
