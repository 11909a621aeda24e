import { execFile } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describeMachine } from '../describe-machine.mjs';
import { root, workFolder } from '../folders.mjs';
import { bundleServerUnderTest } from '../server/bundle-server-under-test.mjs';
import { demoData, freePort, startDemo } from '../start-demo.mjs';
import { startProcess } from './start-process.mjs';
import { writeLetters } from './write-letters.mjs';
import { writeRestartPart } from './write-restart-part.mjs';

/** How long letters are written before the server is ended, in milliseconds. */
const writing = 1_000;

/**
 * Kills the server with -9 while letters are written, starts it again, and measures how long it is
 * until the first page, against a start after the same letters and an end by SIGTERM; then looks
 * for every letter that was acknowledged.
 *
 * @param {{ log(line: string): void, rounds?: number | undefined }} options
 * @returns {Promise<{ title: string, machine: string, text: string }>}
 */
export async function benchRestart({ log, rounds = 9 }) {
  // The demo fills its data folder and builds the runtime that the pages name.
  await (await startDemo()).stop();
  const program = await bundleServerUnderTest(join(root, 'apps/site-server/src/main.ts'));
  const settings = {
    PORT: String(await freePort()),
    DATA_DIR: copyData(),
    RUNTIME_DIR: join(root, 'apps/demo/.frontage/runtime'),
    TRUST_PROXY: 'true',
  };
  const acknowledged = new Map();
  // The first start compresses the files of the runtime; it is shown apart.
  const first = await startWriteEnd('SIGKILL');
  const measured = [];
  for (let round = 1; round <= rounds; round += 1) {
    // What is timed is the start after an end: the start before these ended by SIGKILL.
    const afterKill = await startWriteEnd('SIGTERM');
    const afterTerm = await startWriteEnd('SIGKILL');
    measured.push({ afterKill: afterKill.time, afterTerm: afterTerm.time });
    log(`round ${round} of ${rounds}: ${JSON.stringify(measured.at(-1))}, ms`);
  }
  const stored = await readStored(program, settings, first.formId);
  const lost = [...acknowledged].filter(([id, name]) => stored.get(id) !== name);
  if (lost.length > 0) throw new Error(`[bench] ${lost.length} acknowledged letters are lost.`);
  return {
    title: '## The server after kill -9',
    machine: describeMachine(),
    text: writeRestartPart({ first: first.time, measured, letters: acknowledged.size }),
  };

  /** The time of a start; then letters are written, and in their midst the server is ended. */
  async function startWriteEnd(signal) {
    const { time, end } = await startProcess(program, settings);
    const address = `http://127.0.0.1:${settings.PORT}`;
    const written = writeLetters(address, acknowledged);
    await new Promise((resolve) => setTimeout(resolve, writing));
    await end(signal);
    return { time, formId: await written };
  }
}

/** Copies the demo's data and keys to a folder of their own. */
function copyData() {
  const dataDir = join(workFolder, 'restart-data');
  for (const part of ['', '-keys']) {
    rmSync(`${dataDir}${part}`, { recursive: true, force: true });
    cpSync(`${demoData}${part}`, `${dataDir}${part}`, { recursive: true });
  }
  return dataDir;
}

/** The letters in the store: id → name. */
async function readStored(program, settings, formId) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--no-warnings', program, 'export', '--form', formId, '--format', 'json'],
    { env: { ...process.env, ...settings }, maxBuffer: 1e9 },
  );
  return new Map(JSON.parse(stdout).map(({ id, values }) => [id, values['text-1']]));
}
