import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../folders.mjs';

/** How long a start may take, in milliseconds. */
const mostStart = 60_000;

/**
 * Starts the server's program and waits for its first page.
 *
 * @param {string} program the bundled program
 * @param {{ PORT: string } & Record<string, string>} settings its environment
 * @returns {Promise<{ time: number, end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> }>}
 *   milliseconds from the start of the process to the end of the first page with 200
 * @throws when there is none
 */
export async function startProcess(program, settings) {
  const started = performance.now();
  const child = spawn(process.execPath, ['--no-warnings', program], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'silent', ...settings },
  });
  const end = async (signal) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  while (child.exitCode === null && performance.now() - started < mostStart) {
    const isThere = await fetch(`http://127.0.0.1:${settings.PORT}/`).then(
      async (reply) => (await reply.text()) !== '' && reply.status === 200,
      () => false,
    );
    if (isThere) return { time: performance.now() - started, end };
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await end('SIGKILL');
  throw new Error('[bench] the server did not answer with its first page.');
}
