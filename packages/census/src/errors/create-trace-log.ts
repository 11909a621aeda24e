import type { Clock } from '@frontage/core-lifecycle';
import type { JsonValue } from '@frontage/site-model';
import { formCall, type CensusCall } from '../calls/census-call';

/** How often logged items are sent, in milliseconds [9.03]. */
export const traceInterval = 30_000;

/** How many items wait; the oldest make room. */
const mostItems = 200;

/** A log of what a page does. */
export interface TraceLog {
  add(item: JsonValue): void;
  /** Sends what waits. */
  flush(): void;
}

/** What a trace log needs. */
export interface TraceLogOptions {
  readonly clock: Clock;
  readonly send: (call: CensusCall) => void;
}

/**
 * Creates a log that is sent every 30 seconds while there is something in it, and when its page is
 * left [7.17] [9.03].
 */
export function createTraceLog({ clock, send }: TraceLogOptions): TraceLog {
  let items: JsonValue[] = [];
  let timer: unknown;

  function flush(): void {
    clock.clearTimeout(timer);
    timer = undefined;
    if (items.length) send(formCall('/api/events/Trace', { data: JSON.stringify(items) }));
    items = [];
  }

  return {
    add(item) {
      items = [...items.slice(1 - mostItems), item];
      timer ??= clock.setTimeout(flush, traceInterval);
    },
    flush,
  };
}
