import type { Clock } from '../clock';
import { createIdleFallback, createIdleQueue } from '../idle';
import type { Teardown } from '../teardown';
import { browserIdle } from './browser-clock';
import type { StartStrategy } from './define-block';

/** How far from the screen a block that starts when visible is started, in px. */
export const visibleMargin = 200;

/** Decides when blocks start by themselves. */
export interface StartStrategies {
  /** Has `start` called once, when the strategy says so. */
  schedule(root: Element, strategy: StartStrategy, start: () => void): void;
  /** Forgets a root that is gone. */
  forget(root: Element): void;
  /** Forgets all. */
  destroy: Teardown;
}

/**
 * The start strategies of a window: one idle queue and one intersection observer
 * for all blocks. Where there is no observer, blocks start in idle turns.
 *
 * @param onError told what a start threw
 */
export function createStartStrategies(
  window: Window & typeof globalThis,
  clock: Clock,
  onError: (cause: unknown) => void,
): StartStrategies {
  const idle = createIdleQueue(browserIdle(window) ?? createIdleFallback(clock), onError);
  const waiting = new Map<Element, () => void>();
  const observer = window.IntersectionObserver
    ? new window.IntersectionObserver(onIntersect, { rootMargin: `${visibleMargin}px` })
    : undefined;

  function onIntersect(entries: readonly IntersectionObserverEntry[]): void {
    for (const { isIntersecting, target } of entries) {
      const start = waiting.get(target);
      if (!isIntersecting || !start) continue;
      forget(target);
      idle.add(start);
    }
  }

  function schedule(root: Element, strategy: StartStrategy, start: () => void): void {
    if (strategy === 'now') start();
    else if (strategy === 'visible' && observer) {
      waiting.set(root, start);
      observer.observe(root);
    } else if (strategy !== 'interaction') idle.add(start);
  }

  function forget(root: Element): void {
    waiting.delete(root);
    observer?.unobserve(root);
  }

  function destroy(): void {
    waiting.clear();
    observer?.disconnect();
    idle.destroy();
  }

  return { schedule, forget, destroy };
}
