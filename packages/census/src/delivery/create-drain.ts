import { markLate } from '../packed/mark-late';
import type { Journal, JournalEntry } from './journal';
import type { Answer } from './judge-answer';
import type { SenderPort } from './sender-port';

/** How long a batch of the journal may still be on its way from where it was left, in ms. */
export const settleTime = 4000;

/** What a drain needs. */
export interface DrainOptions {
  readonly journal: Journal;
  readonly port: SenderPort;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Whether nothing may be sent any more. */
  readonly isStopped: () => boolean;
  /** Concludes an entry that has its answer; false after a fault. */
  readonly settle: (entry: JournalEntry, answer: Answer) => boolean;
}

/**
 * Creates what sends the batches of the journal, the oldest first, in one tab at a time. It ends
 * with the first fault.
 *
 * @returns sends them; gives the answer that was a fault
 */
export function createDrain({ journal, port, now, isStopped, settle }: DrainOptions) {
  let isRunning = false;

  async function sendAll(): Promise<Answer | undefined> {
    for (const entry of journal.list()) {
      const age = now() - entry.at;
      if (age >= 0 && age < settleTime) continue;
      const answer = await port.post(markLate(entry.text, age), false).answer;
      if (isStopped()) return undefined;
      if (!settle(entry, answer)) return answer;
    }
    return undefined;
  }

  return async function drain(): Promise<Answer | undefined> {
    if (isRunning) return undefined;
    isRunning = true;
    let fault: Answer | undefined;
    await port.exclusively(async () => {
      fault = await sendAll();
    });
    isRunning = false;
    return fault;
  };
}
