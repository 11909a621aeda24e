import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestPlug } from '../payment/create-test-plug';
import { attemptOf } from '../payment/testing/pay-all';
import { serveLocally } from '../payment/testing/local-server';
import { sampleAsk } from '../payment/testing/sample-ask';
import { bundleFile, type Bundle } from '../testing/bundle';
import { openPaymentJournal } from './open-payment-journal';

const secret = 'secret-of-the-tests';
let folder = '';
let file = '';
let program: Bundle;
const children: ChildProcess[] = [];

beforeAll(async () => {
  program = await bundleFile('test-provider/main.ts');
});
afterAll(() => program.remove());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontage-journal-'));
  file = join(folder, 'deep', 'payments.jsonl');
});
afterEach(async () => {
  await Promise.all(children.splice(0).map(kill));
  await rm(folder, { recursive: true });
});

async function start(environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [program.path], {
    env: { ...process.env, PORT: '0', SECRET: secret, FILE: file, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const [origin] = (await once(createInterface(child.stdout), 'line')) as [string]; // a line event has the line
  return { child, plug: createTestPlug({ origin, secret }) };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

it('what was answered is there after a kill: payments, refunds, and the news that were not heard', async () => {
  const heard: string[] = [];
  const shop = await serveLocally(({ body }) => {
    heard.push(body);
    return { status: 200, body: '' };
  });
  // The first delivery fails.
  const first = await start({ WEBHOOK_URL: 'http://127.0.0.1:1/webhook' });
  const paid = await first.plug.pay(sampleAsk('a:1', { method: 'tok_approve' }));
  if (paid.status !== 'paid') throw new Error('Not paid.');
  const refund = { paymentId: paid.paymentId, cents: 66, currency: 'EUR', key: 'r1' } as const;
  const { refundId } = await first.plug.refund(refund);
  await kill(first.child);

  const { plug } = await start({ WEBHOOK_URL: `${shop.origin}/webhook` });
  expect(await plug.lookUp(attemptOf({ key: 'a:1' }))).toEqual(paid);
  expect(await plug.pay(sampleAsk('a:1', { method: 'tok_approve' }))).toEqual(paid);
  expect(await plug.refund(refund)).toEqual({ refundId });
  await expect(plug.refund({ ...refund, cents: 3_501, key: 'r2' })).rejects.toMatchObject({
    code: 'refused',
  });
  await expect
    .poll(() => heard.map((body) => (JSON.parse(body) as { type: string }).type).sort(), {
      timeout: 30_000,
    })
    .toEqual(['payment.paid', 'payment.refunded']);
  await shop.stop();
});

it('closes on a signal, and says in one line what it misses', async () => {
  const { child } = await start();
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  const wrong = spawn(process.execPath, [program.path], {
    env: { ...process.env, SECRET: 'short' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [line] = (await once(createInterface(wrong.stderr), 'line')) as [string]; // a line event has the line
  expect(line).toBe('SECRET has 5 characters, expected 16 or more.');
});

it('a line that was cut off while it was written is as if it had never been', async () => {
  const journal = openPaymentJournal(file);
  journal.keep({ news: news('one') });
  journal.close();
  await appendFile(file, '[{"news":{"id":"two"');
  const repeated = openPaymentJournal(file);
  expect(repeated.news()).toEqual([news('one')]);
  repeated.keep({ news: news('three') });
  repeated.close();
  const third = openPaymentJournal(file);
  expect(third.news().map(({ id }) => id)).toEqual(['one', 'three']);
  third.close();
});

it('what was kept together is there together, the last word counts, and the file does not grow for ever', async () => {
  const journal = openPaymentJournal(file);
  for (let remaining = 200; remaining >= 0; remaining -= 1)
    journal.keep({ news: { ...news('one'), left: remaining } }, { news: news('two') });
  journal.close();
  const before = (await readFile(file, 'utf8')).length;
  const repeated = openPaymentJournal(file);
  expect(repeated.news()).toEqual([{ ...news('one'), left: 0 }, news('two')]);
  repeated.close();
  repeated.close();
  expect((await readFile(file, 'utf8')).length).toBeLessThan(before / 50);
});

it.each(['My notes\n', 'My notes'])(
  'a file that is something else is not written over: %j',
  async (notes) => {
    await writeFile(join(folder, 'notes.txt'), notes);
    expect(() => openPaymentJournal(join(folder, 'notes.txt'))).toThrow();
    expect(await readFile(join(folder, 'notes.txt'), 'utf8')).toBe(notes);
  },
);

function news(id: string) {
  return { id, key: 'a:1', body: '{}', left: 1, due: 0, failures: 0 };
}
