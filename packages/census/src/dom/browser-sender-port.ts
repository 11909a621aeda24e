import type { CensusCall } from '../calls/census-call';
import type { SenderPort } from '../delivery/sender-port';
import { sendCall } from './send-call';

/** Where batches go. */
export const batchPath = '/api/census/batch';

/** A request that the browser sends when the page ends; not in the DOM library yet. */
interface LaterWindow {
  readonly fetchLater?: (path: string, init: RequestInit) => unknown;
}

const lockName = 'frontage.census';

/** The ways of a window for batches: fetch, fetchLater and Web Locks, where they exist. */
export function browserSenderPort(window: Window & typeof globalThis): SenderPort {
  const { fetchLater } = window as LaterWindow;
  const { locks } = window.navigator as Partial<Navigator>;
  const call = (body: string): CensusCall => ({ path: batchPath, type: 'text/plain', body });

  return {
    post(text) {
      const ended = new AbortController();
      const answer = sendCall(call(text), { window, signal: ended.signal });
      return { answer, cancel: () => ended.abort() };
    },
    ...(fetchLater && { defer: (text) => defer(fetchLater.bind(window), text) }),
    async exclusively(run) {
      // A page without locks sends alone; the collector keeps one of each event anyway.
      if (!locks) return run();
      try {
        await locks.request(lockName, { ifAvailable: true }, async (lock) => {
          if (lock) await run();
        });
      } catch {
        // A document that is on its way out gets no lock: the next page does it.
      }
    },
  };
}

/** Leaves a text with the browser; undefined if its share of such requests is used up. */
function defer(
  fetchLater: NonNullable<LaterWindow['fetchLater']>,
  body: string,
): (() => void) | undefined {
  const ended = new AbortController();
  try {
    fetchLater(batchPath, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body,
      signal: ended.signal,
    });
    return () => ended.abort();
  } catch {
    return undefined;
  }
}
