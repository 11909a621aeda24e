import { existsSync, watch } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { queryFile } from './open-database';
import { servedData } from './served-data';

const kept = `${servedData}-seeded`;
/** All that the seed writes beside the database. */
const folders = ['assets', 'compressed'];

/**
 * Keeps a copy of the data of the server under test as it was seeded, before a test changes it: to
 * seed a demo takes ten times as long as to copy its data. Nothing is kept where the data is in
 * PostgreSQL.
 *
 * @returns what removes the copy after the last test
 */
async function keepSeededData(): Promise<() => Promise<void>> {
  const remove = () => rm(kept, { recursive: true, force: true });
  await remove();
  if (!process.env.E2E_DATABASE_URL) await copyData(servedData, kept);
  return remove;
}

/** Fills a folder with what was kept, if anything was. */
export async function copySeededData(folder: string): Promise<void> {
  if (existsSync(kept)) await copyData(kept, folder);
}

async function copyData(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  // A database that is open is copied by itself: part of it is in a second file.
  queryFile(`vacuum into '${join(to, 'frontage.db')}'`, join(from, 'frontage.db'));
  for (const folder of folders) await cp(join(from, folder), join(to, folder), { recursive: true });
}

/** Waits for a file that is written once the tests may begin. */
function waitForFile(file: string): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (!existsSync(file)) return;
      changes.close();
      resolve();
    };
    // Watched first, so that one that comes meanwhile is seen as well.
    const changes = watch(dirname(file), look);
    look();
  });
}

/**
 * Keeps the data, and lets the tests begin. Playwright runs it once the server under test is ready,
 * and what it answers at the end.
 */
async function prepareTests(): Promise<() => Promise<void>> {
  const removeKept = await keepSeededData();
  const { E2E_BEGIN: begin } = process.env;
  if (begin) await waitForFile(begin);
  return removeKept;
}

export { prepareTests as default };
