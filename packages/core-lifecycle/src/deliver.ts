/** The state of the network connection, as far as it can be known. */
export interface Net {
  isOnline(): boolean;
  /** Resolves when the connection is back or the signal aborts. */
  whenOnline(signal: AbortSignal): Promise<unknown>;
}

/** Waits before another attempt, after `tries` attempts; ends when the signal aborts. */
export type Pause = (tries: number, signal: AbortSignal) => Promise<unknown>;

/** How a call is delivered. */
export interface DeliverOptions<Answer> {
  readonly net: Net;
  /** Ends the delivery. */
  readonly signal: AbortSignal;
  /** Whether the outcome of the call is unknown. */
  readonly isLost: (answer: Answer) => boolean;
  /** Waits before another attempt while there is a connection. @default no wait */
  readonly pause?: Pause | undefined;
  /**
   * The most attempts while there is a connection; waiting for a connection has no limit. @default
   * Infinity
   */
  readonly mostTries?: number | undefined;
  /**
   * Whether to wait for a connection before the first attempt. A local server, for example, can be
   * reached without one.
   *
   * @default false
   */
  readonly waitsFirst?: boolean | undefined;
  /** Called when the delivery starts to wait and when it continues. */
  readonly onWait: (isWaiting: boolean) => void;
}

/**
 * Repeats a call until it is answered: again if the answer is lost, and after a lost connection
 * once it is back. Only for calls that may arrive twice, such as calls under a key.
 *
 * @returns the last answer; undefined if the signal aborted
 * @example
 * const reply = await deliver(() => save(letter, key), {
 *   net: browserNet(window),
 *   signal,
 *   isLost: ({ status }) => status === 0,
 *   onWait: (isWaiting) => showOffline(isWaiting),
 * });
 */
export async function deliver<Answer>(
  call: () => Promise<Answer>,
  { net, signal, isLost, pause, mostTries = Infinity, waitsFirst, onWait }: DeliverOptions<Answer>,
): Promise<Answer | undefined> {
  async function waitFor(end: Promise<unknown>): Promise<void> {
    onWait(true);
    await end;
    if (!signal.aborted) onWait(false);
  }

  if (waitsFirst && !net.isOnline()) await waitFor(net.whenOnline(signal));
  for (let tries = 1; !signal.aborted; tries += 1) {
    const answer = await call();
    if (signal.aborted) break;
    if (!isLost(answer)) return answer;
    if (!net.isOnline()) await waitFor(net.whenOnline(signal));
    else if (pause && tries < mostTries) await waitFor(pause(tries, signal));
    else return answer;
  }
  return undefined;
}
