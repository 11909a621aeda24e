import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { plantTree } from '../testing/plant-tree.mjs';
import { toolEnvironment } from './tool-environment.mjs';

const runner = join(import.meta.dirname, 'run-playwright.mjs');

/** A server that is never ready; the file `pid` tells that it runs. */
const starting = {
  'server.mjs': `
    import { writeFileSync } from 'node:fs';
    setInterval(() => undefined, 1_000);
    writeFileSync('pid', String(process.pid));`,
  'playwright.config.mjs': `
    export default {
      webServer: { command: 'node server.mjs', url: 'http://127.0.0.1:1/' },
    };`,
};

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('whoever ends a run while the server of its tests starts ends the server as well', async () => {
  const folder = plantTree(starting);
  const file = join(folder, 'pid');
  const config = join(folder, 'playwright.config.mjs');
  const program = `
    import { runPlaywright } from ${JSON.stringify(runner)};
    await runPlaywright(['test', '-c', ${JSON.stringify(config)}], process.env);`;
  const run = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: toolEnvironment(process.env),
    stdio: 'ignore',
  });
  const ended = once(run, 'exit');
  await expect.poll(() => existsSync(file) && readFileSync(file, 'utf8')).toMatch(/^\d+$/);
  const pid = Number(readFileSync(file, 'utf8'));
  onTestFinished(() => {
    if (isRunning(pid)) process.kill(pid, 'SIGKILL');
  });
  run.kill('SIGTERM');
  await ended;
  // Until the system has noted its end it still counts.
  await expect.poll(() => isRunning(pid)).toBe(false);
});
