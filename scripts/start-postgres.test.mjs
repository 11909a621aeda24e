import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { describe, expect, it, vi } from 'vitest';
import { findPostgres } from './find-postgres.mjs';
import { startPostgres } from './start-postgres.mjs';

const found = findPostgres({ fetch: () => undefined });

/** The hardest one alone takes seconds; the others are tried at night. */
const signals =
  process.env.FRONTAGE_RUNS === 'nightly' ? ['SIGINT', 'SIGTERM', 'SIGKILL'] : ['SIGKILL'];

/** Whether a server listens at an address. */
const listens = (url) =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port) });
    socket.on('error', () => resolve(false));
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });

describe.skipIf(found === undefined)('startPostgres', () => {
  it('runs until it is stopped, twice is harmless, and nothing stays', async () => {
    const { url, folder, stop } = await startPostgres(found.bin);
    expect([await listens(url), existsSync(folder)]).toEqual([true, true]);
    await stop();
    await stop();
    expect([await listens(url), existsSync(folder)]).toEqual([false, false]);
  });

  it.each(signals)('ends by itself when whoever started it is ended by %s', async (signal) => {
    const program = `
      import { startPostgres } from ${JSON.stringify(new URL('start-postgres.mjs', import.meta.url).href)};
      const { url, folder } = await startPostgres(${JSON.stringify(found.bin)});
      console.log(JSON.stringify({ url, folder }));
    `;
    const starter = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = await once(createInterface(starter.stdout), 'line');
    const { url, folder } = JSON.parse(line);
    expect(await listens(url)).toBe(true);
    starter.kill(signal);
    await vi.waitFor(
      async () => expect([await listens(url), existsSync(folder)]).toEqual([false, false]),
      { timeout: 30_000 },
    );
  });

  it('says what was wrong where it cannot start', async () => {
    await expect(startPostgres('/nowhere')).rejects.toThrow('postgres failed');
  });
});
