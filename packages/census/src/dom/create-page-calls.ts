import { readJson } from '@frontage/core-lifecycle';
import { isRecord } from '@frontage/core-lifecycle/reading';
import type { CallVisitor } from '../calls/call-visitor';
import type { CensusCall } from '../calls/census-call';
import type { Sender } from '../delivery/create-sender';
import { judgeAnswer } from '../delivery/judge-answer';
import type { EventData } from '../packed/census-event';
import { sendCall } from './send-call';

/** The calls of a page for what is seen and done on it [7.11]–[7.14]. */
export interface PageCalls {
  /**
   * Sends a call of its own; where too many are on their way, and after a fault, the event goes
   * with the next batch.
   *
   * @param name of the event in a batch, such as `button-click`
   */
  send(name: string, make: (visitor: CallVisitor) => CensusCall): void;
  /** The page is left: what has no answer goes with the batch as well, under the same id. */
  leave(): void;
}

/** How many calls are on their way at most. */
const mostCalls = 6;

/** What the calls need. */
export interface PageCallsOptions {
  readonly window: Window & typeof globalThis;
  readonly sender: Sender;
  /** The visitor cookie; '' where there is none. */
  readonly visitorCookie: () => string;
}

/** Creates the calls of a page. */
export function createPageCalls(options: PageCallsOptions): PageCalls {
  const { window, sender, visitorCookie } = options;
  const unanswered = new Map<string, () => void>();

  return {
    send(name, make) {
      const eventId = sender.nextId();
      const call = make({ visitorCookie: visitorCookie(), eventId });
      const addToBatch = (): void => sender.add(name, readCallData(call), eventId);
      if (unanswered.size >= mostCalls) return addToBatch();
      unanswered.set(eventId, addToBatch);
      void sendCall(call, { window }).then((answer) => {
        if (unanswered.delete(eventId) && judgeAnswer(answer) === 'fault') addToBatch();
      });
    },
    leave() {
      for (const addToBatch of unanswered.values()) addToBatch();
      unanswered.clear();
    },
  };
}

/** Reads the event out of its call. */
function readCallData({ type, body }: CensusCall): EventData {
  const isJson = type === 'application/json';
  const data = readJson(isJson ? body : new URLSearchParams(body).get('data'));
  // It was written from such an object.
  return isRecord(data) ? (data as EventData) : {};
}
