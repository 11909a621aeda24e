/** Sends an event out of the page, e.g. to an advertiser's script. */
export type Send<Emitted> = (event: Emitted) => void;

/** A gate between code that emits events and code that sends them. */
export interface Gate<Emitted> {
  /** Sends an event if the gate is open, and keeps it if the gate is shut. Never throws. */
  emit(event: Emitted): void;
  /**
   * Sends all kept events in order, and from then on each new event at once. A second call replaces
   * `send`.
   */
  open(send: Send<Emitted>): void;
  /** Stops sending and forgets the kept events. */
  shut(): void;
}

/** Options of a gate. */
export interface GateOptions {
  /** How many events a shut gate keeps; the oldest are dropped first. @default 100 */
  readonly most?: number | undefined;
  /** Called with what `send` threw; the next event is still sent. @default the error is ignored */
  readonly onError?: ((cause: unknown) => void) | undefined;
}

/** How many events a shut gate keeps. */
export const mostKept = 100;

/**
 * Makes a gate that is shut until somebody opens it. A shut gate keeps events in memory only:
 * nothing is sent, stored or logged. Each event is sent at most once, in the order of the calls;
 * this includes events that `send` itself emits.
 *
 * @example
 * const gate = createGate<PixelEvent>();
 * gate.emit(event); // kept
 * gate.open((event) => send(event)); // sent
 */
export function createGate<Emitted>({ most = mostKept, onError }: GateOptions = {}): Gate<Emitted> {
  let waiting: Emitted[] = [];
  let send: Send<Emitted> | undefined;
  let isSending = false;

  function emit(event: Emitted): void {
    waiting.push(event);
    if (!send && waiting.length > most) waiting.shift();
    sendKept();
  }

  /** Sends one event after the other; an event that arrives meanwhile waits for its turn. */
  function sendKept(): void {
    if (isSending) return;
    isSending = true;
    while (send) {
      const event = waiting.shift();
      if (event === undefined) break;
      try {
        send(event);
      } catch (cause) {
        onError?.(cause);
      }
    }
    isSending = false;
  }

  function open(to: Send<Emitted>): void {
    send = to;
    sendKept();
  }

  function shut(): void {
    send = undefined;
    waiting = [];
  }

  return { emit: emit, open, shut };
}
