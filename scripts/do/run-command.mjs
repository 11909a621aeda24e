import { spawn } from 'node:child_process';
import { root } from './root.mjs';

const STOPS = ['SIGINT', 'SIGTERM'];

/**
 * Runs a program in the repository's folder, with its output on this terminal.
 *
 * @param {string} program name on the path, or an absolute path
 * @param {string[]} args
 * @param {{ env: NodeJS.ProcessEnv, cwd?: string, stopBy?: NodeJS.Signals }} options `stopBy`: the
 *   signal that stops it; by default the one that stops this process
 * @returns {Promise<number>} its exit code; 1 if it could not be started
 */
export function runCommand(program, args, { env, cwd = root, stopBy }) {
  // On Windows npx and the tools of node_modules/.bin are .cmd files, which only a shell can start.
  const shell = process.platform === 'win32' && program !== process.execPath;
  return new Promise((resolve) => {
    const child = spawn(program, shell ? args.map(quote) : args, {
      cwd,
      env,
      shell,
      stdio: 'inherit',
    });
    const stop = (signal) => child.kill(stopBy ?? signal);
    for (const signal of STOPS) process.on(signal, stop);
    const end = (code) => {
      for (const signal of STOPS) process.off(signal, stop);
      resolve(code);
    };
    child.on('error', (error) => {
      console.error(`${program} could not be started: ${error.message}`);
      end(1);
    });
    child.on('exit', (code) => end(code ?? 1));
  });
}

function quote(argument) {
  return /[\s"&|<>^]/.test(argument) ? `"${argument.replaceAll('"', '\\"')}"` : argument;
}
