import { mkdir, readdir, readFile, realpath, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestProgram, temporarySite, type BuiltProgram } from '../testing/built-program';

let program: BuiltProgram;
let site: Awaited<ReturnType<typeof temporarySite>>;
let env: Record<string, string>;
beforeAll(async () => {
  program = await buildTestProgram();
}, 120_000);
afterAll(() => program.remove());
beforeEach(async () => {
  site = await temporarySite();
  const installed = join(site.folder, 'node_modules/frontage');
  await mkdir(dirname(installed));
  await symlink(program.folder, installed, 'junction');
});
afterEach(() => site.remove());

/**
 * Stands in for npm and its registry: notes in `package.json` what it is asked for, and installs
 * what is there, by a link.
 */
const npm = `
  const fs = require('node:fs');
  const [, asked] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const manifest = JSON.parse(fs.readFileSync('package.json', 'utf8'));
  if (asked) manifest.dependencies.frontage = asked.split('@')[1];
  fs.writeFileSync('package.json', JSON.stringify(manifest));
  const folder = JSON.parse(process.env.VERSIONS)[manifest.dependencies.frontage];
  if (!folder) process.exit(1);
  fs.rmSync('node_modules/frontage');
  fs.symlinkSync(folder, 'node_modules/frontage', 'junction');
`;

/** Lets npm know a version beside the program's own, and fills the site's data. */
async function offer(version: string, up: string): Promise<void> {
  const path = join(site.folder, '../npm.js');
  await writeFile(path, npm);
  const folder = await program.makeVersion(version, up);
  const versions = { '0.0.0': program.folder, [version]: folder };
  env = { npm_execpath: path, VERSIONS: JSON.stringify(versions), PORT: '0' };
  await startOnce();
}

async function startOnce(): Promise<void> {
  const { found, stop } = await program.start(['start'], /is open: (\S+)/, options());
  expect((await fetch(found)).status).toBe(200);
  await stop();
}

const options = () => ({ cwd: site.folder, env });
const installed = () => realpath(join(site.folder, 'node_modules/frontage'));
const wanted = async () => {
  const manifest = await readFile(join(site.folder, 'package.json'), 'utf8');
  return /"frontage": ?"([^"]+)"/.exec(manifest)?.[1];
};

it('a newer version comes with a backup, its step of the data is named, and the way back works', async () => {
  await offer('0.1.0', "(db) => db.schema.createTable('newer').addColumn('id', 'text').execute()");
  const { code, out, errors } = await program.run(['upgrade', '--to', '0.1.0'], options());
  expect([code, errors]).toEqual([0, '']);
  const [backup = ''] = await readdir(join(site.folder, 'backups'));
  expect(backup).toMatch(/^before-upgrade-\d{4}-\d\d-\d\d-\d{6}\.tar$/);
  expect(out).toMatch(/^Written: .*before-upgrade-/);
  expect(out).toContain('The data are up to date. Changed by: 9999-newer.');
  expect(out).toMatch(
    /From version 0\.0\.0 to 0\.1\.0\.\n {2}- Lists are faster\.\nTo start the site: npm start\. To go back to 0\.0\.0: npm install frontage@0\.0\.0 && npx frontage restore \S+\.tar --replace\n$/,
  );
  expect([await wanted(), await installed()]).toEqual(['0.1.0', `${program.folder}.0.1.0`]);
  expect(await program.run(['start'], options())).toMatchObject({
    code: 1,
    errors: expect.stringContaining('made by a newer version (its step 9999-newer'),
  });
  const words = ['restore', join('backups', backup), '--replace'];
  expect(await program.run(words, options())).toMatchObject({ code: 0, errors: '' });
  await startOnce();
});

it('one that cannot change the data is taken back, and the site goes on as before', async () => {
  await offer('0.2.0', "() => Promise.reject(new Error('this step breaks'))");
  const { code, errors } = await program.run(['upgrade', '--to', '0.2.0'], options());
  expect(code).toBe(1);
  expect(errors).toContain('this step breaks');
  expect(errors).toMatch(
    /upgrade failed: the data could not be brought up to date: see above\. Version 0\.0\.0 is installed again, and the data are as they were\.\n$/,
  );
  expect([await wanted(), await installed()]).toEqual(['0.0.0', program.folder]);
  await startOnce();
  const unknown = await program.run(['upgrade', '--to', '9.9.9'], options());
  expect([unknown.code, unknown.errors]).toEqual([
    1,
    expect.stringContaining('Version 0.0.0 is installed again'),
  ]);
  expect(await wanted()).toBe('0.0.0');
});
