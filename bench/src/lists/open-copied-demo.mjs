import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { workFolder } from '../folders.mjs';
import { demoData, startDemo } from '../start-demo.mjs';
import { openDatabase } from './open-database.mjs';
import { insertAdmin } from './sign-in-admin.mjs';

/**
 * Copies the demo's data, with an admin among its people.
 *
 * @param {string} name of the folder for it
 * @returns the folder, and its database, which the caller closes
 */
export async function openCopiedDemo(name) {
  await (await startDemo()).stop();
  const dataDir = join(workFolder, name);
  for (const part of ['', '-keys']) {
    rmSync(`${dataDir}${part}`, { recursive: true, force: true });
    cpSync(`${demoData}${part}`, `${dataDir}${part}`, { recursive: true });
  }
  const file = readdirSync(dataDir).find((found) => found.endsWith('.db'));
  const db = openDatabase(join(dataDir, file));
  insertAdmin(db);
  return { dataDir, db };
}
