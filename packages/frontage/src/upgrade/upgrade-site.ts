import { isInUse, runBackup, timeStamp, type Configuration } from '@frontage/site-server';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { installProgram } from '../new-site/install-program';
import { programVersion } from '../program-version';
import { requireSite } from '../site/require-site';

/**
 * Brings a site to another version: backs up, installs, migrates.
 *
 * @param configuration where its data are
 * @param wanted the folder of the site, and the version or the file of it
 * @throws when a server runs, or a step fails; the message says what was done and how to go back
 */
export async function upgradeSite(
  configuration: Configuration,
  { folder, to }: { folder: string; to: string },
): Promise<void> {
  requireSite(folder);
  if (await isInUse(configuration))
    throw new Error(
      `a server runs on the data in ${configuration.dataDir}. Nothing was changed. Stop it, then upgrade again.`,
    );
  const before = await programVersion();
  const backup =
    configuration.databaseUrl === undefined ? await backUp(configuration, folder) : undefined;
  if (backup === undefined)
    console.log('The data are in PostgreSQL: make a dump of them yourself before you go on.');
  const back =
    `To go back: npm install frontage@${before}` +
    (backup === undefined ? '' : ` && npx frontage restore ${backup} --replace`);
  await installProgram(folder, to.endsWith('.tgz') ? resolve(to) : `frontage@${to}`);
  const program = join(folder, 'node_modules/frontage');
  const migrating = spawn(process.execPath, [join(program, 'dist/frontage.mjs'), 'migrate'], {
    cwd: folder,
    stdio: 'inherit',
  });
  const [code] = await once(migrating, 'exit');
  if (code !== 0) throw new Error(`the data could not be brought up to date. ${back}`);
  // The manifest of the version that was just installed.
  const { version } = JSON.parse(await readFile(join(program, 'package.json'), 'utf8')) as {
    version: string;
  };
  console.log(`From ${before} to ${version}. ${back}`);
}

async function backUp(configuration: Configuration, folder: string): Promise<string> {
  const file = join(folder, 'backups', `before-upgrade-${timeStamp(Date.now())}.tar`);
  await runBackup(configuration, file, { now: Date.now, output: process.stdout });
  return file;
}
