import type { Clock } from '@frontage/core-lifecycle';
import { startWorker, type Worker } from '../concurrency/start-worker';
import type { Store } from '../store/store';
import type { OutgoingMail } from './mail';
import type { MailTransport } from './mail-transport';
import type { AddressMail } from './create-mail-addresser';
import { claimMail, listDueMails, settleMail, sweepSentMails, type MailOutcome } from './mails';

const minute = 60_000;

/**
 * Waits between attempts, in milliseconds; after the last one, two and a half days later, the mail
 * is given up.
 */
export const retryWaits: readonly number[] = [1, 5, 30, 120, 360, 720, 1440, 1440].map(
  (minutes) => minutes * minute,
);

/**
 * How long a server's claim on a mail lasts, in milliseconds; by then the server has sent it or
 * died.
 */
export const claimTime = 10 * minute;

/** The longest time for one attempt, in milliseconds: well below `claimTime`. */
export const sendTime = 2 * minute;

/** How long a mail waits if its site has no address yet, in milliseconds. */
export const addressWait = 15 * minute;

/** How often the worker checks the outbox without being woken, in milliseconds. */
export const pollTime = 15_000;

/** How often old sent mails are deleted, in milliseconds. */
export const sweepTime = 60 * minute;

/** How long running work may continue after `stop`, in milliseconds. */
export const stopTime = 5_000;

/** The number of mails claimed at once. */
const groupSize = 20;

/**
 * What a worker reports: `retry` may resolve itself, `failed` was given up, `address` waits until
 * the site has one, `store` is a problem with the database.
 */
export interface OutboxTrouble {
  code: 'retry' | 'failed' | 'address' | 'store';
  mailId?: string;
  error: unknown;
}

/**
 * Sends what is in the outbox. It checks at once when woken; running work is finished on `stop`, or
 * aborted after `stopTime`.
 */
export type OutboxWorker = Worker;

/** The options of the worker. */
export interface OutboxWorkerOptions {
  store: Pick<Store, 'read' | 'write' | 'now'>;
  transport: MailTransport;
  /** Gives a mail its site's address; a mail without one waits. @default it has one */
  address?: AddressMail;
  timers: Pick<Clock, 'setTimeout' | 'clearTimeout'>;
  report(trouble: OutboxTrouble): void;
}

/**
 * Starts sending what is in the outbox. **At least once**: a mail is claimed before it is sent, so
 * that two servers do not both send it. But if a server dies after the mail server accepted the
 * mail and before recording that, the mail is sent again ten minutes later, with the same
 * Message-ID, by which mail programs recognise the duplicate.
 */
export function startOutboxWorker({
  store,
  transport,
  address = (mail) => Promise.resolve(mail),
  timers,
  report,
}: OutboxWorkerOptions): OutboxWorker {
  let breakOff = () => {};

  async function sendDue(stopping: AbortSignal): Promise<boolean> {
    const due = await listDueMails(store.read, store.now(), groupSize);
    for (const id of due) {
      if (stopping.aborted) return false;
      const now = store.now();
      const mail = await store.write((db) => claimMail(db, id, { now, until: now + claimTime }));
      if (!mail) continue;
      const outcome = await sendMail(mail, mail.attempts);
      await store.write((db) => settleMail(db, id, outcome));
    }
    // A full group: there may be more.
    return due.length === groupSize;
  }

  async function sweep(): Promise<boolean> {
    await store.write((db) => sweepSentMails(db, store.now()));
    return false;
  }

  async function sendMail(mail: OutgoingMail, attempts: number): Promise<MailOutcome> {
    const abort = new AbortController();
    breakOff = () => abort.abort(new Error('The mail server took too long.'));
    const deadline = timers.setTimeout(breakOff, sendTime);
    try {
      const addressed = await address(mail);
      if (!addressed) throw new AddressMissing(addressMissing);
      await orAborted(transport.send(addressed, abort.signal), abort.signal);
      return { sentAt: store.now() };
    } catch (error) {
      const outcome = outcomeOf(error, attempts, store.now());
      report({ code: codeOf(error, outcome), mailId: mail.id, error });
      return outcome;
    } finally {
      timers.clearTimeout(deadline);
    }
  }

  const failed = (error: unknown) => report({ code: 'store', error });
  const { wake, idle, stop } = startWorker({
    timers,
    jobs: [
      { run: sendDue, every: pollTime, isWakeable: true, report: failed },
      // Not on each wake-up: every submission wakes the worker.
      { run: sweep, first: pollTime, every: sweepTime, report: failed },
    ],
  });
  return {
    wake,
    idle,
    async stop() {
      const grace = timers.setTimeout(() => breakOff(), stopTime);
      await stop();
      timers.clearTimeout(grace);
    },
  };
}

/** Tried again after a wait, or given up. */
function outcomeOf(error: unknown, attempts: number, now: number): MailOutcome {
  const wait = isPermanent(error) ? undefined : retryWaits[attempts - 1];
  // However long the mail waits for its address, that does not count as an attempt.
  if (error instanceof AddressMissing)
    return { retryAt: now + addressWait, error: error.message, attempts: attempts - 1 };
  const message = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  return wait === undefined
    ? { failedAt: now, error: message }
    : { retryAt: now + wait, error: message };
}

function codeOf(error: unknown, outcome: MailOutcome): OutboxTrouble['code'] {
  if (error instanceof AddressMissing) return 'address';
  return 'failedAt' in outcome ? 'failed' : 'retry';
}

class AddressMissing extends Error {}

const addressMissing = 'The address of the site is not known. Set BASE_URL.';

/** Settles with the work, or rejects if the signal aborts first. */
async function orAborted(work: Promise<void>, signal: AbortSignal): Promise<void> {
  let stop = () => {};
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop);
  });
  try {
    await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

function isPermanent(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'permanent' in error && error.permanent === true
  );
}
