import type { Clock } from '@frontage/core-lifecycle';
import type { CensusEvent, EventData } from '../packed/census-event';
import type { KeptTexts } from '../storage/visitor-storage';
import { createAttempts } from './create-attempts';
import { createDeferral } from './create-deferral';
import { createJournalSender } from './create-journal-sender';
import { createPacker } from './create-packer';
import { openJournal } from './journal';
import { judgeAnswer } from './judge-answer';
import { createLossLedger } from './loss-ledger';
import type { Flight, SenderPort } from './sender-port';

/** What a sender needs. */
export interface SenderOptions {
  readonly port: SenderPort;
  /** Where batches wait that got no answer, shared by the tabs of a browser. */
  readonly texts: KeptTexts;
  readonly clock: Clock;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly random: () => number;
  /** Different for each page view: ids of events and batches begin with it. */
  readonly pageId: string;
  /** Fields that all events of the page share. @default none */
  readonly common?: (() => EventData) | undefined;
}

/** Sends the events of a page; see `createSender`. */
export interface Sender {
  /**
   * Takes an event; it is sent a little later, with others. Cheap enough for a handler: nothing is
   * written, packed or sent.
   *
   * @param id one that was made before, by `nextId`. @default a new one
   */
  add(name: string, data: EventData, id?: string): void;
  /** Makes the id of an event. */
  nextId(): string;
  /** The page is hidden or left: everything goes as one request, and into the journal. */
  leave(): void;
  /** Ends it. `erase` forgets what waits; otherwise it leaves as when the page is left. */
  stop(options: { readonly erase: boolean }): void;
  /** What was sent from this page and what waits, for the visitor to see. */
  list(): { readonly sent: readonly CensusEvent[]; readonly waiting: readonly CensusEvent[] };
}

/** How long events wait for others, in milliseconds. */
export const flushDelay = 3000;
/** How many events wait in memory. */
const mostWaiting = 5000;
/** How many sent events are remembered for their visitor. */
const mostRemembered = 100;

/** A batch on its way, with its events. */
interface OwnFlight extends Flight {
  readonly events: readonly CensusEvent[];
}

/**
 * Creates what brings events to a collector: gathered into batches, again after faults, with the
 * leaving page, and with the next page where nothing else helped. At any time each event has one
 * owner: those that wait, the batch on its way, or the journal. Leaving takes over from the batch
 * on its way, whose answer then counts no more; a collector drops what it so gets twice.
 */
export function createSender(options: SenderOptions): Sender {
  const { port, clock, now } = options;
  const journal = openJournal(options.texts);
  const ledger = createLossLedger();
  const { nextId, pack } = createPacker({ ...options, ledger });
  let waiting: CensusEvent[] = [];
  let sent: CensusEvent[] = [];
  let flight: OwnFlight | undefined;
  let isStopped = false;
  const all = (): CensusEvent[] => [...(flight?.events ?? []), ...waiting];
  const attempts = createAttempts({ ...options, run });
  const deferral = createDeferral({ port, clock, pack: () => pack(all())?.text });
  const shared = { ...options, journal, ledger, attempts, pack };
  const overJournal = createJournalSender({ ...shared, isStopped: () => isStopped });

  function add(name: string, data: EventData, id = nextId()): void {
    if (isStopped) return;
    waiting.push({ id, name, at: now(), data });
    ledger.created(1);
    if (waiting.length > mostWaiting) {
      waiting.shift();
      ledger.dropped('memory-full', 1);
    }
    attempts.schedule(flushDelay);
    deferral.touch();
  }

  function run(): void {
    if (isStopped) return;
    if (waiting.length) flush();
    else overJournal.drain();
  }

  function flush(): void {
    const batch = flight ? undefined : pack(waiting);
    if (!batch) return;
    const events = waiting.splice(0, batch.count);
    const own = { ...port.post(batch.text, false), events };
    flight = own;
    void own.answer.then((answer) => {
      // Whoever left the page has taken the events over.
      if (flight !== own) return;
      flight = undefined;
      if (judgeAnswer(answer) === 'fault') {
        waiting = [...events, ...waiting];
        attempts.retry(answer);
        return;
      }
      ledger.settle(batch.losses);
      overJournal.conclude(answer, events.length);
      sent = [...sent, ...events].slice(-mostRemembered);
      // What came meanwhile stays with the browser.
      deferral.renew();
      attempts.schedule(waiting.length ? flushDelay : 0);
    });
  }

  /** Takes all events from whoever has them, and ends what would send them. */
  function takeAll(): CensusEvent[] {
    const events = all();
    flight?.cancel();
    flight = undefined;
    waiting = [];
    attempts.cancel();
    deferral.drop();
    return events;
  }

  function stop({ erase }: { readonly erase: boolean }): void {
    const events = takeAll();
    isStopped = true;
    if (!erase) return overJournal.handOver(events);
    sent = [];
    journal.clear();
  }

  // What an earlier page has left, unless it is just arriving.
  overJournal.scheduleDrain();
  return {
    add,
    nextId,
    leave: () => overJournal.handOver(takeAll()),
    stop,
    list: () => ({ sent, waiting: all() }),
  };
}
