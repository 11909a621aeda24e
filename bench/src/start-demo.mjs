import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { root, workFolder } from './folders.mjs';

/** How long the demo may take to bundle, seed and listen, in milliseconds. */
const mostStart = 120_000;

/** Database and pictures of the demo as the benches serve it. */
export const demoData = join(workFolder, 'demo-data');

/**
 * Starts the real demo on a free port, with data of its own.
 *
 * @returns {Promise<{ address: string, stop(): Promise<void> }>}
 * @throws when it does not start
 */
export async function startDemo() {
  const port = await freePort();
  const child = spawn(process.execPath, [join(root, 'apps/demo/scripts/demo.mjs')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: demoData },
  });
  const stop = async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  const address = `http://127.0.0.1:${port}`;
  try {
    await untilReady(`${address}/ready`, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, stop };
}

async function untilReady(url, child) {
  const deadline = performance.now() + mostStart;
  while (performance.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`[bench] the demo ended with code ${child.exitCode} before it listened.`);
    const ready = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`[bench] the demo did not start in ${mostStart / 1000} s.`);
}

/**
 * Finds a port that nobody listens on.
 *
 * @returns {Promise<number>}
 */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}
