import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { migrations } from '../../app/migrations/migrations';
import { makePrivateFolder } from '../../files/make-private-folder';
import { findNewerStep } from '../../store/find-newer-step';
import { readSqlite } from '../../store/read-sqlite';
import { keyFileIn, readKeyFile } from '../../signing/key-file';
import { keysFolder } from '../../signing/keep-keys';
import { keyId } from '../../signing/key-ring';
import { backupCounts, databaseName, listCounts, type BackupFacts } from '../backup/backup-facts';
import { timeStamp } from '../backup/time-stamp';
import { isInUse } from '../backup/is-in-use';
import { refusePostgres } from '../backup/refuse-postgres';
import type { BackupTools, DataPlaces } from '../backup/run-backup';
import { checkBackup } from './check-backup';
import { extractBackup } from './extract-backup';
import type { RestoreArguments } from './read-restore-arguments';

/** Where a restore works, in the data folder: on the same disk, also where the folder is one. */
const draftName = '.restoring';

/**
 * The command `restore`: puts the data of a backup back. All is checked beside first, then put in
 * place at once; data that were there are kept.
 *
 * @param places where the data belong
 * @param ask what is wanted
 * @param tools clock, and the terminal
 * @throws when a server runs, data are there, or the backup is not whole; nothing was changed then
 */
export async function runRestore(
  places: DataPlaces,
  { file, replaces }: RestoreArguments,
  { now, output }: BackupTools,
): Promise<void> {
  refusePostgres(places, 'restore');
  const { dataDir } = places;
  await refuseRunning(dataDir);
  makePrivateFolder(dataDir);
  const draft = join(dataDir, draftName);
  await rm(draft, { recursive: true, force: true });
  const before = await dataIn(dataDir);
  if (before.length > 0 && !replaces)
    throw new Error(
      `there are data in ${dataDir}. Nothing was changed. To keep them beside and restore the backup: restore ${file} --replace`,
    );
  const facts = await checkBackup(file);
  refuseNewer(facts.steps);
  try {
    await mkdir(draft, { mode: 0o700 });
    await extractBackup(file, draft);
    await prove(draft, facts);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  await refuseRunning(dataDir);
  const kept = await putInPlace(dataDir, before, timeStamp(now()));
  output.write(await report(places, facts, kept));
}

async function refuseRunning(dataDir: string): Promise<void> {
  if (await isInUse({ dataDir, databaseUrl: undefined }))
    throw new Error(
      `a server runs on the data in ${dataDir}. Nothing was changed. Stop it, then restore again.`,
    );
}

/** What is in a data folder, apart from data that earlier restores have kept there. */
async function dataIn(dataDir: string): Promise<string[]> {
  return (await readdir(dataDir)).filter((name) => !name.startsWith('.before-'));
}

function refuseNewer(steps: readonly string[]): void {
  const newer = findNewerStep(steps, migrations);
  if (newer !== undefined)
    throw new Error(
      `the backup was made by a newer version (its data have the step ${newer}). Nothing was changed. Install that version, then restore again.`,
    );
}

/** Opens what was extracted, and counts it. */
async function prove(draft: string, facts: BackupFacts): Promise<void> {
  await readSqlite(join(draft, databaseName), ({ damage, count }) => {
    const [found] = damage();
    if (found !== undefined) throw new Error(`the database in the backup is damaged: ${found}`);
    for (const [what, table] of Object.entries(backupCounts)) {
      const wanted = facts.counts[what];
      if (wanted !== undefined && count(table) !== wanted)
        throw new Error(`of ${what}, the backup says ${wanted}, and has ${count(table)}`);
    }
  });
}

/** Moves the old data aside and the new ones in: renames on one disk. */
async function putInPlace(
  dataDir: string,
  before: readonly string[],
  stamp: string,
): Promise<string | undefined> {
  const kept = join(dataDir, `.before-${stamp}`);
  if (before.length > 0) await mkdir(kept, { mode: 0o700 });
  for (const name of before) await rename(join(dataDir, name), join(kept, name));
  const draft = join(dataDir, draftName);
  for (const name of await readdir(draft)) await rename(join(draft, name), join(dataDir, name));
  await rm(draft, { recursive: true });
  return before.length > 0 ? kept : undefined;
}

async function report(
  places: DataPlaces,
  facts: BackupFacts,
  kept: string | undefined,
): Promise<string> {
  const { madeAt, keyId: wanted } = facts;
  const folder = keysFolder(places);
  const keys = await readKeyFile(folder);
  const hasKey = wanted === '' || keys?.some(({ secret }) => keyId(secret) === wanted);
  return [
    `Restored into ${places.dataDir}: the data of ${madeAt}, checked and counted.`,
    `  ${listCounts(facts)}`,
    ...(kept === undefined
      ? []
      : [`What was there before is in ${kept}. Delete it once all is well.`]),
    hasKey
      ? 'The keys that these data need are there.'
      : `These data need the key ${wanted}, which is not in ${keyFileIn(folder)}. Put that file back before you start the server.`,
    '',
  ].join('\n');
}
