import { createFakeClock } from '@frontage/core-lifecycle/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { serveLocally } from '../payment/testing/local-server';
import { sampleAsk } from '../payment/testing/sample-ask';
import { isSigned, signatureHeader } from '../payment/sign-webhook';
import { createNewsPost } from './create-news-post';
import { openPaymentJournal } from './open-payment-journal';
import { lateBy, makeNews } from './test-news';
import type { NewsManner, TestPayment } from './test-payment';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** A post whose shop answers with these statuses, the last one repeatedly. */
async function openPost(...statuses: number[]) {
  const folder = await mkdtemp(join(tmpdir(), 'frontage-news-'));
  const clock = createFakeClock();
  const heard: { body: string; isSigned: boolean }[] = [];
  const shop = await serveLocally(({ body, headers }) => {
    heard.push({
      body,
      isSigned: isSigned('secret', body, String(headers[signatureHeader]), clock.now()),
    });
    return { status: statuses[Math.min(heard.length, statuses.length) - 1] ?? 200, body: '' };
  });
  const journal = openPaymentJournal(join(folder, 'payments.jsonl'));
  const post = createNewsPost({
    journal,
    webhookUrl: `${shop.origin}/webhook`,
    secret: 'secret',
    clock,
  });
  cleanups.push(
    () => rm(folder, { recursive: true }),
    () => shop.stop(),
    () => journal.close(),
    () => post.close(),
  );

  function addNews(manner: NewsManner): void {
    journal.keep({ news: makeNews({ ...payment, manner }, clock.now()) });
    post.wake();
  }
  return { clock, heard, journal, post, addNews };
}

const payment: TestPayment = {
  ...sampleAsk('a:1'),
  id: 'tp_1',
  method: 'tok_page',
  asked: '',
  visit: 'visit_1',
  state: 'paid',
  manner: 'once',
  refunds: [],
};

it('brings what is due, signed, and once', async () => {
  const { clock, heard, journal, addNews } = await openPost(204);
  addNews('once');
  clock.advance(0);
  await expect.poll(() => journal.news()[0]?.left).toBe(0);
  clock.advance(24 * 3_600_000);
  expect(heard).toMatchObject([{ isSigned: true }]);
  expect(JSON.parse(heard[0]?.body ?? '')).toMatchObject({
    type: 'payment.paid',
    payment: { key: 'a:1', cents: 3_566 },
  });
  expect(clock.waiting).toBe(0);
});

it('brings it again and again, the same text, until the shop takes it', async () => {
  const { clock, heard, journal, addNews } = await openPost(500, 303, 404, 200);
  addNews('once');
  for (const [attempts, wait] of [0, 1_000, 5_000, 30_000].entries()) {
    await expect.poll(() => clock.waiting).toBe(1);
    clock.advance(wait - 1);
    expect(heard).toHaveLength(attempts);
    clock.advance(1);
    await expect.poll(() => heard.length).toBe(attempts + 1);
  }
  await expect.poll(() => journal.news()[0]?.left).toBe(0);
  expect(new Set(heard.map(({ body }) => body)).size).toBe(1);
  expect(clock.waiting).toBe(0);
});

it('gives up after some hours', async () => {
  const { clock, heard, journal, addNews } = await openPost(500);
  addNews('once');
  for (let attempts = 1; attempts <= 8; attempts += 1) {
    await expect.poll(() => clock.waiting).toBe(1);
    clock.advance(24 * 3_600_000);
    await expect.poll(() => heard.length).toBe(attempts);
  }
  await expect.poll(() => journal.news()[0]?.left).toBe(0);
  expect(clock.waiting).toBe(0);
});

it('brings late news late, and the others not at all', async () => {
  const { clock, heard, addNews } = await openPost(200);
  addNews('never');
  expect(clock.waiting).toBe(0);
  addNews('late');
  clock.advance(lateBy - 1);
  expect(heard).toEqual([]);
  clock.advance(1);
  await expect.poll(() => heard.length).toBe(1);
});

it('holds back what it is told to hold back', async () => {
  const { clock, heard, post, addNews } = await openPost(200);
  post.hold(true);
  addNews('once');
  expect(clock.waiting).toBe(0);
  post.hold(false);
  clock.advance(0);
  await expect.poll(() => heard.length).toBe(1);
});

it('leaves nothing behind when it is closed', async () => {
  const { clock, post, addNews } = await openPost(200);
  addNews('late');
  post.close();
  post.close();
  expect(clock.waiting).toBe(0);
  addNews('once');
  expect(clock.waiting).toBe(0);
});
