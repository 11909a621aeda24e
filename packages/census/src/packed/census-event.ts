import type { JsonValue } from '@frontage/site-model';

/** The fields of an event; a field without a value does not exist. */
export type EventData = Readonly<Record<string, JsonValue | undefined>>;

/** Something that happened on a page, as it waits to be sent. */
export interface CensusEvent {
  /** Different for every event of every page: a collector keeps one of each. */
  readonly id: string;
  /** What happened, such as `button-click`. */
  readonly name: string;
  /** When, in milliseconds since 1970 by this browser's clock, right or wrong. */
  readonly at: number;
  readonly data: EventData;
}

/** What became of the events of a browser, since its batch before. */
export interface Losses {
  /** How many events were made. */
  readonly created: number;
  /** How many of them a collector has confirmed. */
  readonly acknowledged: number;
  /** How many were given up, by reason. */
  readonly dropped: Readonly<Record<string, number>>;
}
