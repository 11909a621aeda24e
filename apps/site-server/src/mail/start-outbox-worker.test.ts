import { createFakeClock, type FakeClock } from '@frontage/core-lifecycle/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SiteStore } from '../app/site-store';
import { putMail } from '../testing/put-mail';
import { ids, settings, temporaryStore } from '../testing/site-fixture';
import { startSmtpStandIn, type SmtpStandIn } from '../testing/smtp-stand-in';
import type { OutgoingMail } from './mail';
import { createSmtpTransport, type MailTransport } from './mail-transport';
import {
  claimTime,
  pollTime,
  retryWaits,
  sendTime,
  startOutboxWorker,
  stopTime,
  sweepTime,
  type OutboxTrouble,
  type OutboxWorker,
} from './start-outbox-worker';

const day = 24 * 60 * 60 * 1000;
let clock: FakeClock;
let store: SiteStore;
let remove: () => Promise<void>;
let troubles: OutboxTrouble[];
let workers: OutboxWorker[];

beforeEach(async () => {
  clock = createFakeClock();
  ({ store, remove } = await temporaryStore({ now: () => clock.now() }));
  await store.saveSite({ id: ids.site, settings });
  troubles = [];
  workers = [];
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  await remove();
});

const put = (id: string, more: { once?: string; sendAt?: number } = {}) =>
  putMail(store, id, { createdAt: store.now(), ...more });

const start = (send: MailTransport['send']) => {
  const worker = startOutboxWorker({
    store,
    transport: { send },
    timers: clock,
    report: (trouble) => troubles.push(trouble),
  });
  workers.push(worker);
  return worker;
};

/** A transport that keeps what it receives. */
function keeping() {
  const sent: OutgoingMail[] = [];
  return { sent, send: async (mail: OutgoingMail) => void sent.push(mail) };
}

/** Advances the clock, then lets the worker run. */
async function pass(worker: OutboxWorker, ms: number): Promise<void> {
  clock.advance(ms);
  await worker.idle();
  clock.advance(pollTime);
  await worker.idle();
}

const states = async () =>
  (await store.mails(ids.site)).map(({ state, attempts, error }) => [state, attempts, error]);

describe('the outbox', () => {
  it('sends what waits, in order, once', async () => {
    await put('a');
    clock.advance(1);
    await put('b');
    const { sent, send } = keeping();
    const worker = start(send);
    await worker.idle();
    worker.wake();
    await worker.idle();
    expect(sent.map(({ id, messageId }) => [id, messageId])).toEqual([
      ['a', 'a@studio.example'],
      ['b', 'b@studio.example'],
    ]);
    expect(await states()).toEqual([
      ['sent', 1, ''],
      ['sent', 1, ''],
    ]);
  });

  it('finds by itself what another server put in', async () => {
    const { sent, send } = keeping();
    const worker = start(send);
    await worker.idle();
    await put('late');
    clock.advance(pollTime);
    await worker.idle();
    expect(sent.map(({ id }) => id)).toEqual(['late']);
  });

  it('sends many, however many are taken up at once', async () => {
    for (let index = 0; index < 45; index += 1) await put(`mail-${index}`);
    const { sent, send } = keeping();
    await start(send).idle();
    expect(sent).toHaveLength(45);
  });

  it('waits for the time of a mail, and keeps one of those that shall be one', async () => {
    await put('notice', { once: 'today', sendAt: day });
    await put('again', { once: 'today', sendAt: day });
    const { sent, send } = keeping();
    const worker = start(send);
    await worker.idle();
    expect(sent).toEqual([]);
    await pass(worker, day);
    expect(sent.map(({ id }) => id)).toEqual(['notice']);
  });

  it('tries again after growing waits, then gives up where everybody can see it', async () => {
    await put('a');
    let tried = 0;
    const worker = start(async () => {
      tried += 1;
      throw new Error(`no ${tried}`);
    });
    await worker.idle();
    for (const [index, wait] of retryWaits.entries()) {
      expect(await states()).toEqual([['waiting', index + 1, `no ${index + 1}`]]);
      clock.advance(wait - 1);
      await worker.idle();
      expect(tried).toBe(index + 1);
      clock.advance(pollTime + 1);
      await worker.idle();
      expect(tried).toBe(index + 2);
    }
    expect(await states()).toEqual([
      ['failed', retryWaits.length + 1, `no ${retryWaits.length + 1}`],
    ]);
    await pass(worker, 7 * day);
    expect(tried).toBe(retryWaits.length + 1);
    expect(troubles.map(({ code }) => code)).toEqual([...retryWaits.map(() => 'retry'), 'failed']);
  });

  it('takes the mail of a server that died, with the same Message-ID', async () => {
    await put('a');
    const transport = { send: () => new Promise<void>(() => {}) };
    const stopped = createFakeClock();
    const dead = startOutboxWorker({ store, transport, timers: stopped, report: () => undefined });
    await expect.poll(states).toEqual([['waiting', 1, '']]);
    const { sent, send } = keeping();
    const alive = start(send);
    await alive.idle();
    expect(sent).toEqual([]);
    await pass(alive, claimTime - pollTime - 1);
    expect(sent).toEqual([]);
    await pass(alive, 0);
    expect(sent.map(({ messageId }) => messageId)).toEqual(['a@studio.example']);
    const ended = dead.stop();
    stopped.advance(stopTime);
    await ended;
  });

  it('is never sent twice by two servers that try at once', async () => {
    for (let index = 0; index < 30; index += 1) await put(`mail-${index}`);
    const { sent, send } = keeping();
    const slow = async (mail: OutgoingMail) => {
      await new Promise((resolve) => setImmediate(resolve));
      await send(mail);
    };
    await Promise.all([start(slow), start(slow), start(slow)].map((worker) => worker.idle()));
    expect(sent.map(({ id }) => id).toSorted()).toEqual(
      [...new Set(sent.map(({ id }) => id))].toSorted(),
    );
    expect(sent).toHaveLength(30);
  });

  it('breaks off an attempt that takes too long', async () => {
    await put('a');
    const worker = start(() => new Promise(() => {}));
    await expect.poll(states).toEqual([['waiting', 1, '']]);
    clock.advance(sendTime);
    await worker.idle();
    expect(await states()).toEqual([['waiting', 1, 'The mail server took too long.']]);
  });

  it('stops: what is under way has a moment, the rest waits for the next start', async () => {
    await put('a');
    await put('b');
    const worker = start(() => new Promise(() => {}));
    await expect
      .poll(async () => (await states()).filter(([, attempts]) => attempts === 1))
      .toHaveLength(1);
    const stopped = worker.stop();
    clock.advance(stopTime);
    await stopped;
    await worker.stop();
    expect((await states()).map(([, attempts]) => attempts).toSorted()).toEqual([0, 1]);
    expect(clock.waiting).toBe(0);
  });

  it('tells of a store that fails and goes on once it works', async () => {
    const { send } = keeping();
    await store.write((db) => db.schema.alterTable('outbox').renameTo('gone').execute());
    const worker = start(send);
    await worker.idle();
    expect(troubles).toMatchObject([{ code: 'store' }]);
    await store.write((db) => db.schema.alterTable('gone').renameTo('outbox').execute());
    clock.advance(pollTime);
    await worker.idle();
    expect(troubles).toHaveLength(1);
  });

  it('forgets what was sent a month ago, and never what was given up', async () => {
    await put('sent');
    const { send } = keeping();
    const worker = start(async (mail) => {
      if (mail.id === 'bad') throw Object.assign(new Error('no'), { permanent: true });
      await send(mail);
    });
    await worker.idle();
    await put('bad');
    worker.wake();
    await worker.idle();
    await pass(worker, 30 * day + 1);
    expect((await store.mails(ids.site)).map(({ id, state }) => [id, state])).toEqual([
      ['bad', 'failed'],
    ]);
  });

  it('writes nothing when it is woken for nothing', async () => {
    const worker = start(async () => undefined);
    await worker.idle();
    const { writes } = store.stats();
    for (let turn = 0; turn < 3; turn += 1) {
      worker.wake();
      await worker.idle();
    }
    expect(store.stats().writes).toBe(writes);
    await pass(worker, sweepTime);
    expect(store.stats().writes).toBeGreaterThan(writes);
  });
});

describe('over SMTP', () => {
  let smtp: SmtpStandIn;

  beforeEach(async () => {
    smtp = await startSmtpStandIn();
  });
  afterEach(() => smtp.close());

  const startSmtp = () =>
    start(
      createSmtpTransport(smtp.url, { name: 'Studio, the "best"', address: 'forms@studio.example' })
        .send,
    );

  it('hands the mail over with its sender, its date and its Message-ID', async () => {
    await put('a');
    await startSmtp().idle();
    expect(smtp.mails).toMatchObject([
      { from: 'forms@studio.example', to: ['owner@studio.example'] },
    ]);
    const head = smtp.mails[0]?.raw.split('\r\n\r\n')[0];
    expect(head).toContain('Message-ID: <a@studio.example>');
    expect(head).toContain('Date: Thu, 01 Jan 1970 00:00:00 +0000');
    expect(head).toContain('Auto-Submitted: auto-generated');
  });

  it('tries again when the server says later, and gives up when it says never', async () => {
    smtp.refuse(451);
    await put('a');
    const worker = startSmtp();
    await worker.idle();
    expect(await states()).toEqual([['waiting', 1, expect.stringContaining('451')]]);
    smtp.refuse(550);
    await pass(worker, 60_000);
    expect(await states()).toEqual([['failed', 2, expect.stringContaining('550')]]);
  });

  it('tries again when there is no server', async () => {
    await smtp.close();
    await put('a');
    await startSmtp().idle();
    expect(await states()).toEqual([['waiting', 1, expect.stringContaining('ECONNREFUSED')]]);
    smtp = await startSmtpStandIn();
  });
});
