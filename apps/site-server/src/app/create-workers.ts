import type { Clock } from '@frontage/core-lifecycle';
import { startWorker, type Job, type Worker } from '../concurrency/start-worker';
import type { RateLimits } from '../http/rate-limit';
import { createMailAddresser } from '../mail/create-mail-addresser';
import type { MailTransport } from '../mail/mail-transport';
import {
  startOutboxWorker,
  type OutboxTrouble,
  type OutboxWorker,
} from '../mail/start-outbox-worker';
import { withoutAddresses } from '../mail/without-addresses';
import type { Sweep } from './room';
import type { SiteStore } from './site-store';

/** What a server does besides answering: sends mails, settles payments and deletes old data. */
export interface Workers {
  /** Checks the outbox now: something was added. */
  wake(): void;
  /** Starts whatever has not started. */
  start(): void;
  /** Ends all workers once their running work is finished. */
  stop(): Promise<void>;
}

/** What the workers do. */
export interface Work {
  readonly store: SiteStore;
  /** Sends mails. */
  readonly mail: MailTransport | undefined;
  /** The shop's repeated jobs. */
  readonly jobs: readonly (() => Promise<boolean>)[];
  /** The rooms' periodic tasks. */
  readonly sweeps: readonly (Pick<Sweep<never>, 'every'> & {
    readonly run: () => Promise<unknown>;
  })[];
  readonly limits: RateLimits;
  /** Writes what rooms hold in memory. */
  readonly flush: () => Promise<void>;
  /** The address that visitors use, for links in mails. */
  readonly baseUrl: string | undefined;
}

/** A line for the log. */
export interface WorkerTrouble {
  level: 'warn' | 'error';
  facts: object;
  message: string;
}

/**
 * Creates the workers of a server.
 *
 * @param work what they do
 * @param report receives what went wrong; it is tried again
 */
export function createWorkers(
  { store, mail, jobs, sweeps, limits, flush, baseUrl }: Work,
  report: (trouble: WorkerTrouble) => void,
): Workers {
  let outbox: OutboxWorker | undefined;
  let others: readonly Worker[] | undefined;
  const fail = (message: string) => (error: unknown) =>
    report({ level: 'error', facts: { err: error }, message });
  const failToSweep = fail('what is old could not be swept');
  const failToLook = fail('the shop could not be looked after');
  const start = (started: readonly Job[]) => startWorker({ jobs: started, timers: processTimers });
  const startMail = (transport: MailTransport) =>
    startOutboxWorker({
      store,
      transport,
      address: createMailAddresser(store.read, baseUrl),
      timers: processTimers,
      report: (trouble) => report(mailTrouble(trouble)),
    });
  return {
    wake: () => outbox?.wake(),
    start() {
      if (mail) outbox ??= startMail(mail);
      // Separate workers: buyers do not wait for a sweep.
      others ??= [
        start(jobs.map((run) => ({ run, every: shopTime, report: failToLook }))),
        start([
          ...sweeps.map(({ run, every = hour }) => sweepEvery(every, run, failToSweep)),
          sweepEvery(minute, limits.sweep, failToSweep),
          sweepEvery(flushTime, flush, fail('what was counted could not be written')),
        ]),
      ];
    },
    async stop() {
      await outbox?.stop();
      for (const worker of others ?? []) await worker.stop();
    },
  };
}

/** How often the shop checks for due work, in milliseconds. */
const shopTime = 5_000;

/** How often is written what is counted in memory, in milliseconds. */
const flushTime = 5_000;

const minute = 60_000;
const hour = 60 * minute;

/** A sweep deletes everything that is too old in one run. */
const sweepEvery = (every: number, sweep: () => Promise<unknown>, report: Job['report']): Job => ({
  run: async () => {
    await sweep();
    return false;
  },
  every,
  report,
});

/** The log messages about mails. */
const mailMessages = {
  retry: 'mail was not taken, will be tried again',
  failed: 'mail was given up',
  address: 'mail waits: the address of its site is not known; set BASE_URL or the host of the site',
  store: 'outbox could not be read',
};

function mailTrouble({ code, mailId, error }: OutboxTrouble): WorkerTrouble {
  return {
    level: code === 'retry' || code === 'address' ? 'warn' : 'error',
    facts: code === 'store' ? { err: error } : { mailId, reason: withoutAddresses(error) },
    message: mailMessages[code],
  };
}

/** Timers that do not keep the process alive. */
const processTimers: Pick<Clock, 'setTimeout' | 'clearTimeout'> = {
  setTimeout: (run, ms) => setTimeout(run, ms).unref(),
  // Node also identifies its timers by number.
  clearTimeout: (timer) => clearTimeout(Number(timer)),
};
