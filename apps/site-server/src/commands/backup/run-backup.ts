import { showFileSize } from '@frontage/commerce-model';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { isDiskFull } from '../../files/is-disk-full';
import { copySqlite } from '../../store/copy-sqlite';
import { readSqlite } from '../../store/read-sqlite';
import { refuseUnfinishedRestore } from '../../store/unfinished-restore';
import { keysFolder } from '../../signing/keep-keys';
import { keyFileIn } from '../../signing/kept-key';
import {
  aboutName,
  backupCounts,
  checksumsName,
  databaseName,
  keyIdName,
  listCounts,
  type BackupFacts,
} from './backup-facts';
import { hasData } from './has-data';
import { refusePostgres } from './refuse-postgres';
import { writeTar, type TarEntry, type TarSource } from './write-tar';

/** Where the data of a site are. */
export interface DataPlaces {
  readonly dataDir: string;
  readonly keysDir: string | undefined;
  readonly databaseUrl: string | undefined;
}

/** What the command works with. */
export interface BackupTools {
  /** UTC milliseconds. */
  now(): number;
  readonly output: Pick<NodeJS.WritableStream, 'write'>;
}

/**
 * The command `backup`: writes the data of a site into one file, beside a running server. The file
 * has its name once it is whole; what a killed backup left is removed by the next one.
 *
 * @param places where the data are
 * @param to the file
 * @param tools clock, and the terminal
 * @throws when it cannot be written whole; the message says what to do
 */
export async function runBackup(places: DataPlaces, to: string, tools: BackupTools): Promise<void> {
  refusePostgres(places, 'backup');
  const { dataDir } = places;
  refuseUnfinishedRestore(dataDir);
  const database = join(dataDir, databaseName);
  if (!hasData(places))
    throw new Error(
      `there are no data in ${dataDir} yet. Start the site first: npx frontage start`,
    );
  if (existsSync(to)) throw new Error(`${to} is there already. Name another file.`);
  if (!relative(dataDir, to).startsWith('..'))
    throw new Error(
      `${to} lies in the data folder, and would be lost with it. Name a file elsewhere.`,
    );
  const folder = dirname(to);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeLeftovers(folder);
  await requireSpace(folder, dataDir, database);
  const draft = join(folder, `.${basename(to)}.${process.pid}`);
  try {
    await copySqlite(database, `${draft}.db.part`);
    const written = await writeDraft(draft, places, tools.now());
    await rename(`${draft}.part`, to);
    tools.output.write(await report(to, places, written));
  } catch (error) {
    throw explainFullDisk(error, folder);
  } finally {
    for (const part of ['.db.part', '.part']) await rm(draft + part, { force: true });
  }
}

/** What was written, and which files of rows were not there. */
interface Written {
  readonly facts: BackupFacts;
  readonly missing: readonly string[];
}

async function writeDraft(draft: string, { dataDir }: DataPlaces, now: number): Promise<Written> {
  const copy = `${draft}.db.part`;
  const keyId = await readFile(join(dataDir, keyIdName), 'utf8').catch(() => '');
  const { facts, files } = await readSqlite(copy, ({ steps, count, ids }) => ({
    facts: {
      format: 1 as const,
      madeAt: new Date(now).toISOString(),
      steps: steps(),
      counts: Object.fromEntries(
        Object.entries(backupCounts).map(([kind, table]) => [kind, count(table)]),
      ),
      keyId: keyId.trim(),
    },
    files: [
      ...ids('asset').map((id) => `assets/${id}`),
      ...ids('upload').map((id) => `uploads/${id}`),
    ],
  }));
  const sources: TarSource[] = [
    { name: aboutName, from: Buffer.from(`${JSON.stringify(facts, undefined, 2)}\n`) },
    { name: databaseName, from: copy },
    ...(keyId === '' ? [] : [{ name: keyIdName, from: Buffer.from(keyId) }]),
    ...files.map((name) => ({ name, from: join(dataDir, name) })),
  ];
  const missing: string[] = [];
  const tar = await writeTar(`${draft}.part`, now);
  try {
    const entries: TarEntry[] = [];
    for (const source of sources) {
      const entry = await tar.add(source);
      if (entry) entries.push(entry);
      else missing.push(source.name);
    }
    const lines = entries.map(({ hash, name }) => `${hash}  ${name}\n`).join('');
    await tar.add({ name: checksumsName, from: Buffer.from(lines) });
    await tar.finish();
  } finally {
    await tar.close();
  }
  return { facts, missing };
}

async function report(
  to: string,
  places: DataPlaces,
  { facts, missing }: Written,
): Promise<string> {
  const { size } = await stat(to);
  const lost =
    missing.length === 0
      ? ''
      : `These files were not there, and are not in it: ${missing.slice(0, 10).join(', ')}${missing.length > 10 ? ` and ${missing.length - 10} more` : ''}.\n`;
  const keys = keyFileIn(keysFolder(places));
  return `Written: ${to} (${showFileSize(size)})
  ${listCounts(facts)}
${lost}The keys are not in it, so that whoever finds it has no key. Keep a copy of ${keys} in another place:
without it, links in mails that were sent and codes of gift cards do not work after a restore.
`;
}

/** Removes what killed backups left: those of processes that are no longer there. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = /^\..+\.(\d+)(?:\.db)?\.part(?:-journal)?$/.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) await rm(join(folder, name), { force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** For a moment the database is there twice, as a copy and in the backup. */
async function requireSpace(folder: string, dataDir: string, database: string): Promise<void> {
  const { size } = await stat(database);
  const { size: log } = await stat(`${database}-wal`).catch(() => ({ size: 0 }));
  let needed = 2 * (size + log);
  for (const inside of ['assets', 'uploads'])
    for (const name of await readdir(join(dataDir, inside)).catch(() => []))
      needed += (await stat(join(dataDir, inside, name)).catch(() => ({ size: 0 }))).size;
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < needed)
    throw new Error(
      `the disk of ${folder} has ${showFileSize(bavail * bsize)} left, and the backup may need ${showFileSize(needed)}. ` +
        'Free some, or name a file on another disk with --to.',
    );
}

function explainFullDisk(error: unknown, folder: string): unknown {
  if (!isDiskFull(error)) return error;
  return new Error(
    `the disk of ${folder} is full; what was written of the backup was removed. ` +
      'Free some, or name a file on another disk with --to.',
    { cause: error },
  );
}
