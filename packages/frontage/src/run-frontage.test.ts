import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { devCommand } from './develop/dev-command';
import { startCommand } from './site/start-command';
import { buildTestProgram, temporarySite, type BuiltProgram } from './testing/built-program';
import { takePort } from './testing/take-port';

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

describe('the program, as it is built', () => {
  it('says what it can do, and what it cannot', async () => {
    const help = await program.run(['--help']);
    expect(help).toMatchObject({ code: 0, out: expect.stringContaining('init ') });
    expect(await program.run([])).toMatchObject({ code: 1, errors: `${help.out}` });
    expect(await program.run(['dance'])).toMatchObject({
      code: 1,
      errors: expect.stringMatching(
        /^There is no command dance\.\n[^]*More: npx frontage --help\n$/,
      ),
    });
    expect(await program.run(['backup', '--ot'])).toMatchObject({
      code: 1,
      errors: expect.stringMatching(
        /^There is no option --ot\.\n\n.*\n\n {2}backup \[--to <file>\]\n\nMore: npx frontage backup --help\n$/,
      ),
    });
    for (const words of [
      ['help', 'dev'],
      ['dev', '-h'],
      ['dev', '--help'],
    ])
      expect(await program.run(words)).toMatchObject({ code: 0, out: devCommand.help + '\n' });
    // Without the program, so that it is there at once.
    const whole = join(program.folder, 'dist/program.mjs');
    await rename(whole, `${whole}.away`);
    const alone = [
      await program.run(['constructor', '--help']),
      await program.run(['start', '-h']),
      await program.run(['--version']),
    ];
    await rename(`${whole}.away`, whole);
    expect(alone).toMatchObject([
      { code: 0, out: help.out },
      { code: 0, out: startCommand.help + '\n' },
      { code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) },
    ]);
  });

  it('starts a site of one’s own, whose owner makes an account by a link that works once', async () => {
    const first = await program.start(['start'], /(http\S+\/config\/link\/\S+)\n/, atSite());
    const page = await fetch(new URL('/', first.found));
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toContain('Books about the sea.');
    expect(html).toMatch(/<script/);
    expect(html).not.toMatch(/netloft|kiln/i);
    expect((await fetch(new URL('/contact', first.found))).status).toBe(200);
    const lost = await fetch(new URL('/nowhere', first.found));
    expect([lost.status, (await lost.text()).includes('nothing at this address')]).toEqual([
      404,
      true,
    ]);
    const invited = await fetch(first.found);
    expect([invited.status, await invited.text()]).toEqual([
      200,
      expect.stringContaining('type="password"'),
    ]);
    expect(await first.stop()).toBe(0);
  });

  it('leaves what was published as it is on the next start, until the files are imported', async () => {
    const first = await program.start(['start'], isOpen, atSite());
    expect(first.out).toContain('Its pages were made from the files');
    const home = join(site.folder, 'pages/home.json');
    await writeFile(
      home,
      (await readFile(home, 'utf8')).replace('We have just opened', 'Now with tea'),
    );
    // Beside the running server, which shows it at once.
    const imported = await program.run(['import'], atSite());
    expect(imported).toMatchObject({ code: 0, errors: '' });
    expect(imported.out).toBe('  pages/home.json\nPublished: 1. As they were: 4.\n');
    expect(await (await fetch(first.found)).text()).toContain('Now with tea');
    await first.stop();
    await rm(join(site.folder, 'pages'), { recursive: true });
    const second = await program.start(['start'], isOpen, atSite());
    expect(second.out).not.toContain('Its pages were made');
    expect(await (await fetch(second.found)).text()).toContain('Now with tea');
    await second.stop();
  });

  it('builds without touching data, and names links that lead nowhere', async () => {
    expect(await program.run(['build'], atSite())).toEqual({
      code: 0,
      errors: '',
      out: 'Every page can be made, and every link leads somewhere: 3 pages.\n',
    });
    const contact = join(site.folder, 'pages/not-found.json');
    await writeFile(
      contact,
      (await readFile(contact, 'utf8')).replace('"href": "/"', '"href": "/gone"'),
    );
    expect(await program.run(['build'], atSite())).toMatchObject({
      code: 1,
      errors: expect.stringContaining('/not-found: its link to /gone leads nowhere (404).'),
    });
    expect(await readdir(site.folder)).not.toContain('data');
  });

  it('says what is wrong in the files, and starts nothing', async () => {
    await writeFile(join(site.folder, 'pages/home.json'), '{\n  "slug": "",\n}');
    expect(await program.run(['start'], atSite())).toMatchObject({
      code: 1,
      out: '',
      errors: expect.stringMatching(
        /^The site did not start: .*\n {2}pages\/home\.json: this is no JSON: .*line 3/,
      ),
    });
  });

  it('says that a port is taken, and how to choose another', async () => {
    const { other, port } = await takePort();
    const { code, errors } = await program.run(['start'], atSite({ PORT: String(port) }));
    other.close();
    expect([code, errors]).toEqual([
      1,
      expect.stringMatching(
        new RegExp(`^The site did not start: port ${port} of 127\\.0\\.0\\.1 is taken .* PORT=`),
      ),
    ]);
  });

  it('makes no site where something is', async () => {
    expect(await program.run(['init', '--yes'], atSite())).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/there is a site in .*npm install, then npm start/),
    });
    await rm(join(site.folder, 'site.json'));
    expect(await program.run(['init', '--yes'], atSite())).toMatchObject({
      code: 1,
      errors: expect.stringContaining('is not empty (it has'),
    });
  });
});
