import type { Clock } from '@frontage/core-lifecycle';
import type { SenderPort } from './sender-port';

/** A batch that the browser sends when the page ends, however it ends. */
export interface Deferral {
  /** There is something new: the batch is packed again a little later. */
  touch(): void;
  /** Some of its events have arrived: the batch is packed again at once, without them. */
  renew(): void;
  /** Takes the batch back: its events went another way. */
  drop(): void;
}

/** How long a batch is gathered before it is left with the browser, in milliseconds. */
export const deferDelay = 500;

/** What a deferral needs. */
export interface DeferralOptions {
  readonly port: SenderPort;
  readonly clock: Clock;
  /** Packs what waits; undefined for nothing. */
  readonly pack: () => string | undefined;
}

/** Creates the deferral of a page; where the browser has none it does nothing. */
export function createDeferral({ port, clock, pack }: DeferralOptions): Deferral {
  let timer: unknown;
  let takeBack: (() => void) | undefined;

  function renew(): void {
    drop();
    const text = port.defer && pack();
    if (text !== undefined) takeBack = port.defer?.(text);
  }

  function drop(): void {
    clock.clearTimeout(timer);
    takeBack?.();
    timer = takeBack = undefined;
  }

  return {
    touch() {
      if (port.defer) timer ??= clock.setTimeout(renew, deferDelay);
    },
    renew,
    drop,
  };
}
