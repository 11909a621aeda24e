import type { ChildProcess } from 'node:child_process';
import { createWriteStream, existsSync, statSync } from 'node:fs';
import { open, writeFile } from 'node:fs/promises';
import type { TestInfo } from '@playwright/test';
import { servedLog } from './served-data';

/** What a report calls the lines that servers wrote during a test. */
export const serverLogName = 'server log';

/** Adds what a server of a test prints to the log of the server under test. */
export function logServer(server: ChildProcess): void {
  server.stdout?.pipe(createWriteStream(servedLog, { flags: 'a' }));
}

/**
 * Starts to watch what servers print.
 *
 * @returns attaches what they have printed since to a test that failed, as a file
 */
export function watchServerLog(info: TestInfo): () => Promise<void> {
  const size = () => (existsSync(servedLog) ? statSync(servedLog).size : 0);
  const start = size();
  return async () => {
    const length = size() - start;
    if (info.status === info.expectedStatus || length <= 0) return;
    const log = await open(servedLog);
    const { buffer } = await log.read({ buffer: Buffer.alloc(length), position: start });
    await log.close();
    const path = info.outputPath('server.log');
    await writeFile(path, buffer);
    // Without a copy, which would stand beside it.
    info.attachments.push({ name: serverLogName, path, contentType: 'text/plain' });
  };
}
