import { spawn } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import { root } from './root.mjs';

const STOPS = ['SIGINT', 'SIGTERM'];

/**
 * The priority of what others come before: half their share of a core. With less, a server that a
 * test has started would be too slow for its own database.
 */
const ASIDE = 3;

/**
 * Runs a program in the repository's folder, with its output on this terminal.
 *
 * @param {string} program name on the path, or an absolute path
 * @param {string[]} args
 * @param {{ env: NodeJS.ProcessEnv, cwd?: string, print?: (text: string) => void }} options
 *   `print`: gets the output of a program that others come before, in place of the terminal
 * @returns {Promise<number>} its exit code; 1 if it could not be started
 */
export function runCommand(program, args, { env, cwd = root, print }) {
  // On Windows npx and the tools of node_modules/.bin are .cmd files, which only a shell can start.
  const shell = process.platform === 'win32' && program !== process.execPath;
  return new Promise((resolve) => {
    const child = spawn(program, shell ? args.map(quote) : args, {
      cwd,
      env,
      shell,
      stdio: print ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    if (print) stepBack(child, print);
    const stop = (signal) => child.kill(signal);
    for (const signal of STOPS) process.on(signal, stop);
    const end = (code) => {
      for (const signal of STOPS) process.off(signal, stop);
      resolve(code);
    };
    child.on('error', (error) => {
      console.error(`${program} could not be started: ${error.message}`);
      end(1);
    });
    // Once it has printed everything, too.
    child.on('close', (code) => end(code ?? 1));
  });
}

/** Lets others come before a program, and prints what it says. */
function stepBack({ pid, stdout, stderr }, print) {
  // First of all: what it starts gets its priority. Not everybody may take one that is higher.
  if (pid !== undefined && getPriority() < ASIDE) setPriority(pid, ASIDE);
  for (const output of [stdout, stderr]) output.setEncoding('utf8').on('data', print);
}

function quote(argument) {
  return /[\s"&|<>^]/.test(argument) ? `"${argument.replaceAll('"', '\\"')}"` : argument;
}
