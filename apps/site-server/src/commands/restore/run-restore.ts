import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { migrations } from '../../app/migrations/migrations';
import { makePrivateFolder } from '../../files/make-private-folder';
import { findNewerStep } from '../../store/find-newer-step';
import { readSqlite } from '../../store/read-sqlite';
import { findUnfinishedRestore, refuseUnfinishedRestore } from '../../store/unfinished-restore';
import { keyFileIn, readKeyFile } from '../../signing/kept-key';
import { keysFolder } from '../../signing/keep-keys';
import { keyId } from '../../signing/key-ring';
import {
  backupCounts,
  databaseName,
  keyIdName,
  listCounts,
  type BackupFacts,
} from '../backup/backup-facts';
import { timeStamp } from '../backup/time-stamp';
import { isInUse } from '../backup/is-in-use';
import { refusePostgres } from '../backup/refuse-postgres';
import type { BackupTools, DataPlaces } from '../backup/run-backup';
import { checkBackup } from './check-backup';
import { extractBackup } from './extract-backup';
import { dataIn, finishRestore, putInPlace } from './put-in-place';
import type { RestoreArguments } from './read-restore-arguments';

/** Where a restore works, in the data folder: on the same disk, also where the folder is one. */
const draftName = '.restoring';

/**
 * The command `restore`: puts the data of a backup back. All is checked beside first, then put in
 * place; data that were there are kept. When it is killed the data are the old ones, or no server
 * opens them until it is finished.
 *
 * @param places where the data belong
 * @param parsed what is wanted
 * @param tools clock, and the terminal
 * @throws when a server runs, data are there, or the backup is not whole; nothing was changed then
 */
export async function runRestore(
  places: DataPlaces,
  parsed: RestoreArguments,
  tools: BackupTools,
): Promise<void> {
  refusePostgres(places, 'restore');
  await refuseRunning(places.dataDir);
  await ('finishes' in parsed ? finish(places, tools) : restore(places, parsed, tools));
}

async function restore(
  places: DataPlaces,
  { file, replaces }: Exclude<RestoreArguments, { finishes: true }>,
  { now, output }: BackupTools,
): Promise<void> {
  const { dataDir } = places;
  refuseUnfinishedRestore(dataDir);
  const before = existsSync(dataDir) ? await dataIn(dataDir) : [];
  if (before.length > 0 && !replaces)
    throw new Error(
      `there are data in ${dataDir}. Nothing was changed. To keep them beside and restore the backup: npx frontage restore ${file} --replace`,
    );
  if (!existsSync(file)) throw new Error(`there is no file ${file}. Nothing was changed.`);
  const facts = await checkBackup(file);
  refuseNewer(facts.steps);
  makePrivateFolder(dataDir);
  const draft = join(dataDir, draftName);
  await rm(draft, { recursive: true, force: true });
  try {
    await mkdir(draft, { mode: 0o700 });
    await extractBackup(file, draft);
    await prove(draft, facts);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  await refuseRunning(dataDir);
  const oldFolder = await putInPlace(dataDir, draft, timeStamp(now()));
  const whatWasDone = [
    `Restored into ${dataDir}: the data of ${facts.madeAt}, checked and counted.`,
    `  ${listCounts(facts)}`,
  ];
  output.write(await report(places, whatWasDone, oldFolder));
}

async function finish(places: DataPlaces, { output }: BackupTools): Promise<void> {
  const { dataDir } = places;
  if (!findUnfinishedRestore(dataDir))
    throw new Error(`no restore was cut off in ${dataDir}. Nothing was changed.`);
  const oldFolder = await finishRestore(dataDir);
  const whatWasDone = [`Finished: the data of the backup are in ${dataDir}.`];
  output.write(await report(places, whatWasDone, oldFolder));
}

async function refuseRunning(dataDir: string): Promise<void> {
  if (await isInUse({ dataDir, databaseUrl: undefined }))
    throw new Error(
      `a server runs on the data in ${dataDir}. Nothing was changed. Stop it, then restore again.`,
    );
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
    for (const [kind, table] of Object.entries(backupCounts)) {
      const wanted = facts.counts[kind];
      if (wanted !== undefined && count(table) !== wanted)
        throw new Error(`of ${kind}, the backup says ${wanted}, and has ${count(table)}`);
    }
  });
}

async function report(
  places: DataPlaces,
  whatWasDone: readonly string[],
  oldFolder: string | undefined,
): Promise<string> {
  const folder = keysFolder(places);
  const wanted = await readFile(join(places.dataDir, keyIdName), 'utf8').catch(() => '');
  const keys = await readKeyFile(folder);
  const hasKey =
    wanted.trim() === '' || keys?.some(({ secret }) => keyId(secret) === wanted.trim());
  return [
    ...whatWasDone,
    ...(oldFolder === undefined
      ? []
      : [`What was there before is in ${oldFolder}. Delete it once all is well.`]),
    hasKey
      ? 'The keys that these data need are there. To start the site: npm start'
      : `These data need the key ${wanted.trim()}, which is not in ${keyFileIn(folder)}. Put that file back before you start the server.`,
    '',
  ].join('\n');
}
