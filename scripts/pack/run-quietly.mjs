import { execFile } from 'node:child_process';

/**
 * Runs a program of this repository and captures its output.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, timeout?: number }} options `timeout`: in
 *   milliseconds, after which it is ended and has failed
 * @returns {Promise<{ code: number, stdout: string, output: string }>} `output` is stdout followed
 *   by stderr, including warnings
 */
export function runQuietly(program, args, { cwd, env = process.env, timeout = 0 }) {
  // On Windows the tools of node_modules/.bin are .cmd files, which only a shell can start.
  const shell = process.platform === 'win32' && program !== process.execPath;
  return new Promise((resolve) => {
    execFile(
      program,
      args,
      { cwd, env, shell, timeout, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => {
        // A program that ended by a signal, or never started, has no exit code.
        const failed = typeof error?.code === 'number' ? error.code : 1;
        const code = error === null ? 0 : failed;
        resolve({
          code,
          stdout,
          output: `${stdout}${stderr}${code === 1 && !stdout && !stderr ? String(error) : ''}`,
        });
      },
    );
  });
}
