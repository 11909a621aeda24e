import type { CensusEvent, EventData, Losses } from '../packed/census-event';
import { packEvents, type PackedText } from '../packed/pack-events';
import type { LossLedger } from './loss-ledger';

/** A packed batch with what belongs to it. */
export interface Batch extends PackedText {
  readonly id: string;
  /** When it was packed, in milliseconds since 1970. */
  readonly at: number;
  /** What it tells of losses. */
  readonly losses: Losses;
}

/** Makes ids and batches of one page view. */
export interface Packer {
  /** Makes the id of an event. */
  nextId(): string;
  /**
   * Packs events from the front of a list, which keeps them. One that is too large for any batch is
   * taken out and given up.
   *
   * @returns undefined if no event is left
   */
  pack(events: CensusEvent[]): Batch | undefined;
}

/** What a packer needs. */
export interface PackerOptions {
  /** Different for each page view: ids of events and batches begin with it. */
  readonly pageId: string;
  readonly ledger: LossLedger;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Fields that all events of the page share. @default none */
  readonly common?: (() => EventData) | undefined;
}

/** Creates what packs the events of a page view. */
export function createPacker({ pageId, ledger, now, common }: PackerOptions): Packer {
  let [ids, batches] = [0, 0];
  return {
    nextId: () => `${pageId}.${(ids++).toString(36)}`,
    pack(events) {
      while (events.length) {
        const losses = ledger.unreported();
        const id = `${pageId}.b${batches++}`;
        const at = now();
        const packed = packEvents(events, { batch: id, losses, now: at, common: common?.() });
        if (packed.count) return { ...packed, id, at, losses };
        events.shift();
        ledger.dropped('too-large', 1);
      }
      return undefined;
    },
  };
}
