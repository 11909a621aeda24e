import { chmod, mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readConfiguration, type Configuration } from '../../app/configuration';
import { openStore } from '../../app/open-store';
import { serverCommands } from '../../program/server-commands';
import { keepKeys } from '../../signing/keep-keys';
import { addAccount } from '../../testing/sign-in-as';
import { ids, settings } from '../../testing/site-fixture';
import { startSmtpStandIn } from '../../testing/smtp-stand-in';
import { readOwnerArguments, runOwner } from '../owner/run-owner';
import type { Get } from './look-at-address';
import { runDoctor } from './run-doctor';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontage-doctor-'));
  await writeFile(join(folder, 'site.json'), JSON.stringify(siteFile));
  await mkdir(join(folder, 'pages'));
  await writeFile(join(folder, 'pages/home.json'), '{"slug":"","title":"Home","sections":[]}');
});
afterEach(() => rm(folder, { recursive: true }));

const siteFile = {
  locale: 'en',
  headerFooter: { header: { title: 'Quay', navigation: [] }, footer: { columns: [], note: '' } },
};

const dataDir = () => join(folder, 'data');

function configured(environment: Readonly<Record<string, string>> = {}): Configuration {
  const read = readConfiguration({
    PORT: '0',
    DATA_DIR: dataDir(),
    BACKUPS_DIR: join(folder, 'backups'),
    ...environment,
  });
  if ('problems' in read) throw new Error(read.problems.join('\n'));
  return read.configuration;
}

/** What doctor says; of the address nothing but what `get` answers is known. */
async function look(
  environment?: Readonly<Record<string, string>>,
  { get = alive, now = Date.now }: { get?: Get; now?: () => number } = {},
) {
  let text = '';
  const output = { write: (more: string | Uint8Array) => (text += String(more)) !== '' };
  const isFine = await runDoctor(configured(environment), { folder, now, get, output });
  return { text, isFine };
}

const alive: Get = () => Promise.resolve(Response.json({ status: 'alive' }));

/** An address that cannot be reached, as `fetch` says it. */
const unreachable =
  (code: string): Get =>
  () =>
    Promise.reject(
      new TypeError('fetch failed', { cause: Object.assign(new Error('not good'), { code }) }),
    );

async function makeSite() {
  await keepKeys({ dataDir: dataDir() });
  const store = await openStore({ dataDir: dataDir() });
  await store.saveSite({ id: ids.site, settings });
  return store;
}

it('before the first start nothing is wrong, and nothing is made', async () => {
  const { text, isFine } = await look();
  expect(isFine).toBe(true);
  expect(text).toMatch(/fine +store +empty, filled by the first start/);
  expect(text).toMatch(/look +mail +mails are files in .*\n.*Set SMTP_URL/);
  expect(await readdir(folder)).toEqual(['pages', 'site.json']);
});

it('a site is looked at beside its server; what is missing has what to do beside it', async () => {
  const store = await makeSite();
  expect((await look()).text).toMatch(/look +owner +nobody has an account\n.*owner invite/);
  await addAccount(store, ['admin'], 'ada@studio.example', ids.site);
  const { text, isFine } = await look({
    BASE_URL: 'https://studio.example',
    TRUST_PROXY: 'loopback',
  });
  expect(isFine).toBe(true);
  expect(text).toMatch(/fine +store +undamaged, and up to date/);
  expect(text).toMatch(/fine +owner +1 account\n/);
  expect(text).toMatch(/fine +address +https:\/\/studio\.example\n/);
  await store.close();
});

it.each([
  ['http://studio.example', 'is not encrypted'],
  ['https://studio.example', 'TRUST_PROXY is not set'],
])('the address %s: %s', async (BASE_URL, says) => {
  expect((await look({ BASE_URL })).text).toContain(says);
});

it.each<[string, Get, RegExp]>([
  [
    'another site',
    () => Promise.resolve(new Response('Hello')),
    /look +address +.* answers 200, and not as a site of this kind\n.*Point the domain/,
  ],
  [
    'a web server that does not reach this one',
    () => Promise.resolve(new Response('', { status: 502 })),
    /look +address +.* answers 502: .*\n.*Start the site/,
  ],
  ['a name that nobody has', unreachable('ENOTFOUND'), /look +address +this machine does not find/],
  ['an old certificate', unreachable('CERT_HAS_EXPIRED'), /WRONG +address +the certificate of/],
  ['nobody', unreachable('ECONNREFUSED'), /look +address +.* does not answer: ECONNREFUSED\n.*80/],
])('an address that leads to %s has what to do beside it', async (_what, get, says) => {
  const set = { BASE_URL: 'https://studio.example', TRUST_PROXY: 'loopback' };
  expect((await look(set, { get })).text).toMatch(says);
});

it('a folder that is no site is wrong; without files, but with data, it is one', async () => {
  await rm(join(folder, 'site.json'));
  expect(await look()).toMatchObject({
    isFine: false,
    text: expect.stringMatching(
      /WRONG +files +there is no site in .*\n.*npx frontage init my-site/,
    ),
  });
  await (await makeSite()).close();
  expect((await look()).text).toMatch(/fine +files +none in .*; the site is in its data/);
});

it('files with a mistake stop the first start, and no later one', async () => {
  await writeFile(join(folder, 'pages/home.json'), '{');
  const mistake = /files +pages\/home\.json: this is no JSON.*\n.*import --check/;
  expect(await look()).toMatchObject({ isFine: false, text: expect.stringMatching(mistake) });
  await (await makeSite()).close();
  expect(await look()).toMatchObject({
    isFine: true,
    text: expect.stringMatching(/look +files[^\n]*\n.*goes on with what was published/),
  });
});

it('a file in place of the data folder is wrong', async () => {
  await writeFile(dataDir(), '');
  expect((await look()).text).toMatch(/WRONG +data folder +.* is a file\n.*DATA_DIR/);
});

it.skipIf(process.platform === 'win32')('folders that others may look into are named', async () => {
  await (await makeSite()).close();
  await chmod(dataDir(), 0o755);
  await chmod(`${dataDir()}-keys`, 0o750);
  const { text } = await look();
  expect(text).toMatch(/look +data folder +others .*\n.*chmod 700/);
  expect(text).toMatch(/look +keys +others .*\n.*chmod 700/);
});

it('a file of keys that is damaged is wrong', async () => {
  await (await makeSite()).close();
  await writeFile(`${dataDir()}-keys/keys.json`, '{');
  expect((await look()).text).toMatch(/WRONG +keys +.*keys\.json.*\n.*Put the file back/);
});

it('a clock that is behind its data is wrong, one that differs from the address is named', async () => {
  await (await makeSite()).close();
  expect((await look()).text).toMatch(/fine +clock +20\d\d-\d\d-\d\d \d\d:\d\d:\d\d UTC\n/);
  const early = () => Date.now() - 30 * 60_000;
  expect(await look({}, { now: early })).toMatchObject({
    isFine: false,
    text: expect.stringMatching(/WRONG +clock +.* written 30 minutes after that\n.*second factor/),
  });
  const date = new Date(Date.now() + 5 * 60_000).toUTCString();
  const get = () => Promise.resolve(Response.json({ status: 'alive' }, { headers: { date } }));
  expect((await look({ BASE_URL: 'https://studio.example' }, { get })).text).toMatch(
    /look +clock +.* 5 minutes off what the site's address says/,
  );
});

it('a site without a backup, or with an old one, is named', async () => {
  expect((await look()).text).toMatch(/fine +backups +nothing to back up yet/);
  await (await makeSite()).close();
  expect((await look()).text).toMatch(/look +backups +there is none in .*\n.*frontage backup/);
  await mkdir(join(folder, 'backups'));
  const backup = join(folder, 'backups/one.tar');
  await writeFile(backup, '');
  expect((await look()).text).toMatch(/fine +backups +1 in .*, the newest of the last 24 hours/);
  const nineDaysAgo = new Date(Date.now() - 9.5 * 24 * 3600_000);
  await utimes(backup, nineDaysAgo, nineDaysAgo);
  expect((await look()).text).toMatch(/look +backups +1 in .*, the newest 9 days old/);
});

it('a key that is not there is wrong', async () => {
  await (await makeSite()).close();
  await rm(`${dataDir()}-keys`, { recursive: true });
  const { text, isFine } = await look();
  expect([isFine, text]).toEqual([
    false,
    expect.stringMatching(/WRONG +keys +the data need the key/),
  ]);
});

it('a port that another program has is wrong', async () => {
  const other = createServer((socket) => socket.end());
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { text, isFine } = await look({ PORT: String(port) });
  other.close();
  expect([isFine, text]).toEqual([
    false,
    expect.stringMatching(/WRONG +port +port \d+ of .* is taken/),
  ]);
});

it('data of a newer version are wrong, for a start too; data that are damaged as well', async () => {
  const store = await makeSite();
  await store.write((db) =>
    db.insertInto('migration').values({ name: '9999-later', applied_at: 0 }).execute(),
  );
  await store.close();
  expect((await look()).text).toMatch(/WRONG +store +the data were made by a newer version/);
  await expect(openStore({ dataDir: dataDir() })).rejects.toThrow(
    'the data were made by a newer version (its step 9999-later is not known here)',
  );
  await rm(dataDir(), { recursive: true });
  await (await makeSite()).close();
  await rm(join(dataDir(), 'frontage.db-wal'), { force: true });
  await writeFile(join(dataDir(), 'frontage.db'), 'x'.repeat(5000));
  expect((await look()).text).toMatch(/WRONG +store +it does not open: .*\n.*restore <file>/);
});

it('a mail server is asked whether it lets us in', async () => {
  const smtp = await startSmtpStandIn();
  const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'post@studio.example' };
  expect((await look(mail)).text).toMatch(/fine +mail +.* lets us in/);
  await smtp.close();
  const { text, isFine } = await look(mail);
  expect([isFine, text]).toEqual([
    false,
    expect.stringMatching(/WRONG +mail +.* does not let us in/),
  ]);
});

it('owner invite prints a link for the first account, and says what to do where there is one', async () => {
  let text = '';
  const output = { write: (more: string | Uint8Array) => (text += String(more)) !== '' };
  const store = await openStore({ dataDir: dataDir() });
  const around = { address: 'https://studio.example', sendsMail: true, output };
  const ask = { email: undefined };
  await expect(runOwner(store, ask, around)).rejects.toThrow('no site yet');
  await store.saveSite({ id: ids.site, settings });
  await runOwner(store, ask, around);
  expect(text).toMatch(/: https:\/\/studio\.example\/config\/link\/[\w-]{43}\n$/);
  await addAccount(store, ['admin'], 'ada@studio.example', ids.site);
  await expect(runOwner(store, ask, around)).rejects.toThrow('accounts link');
  await store.close();
  expect(readOwnerArguments(['invite'])).toEqual(ask);
  expect(readOwnerArguments(['invite', 'ada'])).toContain('is no email address');
  expect(readOwnerArguments([])).toBe('');
});

it('owner invite prints an address that a browser opens, where the server listens on all of them', async () => {
  await (await makeSite()).close();
  const printed: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed.push(String(text));
    return true;
  });
  const command = serverCommands.get('owner')?.read(['invite']);
  if (typeof command !== 'function') throw new Error('it is no command');
  await command(configured({ HOST: '0.0.0.0', PORT: '4000' }));
  await command(configured({ HOST: '::1', PORT: '4000' }));
  write.mockRestore();
  expect(printed.map((text) => /http:[^ ]*(?=\/config\/link)/.exec(text)?.[0])).toEqual([
    'http://127.0.0.1:4000',
    'http://[::1]:4000',
  ]);
});

it('owner invite mails the link to an address, or prints it where there is no mail server', async () => {
  let text = '';
  const output = { write: (more: string | Uint8Array) => (text += String(more)) !== '' };
  const store = await makeSite();
  const around = { address: 'https://studio.example', sendsMail: true, output };
  const ask = { email: 'ada@studio.example' };
  await runOwner(store, ask, around);
  expect(text).toBe(
    'The running server mails a link to ada@studio.example. It works once, within a day.\n',
  );
  const [mail] = await store.read.selectFrom('outbox').selectAll().execute();
  expect(mail).toMatchObject({ recipient: ask.email, sent_at: null });
  expect(mail?.text_body).toMatch(/account: https:\/\/studio\.example\/config\/link\/[\w-]{43}/);
  text = '';
  await runOwner(store, ask, { ...around, sendsMail: false });
  expect(text).toMatch(/^No mail server .*\n.*\/config\/link\/[\w-]{43}\n$/);
  await store.close();
});
