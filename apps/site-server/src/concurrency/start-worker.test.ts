import { createFakeClock, type FakeClock } from '@frontage/core-lifecycle/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { longestBackOff, startWorker, waitBefore, type Job, type Worker } from './start-worker';

let clock: FakeClock;
let log: string[];
let started: Worker[];

beforeEach(() => {
  clock = createFakeClock();
  log = [];
  started = [];
});
afterEach(async () => {
  await Promise.all(started.map((worker) => worker.stop()));
});

const start = (...jobs: Job[]) => {
  const worker = startWorker({ jobs, timers: clock });
  started.push(worker);
  return worker;
};

/** A job that logs its name when it is done. */
const job = (name: string, every: number, more: Partial<Job> = {}): Job => ({
  run: async () => {
    log.push(name);
    return false;
  },
  every,
  report: (error) => log.push(`${name}: ${String(error)}`),
  ...more,
});

/** Resolves when `open` is called. */
function gate(): { opened: Promise<void>; open(): void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}

async function pass(worker: Worker, ms: number): Promise<void> {
  clock.advance(ms);
  await worker.idle();
}

it('does each job at once, then each in its own rhythm', async () => {
  const worker = start(job('often', 10), job('seldom', 25));
  await worker.idle();
  expect(log).toEqual(['often', 'seldom']);
  await pass(worker, 9);
  expect(log).toHaveLength(2);
  await pass(worker, 1);
  await pass(worker, 10);
  await pass(worker, 5);
  await pass(worker, 5);
  expect(log.slice(2)).toEqual(['often', 'often', 'seldom', 'often']);
});

it('waits with the first time of a job, where it says so', async () => {
  const worker = start(job('now', 100), job('later', 100, { first: 30 }));
  await worker.idle();
  expect(log).toEqual(['now']);
  await pass(worker, 29);
  await pass(worker, 1);
  expect(log).toEqual(['now', 'later']);
});

it('does a job again as long as it may have more to do', async () => {
  let remaining = 3;
  const worker = start(
    job('many', 10, {
      run: async () => {
        log.push('many');
        return (remaining -= 1) > 0;
      },
    }),
    job('next', 10),
  );
  await worker.idle();
  expect(log).toEqual(['many', 'many', 'many', 'next']);
});

it('counts the rhythm from the end of a run, and never runs two jobs at a time', async () => {
  const { opened, open } = gate();
  const worker = start(
    job('slow', 10, {
      run: async () => {
        log.push('slow begins');
        await opened;
        log.push('slow ends');
        return false;
      },
    }),
    job('other', 10),
  );
  clock.advance(100);
  expect(clock.waiting).toBe(0);
  open();
  await worker.idle();
  expect(log).toEqual(['slow begins', 'slow ends', 'other']);
});

it('is woken for the jobs that may be woken, and for those alone', async () => {
  const worker = start(job('mail', 1000, { isWakeable: true }), job('sweep', 1000));
  await worker.idle();
  worker.wake();
  worker.wake();
  await worker.idle();
  expect(log).toEqual(['mail', 'sweep', 'mail']);
  // Its interval starts again.
  expect(clock.waiting).toBe(2);
  await pass(worker, 1000);
  expect(log).toHaveLength(5);
});

it('does once more what is woken while it is under way', async () => {
  const { opened, open } = gate();
  const worker: Worker = start(
    job('mail', 1000, {
      isWakeable: true,
      run: async () => {
        log.push('mail');
        await opened;
        return false;
      },
    }),
  );
  await Promise.resolve();
  expect(log).toEqual(['mail']);
  worker.wake();
  worker.wake();
  open();
  await worker.idle();
  expect(log).toEqual(['mail', 'mail']);
});

it('reports what a job fails with, does the others, and comes back later each time', async () => {
  let isBroken = true;
  const worker = start(
    job('broken', 10_000, {
      run: async () => {
        if (isBroken) throw new Error('no');
        log.push('mended');
        return false;
      },
    }),
    job('other', 1e9),
  );
  await worker.idle();
  expect(log).toEqual(['broken: Error: no', 'other']);
  for (const wait of [10_000, 20_000, 40_000, 60_000, 60_000]) {
    log = [];
    await pass(worker, wait - 1);
    expect(log).toEqual([]);
    await pass(worker, 1);
    expect(log).toEqual(['broken: Error: no']);
  }
  isBroken = false;
  log = [];
  await pass(worker, longestBackOff);
  await pass(worker, 10_000);
  expect(log).toEqual(['mended', 'mended']);
});

it('a job that is seldom done is not done sooner for failing', () => {
  const hour = 3_600_000;
  expect([0, 1, 2, 9].map((failures) => waitBefore({ every: hour }, failures))).toEqual([
    hour,
    hour,
    hour,
    hour,
  ]);
});

it('stops: what is under way is finished, nothing else starts, and no timer is left', async () => {
  const { opened, open } = gate();
  const worker = start(
    job('slow', 10, {
      run: async (stopping) => {
        await opened;
        log.push(stopping.aborted ? 'told to stop' : 'not told');
        return true;
      },
    }),
    job('next', 10, { isWakeable: true }),
  );
  await Promise.resolve();
  const stopped = worker.stop();
  open();
  await stopped;
  await worker.stop();
  worker.wake();
  clock.advance(100);
  await worker.idle();
  expect(log).toEqual(['told to stop']);
  expect(clock.waiting).toBe(0);
});
