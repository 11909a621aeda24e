import type { Clock } from '@frontage/core-lifecycle';
import type { JsonObject } from '@frontage/site-model';
import { jsonCall, type CensusCall } from '../calls/census-call';
import type { Environment } from './environment';

/** The version of the collector of performance records [9.03]. */
export const collectorVersion = '4.3.0';

/** What a record is about [7.21]. */
export type RecordEvent = 'page_speed' | 'user' | 'image';

/** A performance record, as it is sent [7.21]. */
export interface PerformanceRecord {
  readonly app: string;
  readonly data: JsonObject;
  readonly event: RecordEvent;
  readonly pageLoadId: string;
  /** Milliseconds since 1970. */
  readonly ts: number;
}

/** Gathers the records of a page. */
export interface Records {
  add(event: RecordEvent, data: JsonObject): void;
  /** Sends what waits, once the id of the page load is known. */
  flush(): void;
  /** Drops what waits. */
  stop(): void;
}

/** How long records are gathered, in milliseconds [9.03]. */
export const recordTimes = {
  /** From the page's load to the first flush. */
  flush: 30_000,
  /** How long what is measured may still change. */
  collect: 60_000,
} as const;

/** Word for word [8.11]. */
const messages = {
  recordsStatus: 'XHR request DONE with unexpected status',
  settingsTimeout: 'Metric settings request timeout',
  pageLoadId: 'Unable to resolve pageLoadId',
};

/** What gathering records needs. */
export interface RecordsOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly environment: Environment;
  /** Gives the id of the page load; rejects with one of the messages of [8.11]. */
  readonly loadId: Promise<string>;
  readonly send: (call: CensusCall) => void;
  /** Receives each message, for the error reporter [8.11]. */
  readonly onProblem: (message: string) => void;
}

/** Gathers the records of a page [7.21]. Without the id of its load nothing is sent. */
export function createRecords(options: RecordsOptions): Records {
  const { now, environment, loadId, send, onProblem } = options;
  let waiting: Omit<PerformanceRecord, 'pageLoadId'>[] = [];
  let pageLoadId: string | undefined;
  let isStopped = false;

  function flush(): void {
    if (pageLoadId === undefined || !waiting.length) return;
    const id = pageLoadId;
    const records = waiting.map((record) => ({ ...record, pageLoadId: id }));
    waiting = [];
    send({ ...jsonCall('/api/1/performance/records', records), type: 'text/plain' });
  }

  loadId.then(
    (id) => void (pageLoadId = id),
    (cause: unknown) => {
      if (isStopped) return;
      onProblem(cause instanceof Error ? cause.message : String(cause));
      onProblem(messages.pageLoadId);
    },
  );

  return {
    add(event, data) {
      const facts = { version: collectorVersion, environment, ...data };
      if (!isStopped) waiting.push({ app: 'frontage', data: facts, event, ts: now() });
    },
    flush,
    stop() {
      isStopped = true;
      waiting = [];
    },
  };
}

/** How long the settings may take, in milliseconds [7.22]. */
export const settingsTimeout = 30_000;

/** What loading the settings needs. */
export interface LoadIdOptions {
  readonly clock: Clock;
  /** Gets an address of the site; rejects when nothing comes back. */
  readonly get: (path: string) => Promise<{ readonly status: number; readonly body: unknown }>;
}

/**
 * Loads the id of the page load [7.22].
 *
 * @throws Error with a message of [8.11] for another status, a time-out, and settings without an id
 */
export async function loadPageLoadId({ clock, get }: LoadIdOptions): Promise<string> {
  let timer: unknown;
  const late = new Promise<never>((_resolve, reject) => {
    timer = clock.setTimeout(() => reject(new Error(messages.settingsTimeout)), settingsTimeout);
  });
  try {
    const { status, body } = await Promise.race([get('/api/1/performance/settings'), late]);
    if (status !== 200) throw new Error(messages.recordsStatus);
    const { pageLoadId } = Object(body) as { pageLoadId?: unknown };
    if (typeof pageLoadId !== 'string' || !pageLoadId) throw new Error(messages.pageLoadId);
    return pageLoadId;
  } finally {
    clock.clearTimeout(timer);
  }
}
