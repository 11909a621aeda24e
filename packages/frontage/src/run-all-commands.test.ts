import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { programCommands } from './program-commands';
import { buildTestProgram, temporarySite, type BuiltProgram } from './testing/built-program';
import { freePort } from './testing/take-port';

let program: BuiltProgram;
let site: Awaited<ReturnType<typeof temporarySite>>;
beforeAll(async () => {
  program = await buildTestProgram();
}, 120_000);
afterAll(() => program.remove());
beforeEach(async () => {
  site = await temporarySite();
});
afterEach(() => site.remove());

const atSite = (env: Record<string, string> = {}) => ({ cwd: site.folder, env });
const isOpen = /is open: (http:\/\/[\d.:]+)/;

/** What the README takes over from other sites. */
async function writeOthers(folder: string): Promise<void> {
  await mkdir(join(folder, 'old-site'));
  await writeFile(join(folder, 'old-site/index.html'), '<title>Old</title><p>Words</p>');
  await writeFile(join(folder, 'blog.xml'), '<rss><channel><title>Blog</title></channel></rss>');
  await writeFile(join(folder, 'products.csv'), 'Handle,Title,Variant Price\ncup,Cup,9.50\n');
}

describe('the program, as it is built, with every command', () => {
  it('does what its README says, beside the running site', async () => {
    const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
    const commands = [...readme.matchAll(/^npx frontage (.+)$/gm)]
      .map(([, words = '']) => words)
      .filter((words) => !/^(?:init|start)\b/.test(words));
    expect(commands.length).toBeGreaterThan(5);
    const { stop, found } = await program.start(['start'], isOpen, atSite());
    const set = { PORT: new URL(found).port };
    await writeOthers(site.folder);
    for (const words of commands)
      expect([words, await program.run(words.split(' '), atSite(set))]).toEqual([
        words,
        { code: 0, errors: '', out: expect.stringMatching(/\S/) },
      ]);
    const [backup = ''] = await readdir(join(site.folder, 'backups'));
    expect(
      await program.run(['restore', `backups/${backup}`, '--replace'], atSite()),
    ).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^restore failed: a server runs on the data/),
    });
    await stop();
    const restored = await program.run(['restore', `backups/${backup}`, '--replace'], atSite());
    expect(restored).toMatchObject({
      code: 0,
      out: expect.stringContaining('pages: 3, pictures: 2'),
    });
    const repeated = await program.start(['start'], isOpen, atSite());
    expect((await fetch(repeated.found)).status).toBe(200);
    await repeated.stop();
  });

  it('shows every change of a file while it is worked on, and what is wrong in one', async () => {
    const PORT = String(await freePort());
    const dev = await program.start(['dev'], isOpen, atSite({ PORT }));
    const shown = async () => {
      const reply = await fetch(dev.found).catch(() => undefined);
      return reply?.text();
    };
    // The page asks whether the server was away: that is how it comes to reload.
    expect(await shown()).toContain('/ready');
    const home = join(site.folder, 'pages/home.json');
    const before = await readFile(home, 'utf8');
    await writeFile(home, before.replace('We have just opened', 'Now with tea'));
    await expect.poll(shown, { timeout: 50_000 }).toContain('Now with tea');
    await writeFile(home, '{');
    await expect
      .poll(() => dev.printed(), { timeout: 50_000 })
      .toContain('home.json: this is no JSON');
    // The change before may still be starting the server anew.
    await expect.poll(shown, { timeout: 50_000 }).toContain('Now with tea');
    expect(await dev.stop()).toBe(0);
  });

  it('upgrades nothing while the site runs', async () => {
    const { stop } = await program.start(['start'], isOpen, atSite());
    expect(await program.run(['upgrade'], atSite())).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^upgrade failed: a server runs .* Stop it/),
    });
    await stop();
  });

  it('says that a folder holds no site, and makes nothing there', async () => {
    await rm(join(site.folder, 'site.json'));
    const before = await readdir(site.folder);
    const commands = [...programCommands.keys()].filter((name) => name !== 'init');
    const more: Record<string, string[]> = {
      owner: ['invite'],
      restore: ['none.tar'],
      export: ['--to', 'out'],
    };
    for (const name of ['accounts', 'orders', 'products', 'reviews', 'keys']) more[name] = ['list'];
    for (const name of commands) {
      const { code, errors, out } = await program.run([name, ...(more[name] ?? [])], atSite());
      expect([name, code]).toEqual([name, 1]);
      if (name !== 'restore')
        expect([name, errors + out]).toEqual([name, expect.stringMatching(/there is no site in/)]);
    }
    expect(await readdir(site.folder)).toEqual(before);
  });
});
