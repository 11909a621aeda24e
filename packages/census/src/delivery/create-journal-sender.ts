import type { CensusEvent } from '../packed/census-event';
import type { Attempts } from './create-attempts';
import { createDrain, settleTime } from './create-drain';
import type { Packer } from './create-packer';
import type { Journal, JournalEntry } from './journal';
import { judgeAnswer, type Answer } from './judge-answer';
import type { LossLedger } from './loss-ledger';
import type { SenderPort } from './sender-port';

/** The way of events over the journal. */
export interface JournalSender {
  /** Puts events into the journal, and sends the first batch with the leaving page. */
  handOver(events: CensusEvent[]): void;
  /** Sends what is in the journal. */
  drain(): void;
  /** Counts what became of events that have their answer. */
  conclude(answer: Answer, count: number): void;
  /** Tries later, if there is something in the journal. */
  scheduleDrain(): void;
}

/** What the way over the journal needs. */
export interface JournalSenderOptions {
  readonly journal: Journal;
  readonly port: SenderPort;
  readonly ledger: LossLedger;
  readonly attempts: Attempts;
  readonly pack: Packer['pack'];
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly isStopped: () => boolean;
}

/** Creates the way of events over the journal. */
export function createJournalSender(options: JournalSenderOptions): JournalSender {
  const { journal, port, ledger, attempts, pack, isStopped } = options;
  const drainJournal = createDrain({ ...options, settle });

  function conclude(answer: Answer, count: number): void {
    attempts.succeed();
    if (judgeAnswer(answer) === 'stored') ledger.acknowledged(count);
    else ledger.dropped(`status-${answer.status}`, count);
  }

  function settle({ id, count }: JournalEntry, answer: Answer): boolean {
    if (judgeAnswer(answer) === 'fault') return false;
    journal.remove(id);
    conclude(answer, count);
    return true;
  }

  /** Packs events for the journal, which then tells of the losses so far. */
  function packAll(events: CensusEvent[]): readonly JournalEntry[] {
    const entries: JournalEntry[] = [];
    for (let batch = pack(events); batch; batch = pack(events)) {
      const { losses, ...entry } = batch;
      entries.push(entry);
      events.splice(0, batch.count);
      ledger.settle(losses);
    }
    return entries;
  }

  function handOver(events: CensusEvent[]): void {
    const entries = packAll(events);
    const [first] = entries;
    if (!first) return;
    for (const { count } of journal.add(entries)) ledger.dropped('journal-full', count);
    void port.post(first.text, true).answer.then((answer) => settle(first, answer));
    // A page that is only hidden goes on.
    attempts.schedule(settleTime);
  }

  function scheduleDrain(): void {
    // What another tab may be sending now is looked at again.
    if (!isStopped() && journal.list().length) attempts.schedule(settleTime);
  }

  function drain(): void {
    void drainJournal().then((fault) => (fault ? attempts.retry(fault) : scheduleDrain()));
  }

  return { handOver, drain, conclude, scheduleDrain };
}
