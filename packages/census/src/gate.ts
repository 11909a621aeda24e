/** Takes what is told out of the page, e.g. to an advertiser's script. */
export type Send<Told> = (event: Told) => void;

/** What stands between those who tell of something and those who would send it. */
export interface Gate<Told> {
  /** Sends an event where the gate is open, and keeps it where it is shut. Never throws. */
  tell(event: Told): void;
  /**
   * Sends all that is kept, in order, and from now on what is told. Opened anew, the later `send`
   * counts.
   */
  open(send: Send<Told>): void;
  /** Sends nothing more, and forgets what is kept. */
  shut(): void;
}

/** What a gate may be given. */
export interface GateOptions {
  /** How many events it keeps while it is shut; the oldest go first. @default 100 */
  readonly most?: number | undefined;
  /** Told what `send` threw; the next event is sent all the same. @default nobody hears of it */
  readonly onError?: ((cause: unknown) => void) | undefined;
}

/** How many events a shut gate keeps. */
export const mostKept = 100;

/**
 * A gate, shut until somebody opens it. While it is shut what it is told stays in this
 * object: nothing is sent, stored or logged. Each event is sent once at most, in the
 * order it was told, also what `send` itself tells.
 *
 * @example
 * const gate = createGate<PixelEvent>();
 * gate.tell(event); // kept
 * gate.open((event) => send(event)); // sent
 */
export function createGate<Told>({ most = mostKept, onError }: GateOptions = {}): Gate<Told> {
  let kept: Told[] = [];
  let send: Send<Told> | undefined;
  let isSending = false;

  function tell(event: Told): void {
    kept.push(event);
    if (!send && kept.length > most) kept.shift();
    sendKept();
  }

  /** One after the other: what is told meanwhile waits for its turn. */
  function sendKept(): void {
    if (isSending) return;
    isSending = true;
    while (send) {
      const event = kept.shift();
      if (event === undefined) break;
      try {
        send(event);
      } catch (cause) {
        onError?.(cause);
      }
    }
    isSending = false;
  }

  function open(to: Send<Told>): void {
    send = to;
    sendKept();
  }

  function shut(): void {
    send = undefined;
    kept = [];
  }

  return { tell, open, shut };
}
