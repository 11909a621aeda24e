/** The net, as far as one can tell. */
export interface Net {
  isOnline(): boolean;
  /** Resolves when there is a connection again, or the signal ends. */
  whenOnline(signal: AbortSignal): Promise<unknown>;
}

/** Waits before a further try, after so many; ends with the signal. */
export type Pause = (tries: number, signal: AbortSignal) => Promise<unknown>;

/** How a call is delivered. */
export interface DeliverOptions<Answer> {
  readonly net: Net;
  /** Ends it. */
  readonly signal: AbortSignal;
  /** Whether nobody knows what became of the call. */
  readonly isLost: (answer: Answer) => boolean;
  /** Waits for a further try while there is a connection. @default there is none */
  readonly pause?: Pause | undefined;
  /** Most tries while there is a connection; waiting for one has no end. @default Infinity */
  readonly mostTries?: number | undefined;
  /**
   * Whether nothing is tried before there is a connection; some servers, such as one's own, are
   * reached without one.
   *
   * @default false
   */
  readonly waitsFirst?: boolean | undefined;
  /** Told that it waits, and that it goes on. */
  readonly onWait: (isWaiting: boolean) => void;
}

/**
 * Makes a call until it is answered: again where the answer is lost, and without a connection once
 * there is one. Only for calls that may arrive twice, such as those under a key.
 *
 * @returns the last answer; undefined where the signal ended it
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
