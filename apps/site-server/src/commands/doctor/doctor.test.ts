import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfiguration, type Configuration } from '../../app/configuration';
import { openStore } from '../../app/open-store';
import { keepKeys } from '../../signing/keep-keys';
import { addAccount } from '../../testing/sign-in-as';
import { ids, settings } from '../../testing/site-fixture';
import { startSmtpStandIn } from '../../testing/smtp-stand-in';
import { readOwnerArguments, runOwner } from '../owner/run-owner';
import { runDoctor } from './run-doctor';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontage-doctor-'));
});
afterEach(() => rm(folder, { recursive: true }));

const dataDir = () => join(folder, 'data');

function configured(environment: Readonly<Record<string, string>> = {}): Configuration {
  const read = readConfiguration({ PORT: '0', DATA_DIR: dataDir(), ...environment });
  if ('problems' in read) throw new Error(read.problems.join('\n'));
  return read.configuration;
}

async function look(environment?: Readonly<Record<string, string>>) {
  let text = '';
  const output = { write: (more: string | Uint8Array) => (text += String(more)) !== '' };
  const isFine = await runDoctor(configured(environment), output);
  return { text, isFine };
}

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
  expect(await readdir(folder)).toEqual([]);
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
  expect(text).toMatch(/fine +store +whole, and up to date/);
  expect(text).toMatch(/fine +owner +1 accounts/);
  expect(text).toMatch(/fine +address +https:\/\/studio\.example\n/);
  await store.close();
});

it.each([
  ['http://studio.example', 'is not encrypted'],
  ['https://studio.example', 'TRUST_PROXY is not set'],
])('the address %s: %s', async (BASE_URL, says) => {
  expect((await look({ BASE_URL })).text).toContain(says);
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
  expect(readOwnerArguments([])).toBe('There is no command owner .');
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
