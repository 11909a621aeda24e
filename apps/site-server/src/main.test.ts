import { build } from 'esbuild';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from './app/open-store';
import { enqueueMail } from './mail/mails';
import { bundleFile, type Bundle } from './testing/bundle';
import { contactForm, ids, settings } from './testing/site-fixture';
import { startSmtpStandIn } from './testing/smtp-stand-in';

let script: Bundle;

beforeAll(async () => {
  script = await bundleFile('main.ts');
}, 60_000);
afterAll(() => script.remove());

function run(args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [script.path, ...args], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const read = async (stream: NodeJS.ReadableStream) => {
    let text = '';
    for await (const chunk of stream) text += String(chunk);
    return text;
  };
  return {
    child,
    ended: async () => {
      const [out, errors, [code]] = await Promise.all([
        read(child.stdout),
        read(child.stderr),
        once(child, 'exit'),
      ]);
      return { out, errors, code: code as number | null };
    },
  };
}

describe('the program', () => {
  it('starts without the decoders of pictures and without the mail library', async () => {
    const { metafile } = await build({
      entryPoints: [fileURLToPath(new URL('main.ts', import.meta.url))],
      bundle: true,
      write: false,
      metafile: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
    });
    const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
    const kinds = (name: string) =>
      new Set(imports.filter(({ path }) => path === name).map(({ kind }) => kind));
    expect(kinds('fastify')).toEqual(new Set(['import-statement']));
    expect(kinds('sharp')).toEqual(new Set(['dynamic-import']));
    expect(kinds('nodemailer')).toEqual(new Set(['dynamic-import']));
  });
});

describe('the program, bundled', () => {
  it('prints its variables on --help', async () => {
    const { out, code } = await run(['--help'], {}).ended();
    expect([code, out.includes('DATA_DIR')]).toEqual([0, true]);
  });

  it('ends with 1 and one line per wrong value', async () => {
    expect(await run([], { PORT: 'x', LOG_LEVEL: 'x' }).ended()).toMatchObject({
      code: 1,
      out: '',
      errors: expect.stringMatching(/^PORT is "x".*\nLOG_LEVEL is "x".*\n$/),
    });
  });

  it('ends with 1 and says why when it cannot start', async () => {
    const { code, errors } = await run([], {
      RUNTIME_DIR: join(tmpdir(), 'frontage-none'),
    }).ended();
    expect([code, errors.startsWith('The server did not start: ')]).toEqual([1, true]);
  });

  it('exports what was sent, and says what is wrong with the order', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'frontage-main-'));
    const store = await openStore({ dataDir });
    await store.saveSite({ id: ids.site, settings });
    await store.saveForm(ids.site, contactForm);
    await store.close();
    const order = ['export', '--form', ids.form];
    expect(await run(order, { DATA_DIR: dataDir }).ended()).toEqual({
      code: 0,
      out: '\ufeffSubmission,Sent (UTC),Page,Suspected spam,Name,Email,Message,Other answers\r\n',
      errors: '',
    });
    expect(await run(['export', '--form', 'nope'], { DATA_DIR: dataDir }).ended()).toMatchObject({
      code: 1,
      errors: 'export failed: there is no form "nope".\n',
    });
    expect(await run(['export'], {}).ended()).toMatchObject({
      code: 1,
      out: '',
      errors: expect.stringContaining('--form is missing'),
    });
    expect(await run(['products', 'list'], { DATA_DIR: dataDir }).ended()).toMatchObject({
      code: 0,
      out: 'There are no products.\n',
    });
    expect(await run(['products', 'dance'], {}).ended()).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^There is no command products dance/),
    });
    for (const name of ['orders', 'products'])
      expect(await run([name, '--help'], {}).ended()).toMatchObject({
        code: 0,
        out: expect.stringContaining(`${name} list`),
      });
    expect(await run(['export', '--help'], {}).ended()).toMatchObject({
      code: 0,
      out: expect.stringContaining('--files'),
    });
    await rm(dataDir, { recursive: true });
  });

  it('logs of a mail that is refused whose it is to no one', async () => {
    const [dataDir, smtp] = [
      await mkdtemp(join(tmpdir(), 'frontage-main-')),
      await startSmtpStandIn(),
    ];
    smtp.refuse(550);
    const store = await openStore({ dataDir });
    await store.saveSite({ id: ids.site, settings });
    const words = {
      to: 'ada@visitor.example',
      replyTo: '',
      subject: 'Hello',
      text: 'Hello',
      html: 'Hello',
      unsubscribeUrl: '',
    };
    await store.write((db) =>
      enqueueMail(db, {
        ...words,
        id: 'm',
        siteId: ids.site,
        kind: 'confirm',
        messageId: 'm@h',
        createdAt: 0,
      }),
    );
    await store.close();
    const { child } = run([], {
      PORT: '0',
      DATA_DIR: dataDir,
      SMTP_URL: smtp.url,
      MAIL_FROM: 'forms@studio.example',
    });
    let line = '';
    for await (line of createInterface(child.stdout)) if (line.includes('mail was given up')) break;
    child.kill('SIGTERM');
    await once(child, 'exit');
    expect(JSON.parse(line)).toMatchObject({
      level: 50,
      mailId: 'm',
      reason: expect.stringContaining('550 <…> not now'),
    });
    await smtp.close();
    await rm(dataDir, { recursive: true });
  });

  it('serves, logs JSON lines without queries, and ends cleanly on SIGTERM', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'frontage-main-'));
    const { child } = run([], { PORT: '0', DATA_DIR: dataDir });
    const lines: string[] = [];
    const reader = createInterface(child.stdout);
    const listening = new Promise<string>((resolve) =>
      reader.on('line', (line) => {
        lines.push(line);
        const found = /http:\/\/[\d.]+:\d+/.exec(line);
        if (found) resolve(found[0]);
      }),
    );
    const address = await listening;
    expect((await fetch(`${address}/nothing?name=Ada`)).status).toBe(404);
    expect((await fetch(`${address}/ready`)).status).toBe(200);
    child.kill('SIGTERM');
    const [code] = (await once(child, 'exit')) as [number];
    expect(code).toBe(0);
    expect(lines.map((line) => typeof JSON.parse(line)).every((kind) => kind === 'object')).toBe(
      true,
    );
    expect(lines.join('\n')).toContain('"path":"/nothing"');
    expect(lines.join('\n')).not.toContain('Ada');
    await rm(dataDir, { recursive: true });
  });
});
