import { isInUse, runBackup, timeStamp, type Configuration } from '@frontage/site-server';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { installProgram } from '../new-site/install-program';
import { programVersion } from '../program-version';
import { requireSite } from '../site/require-site';
import { changesSince } from './changes-since';
import { readManifests, type Manifests } from './read-manifests';

/**
 * Brings a site to another version: backs up, installs, migrates. When one of these fails the
 * version from before is installed again.
 *
 * @param configuration where its data are
 * @param wanted the folder of the site, the version or the file of it, and whether there is a dump
 *   of data in PostgreSQL
 * @throws when a server runs, or a step fails; the message says what was done and what to do
 */
export async function upgradeSite(
  configuration: Configuration,
  { folder, to, hasDump }: { folder: string; to: string; hasDump: boolean },
): Promise<void> {
  requireSite(folder);
  if (await isInUse(configuration))
    throw new Error(
      `a server runs on the data in ${configuration.dataDir}. Nothing was changed. Stop it, then upgrade again.`,
    );
  const isPostgres = configuration.databaseUrl !== undefined;
  if (isPostgres && !hasDump)
    throw new Error(
      'the data are in PostgreSQL, which is not backed up by this program. Nothing was changed. ' +
        'Stop all servers and make a dump: pg_dump --format=custom --file=site.dump "$DATABASE_URL". ' +
        'Then run: npx frontage upgrade --without-backup',
    );
  const before = await programVersion();
  const backup = isPostgres ? undefined : await backUp(configuration);
  const manifests = await readManifests(folder);
  const program = join(folder, 'node_modules/frontage');
  try {
    await installProgram(folder, to.endsWith('.tgz') ? resolve(to) : `frontage@${to}`);
    await migrate(folder, program);
  } catch (error) {
    throw new Error(`${messageOf(error)} ${await putBack(folder, manifests, before)}`, {
      cause: error,
    });
  }
  // The manifest of the version that was just installed.
  const { version } = JSON.parse(await readFile(join(program, 'package.json'), 'utf8')) as {
    version: string;
  };
  const back =
    `npm install frontage@${manifests.wanted ?? before}` +
    (backup === undefined ? '' : ` && npx frontage restore ${backup} --replace`);
  if (version === before) console.log(`This was version ${before} already.`);
  else console.log(`From version ${before} to ${version}.`);
  const changelog = await readFile(join(program, 'CHANGELOG.md'), 'utf8').catch(() => '');
  for (const change of changesSince(changelog, before)) console.log(`  - ${change}`);
  console.log(`To start the site: npm start. To go back to ${before}: ${back}`);
}

async function migrate(folder: string, program: string): Promise<void> {
  const migrating = spawn(process.execPath, [join(program, 'dist/frontage.mjs'), 'migrate'], {
    cwd: folder,
    stdio: 'inherit',
  });
  const [code] = await once(migrating, 'exit');
  if (code !== 0) throw new Error('the data could not be brought up to date: see above.');
}

/** All steps of the data are made, or none: only the program has to be put back. */
async function putBack(folder: string, manifests: Manifests, before: string): Promise<string> {
  try {
    await manifests.restore();
    await installProgram(folder);
    return `Version ${before} is installed again, and the data are as they were.`;
  } catch (error) {
    return `The data are as they were, but version ${before} could not be installed again: ${messageOf(error)}`;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function backUp(configuration: Configuration): Promise<string> {
  const file = join(configuration.backupsDir, `before-upgrade-${timeStamp(Date.now())}.tar`);
  await runBackup(configuration, file, { now: Date.now, output: process.stdout });
  return file;
}
