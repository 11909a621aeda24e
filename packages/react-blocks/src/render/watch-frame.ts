import type { Clock } from '@frontage/core-lifecycle';

/** How long a frame of another service may take before its visitor is told, in ms. */
export const framePatience = 10_000;

/** What is done about a frame. */
export interface FrameWatch {
  readonly clock: Clock;
  /** Ends watching. */
  readonly signal: AbortSignal;
  /** It has come, in time or later. A browser says so of a page of its own about trouble, too. */
  onLoad(): void;
  /** It has not come in time; it may still. */
  onLate(): void;
}

/** Watches a frame of another service, from before it is put into the page. */
export function watchFrame(frame: HTMLIFrameElement, watch: FrameWatch): void {
  const { clock, signal, onLoad, onLate } = watch;
  const timer = clock.setTimeout(onLate, framePatience);
  const calm = (): void => clock.clearTimeout(timer);
  signal.addEventListener('abort', calm);
  frame.addEventListener(
    'load',
    () => {
      calm();
      onLoad();
    },
    { signal },
  );
}
