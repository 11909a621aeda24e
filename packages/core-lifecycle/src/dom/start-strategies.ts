import type { Clock } from '../clock';
import { createIdleFallback, createIdleQueue } from '../idle-queue';
import type { Teardown } from '../teardown';
import { afterPaint } from './after-paint';
import { browserIdle } from './browser-clock';
import type { BlockIssue } from './block-context';
import type { BlockDefinition, StartStrategy } from './define-block';

/** The distance from the screen at which a `visible` block starts, in px. */
export const visibleMargin = 200;

/** Decides when blocks start by themselves. */
export interface StartStrategies {
  /** Calls `start` when the strategy says so, or when something calls for the block. */
  schedule(
    root: HTMLElement,
    strategy: StartStrategy,
    start: () => void,
    definition?: Pick<BlockDefinition<never>, 'isCalled' | 'island'>,
  ): void;
  /** Forgets a root that is gone. */
  forget(root: Element): void;
  /** Forgets all roots. */
  destroy: Teardown;
}

/**
 * Creates the start strategies of a window: one idle queue and one intersection observer for all
 * blocks. Without intersection observers, blocks start in idle turns.
 *
 * @param report receives what a start threw
 */
export function createStartStrategies(
  window: Window & typeof globalThis,
  clock: Clock,
  report: (issue: BlockIssue) => void,
): StartStrategies {
  const idle = createIdleQueue(browserIdle(window) ?? createIdleFallback(clock), (cause) =>
    report({ code: 'START_FAILED', cause }),
  );
  // What is gone from the page is not kept for it.
  let waiting = new WeakMap<Element, () => void>();
  // Made for the first block that waits for it: many pages have none.
  let observer: IntersectionObserver | undefined;

  function onIntersect(entries: readonly IntersectionObserverEntry[]): void {
    for (const { isIntersecting, target } of entries) {
      const start = waiting.get(target);
      if (!isIntersecting || !start) continue;
      forget(target);
      idle.add(start);
    }
  }

  function schedule(
    root: HTMLElement,
    strategy: StartStrategy,
    start: () => void,
    { isCalled, island }: Pick<BlockDefinition<never>, 'isCalled' | 'island'> = {},
  ): void {
    // Storage and cookies are in other processes: the page does not stand still for them.
    if (isCalled)
      idle.add(() => isCalled(window, root) && schedule(root, 'now', start, { island }));
    if (strategy === 'interaction') return;
    if (island) {
      waiting.set(root, start);
      afterPaint(window, () => {
        // Unless it was forgotten meanwhile.
        if (waiting.get(root) === start) schedule(root, strategy, start);
      });
    } else if (strategy === 'now') start();
    else if (strategy === 'visible' && window.IntersectionObserver) {
      waiting.set(root, start);
      observer ??= new window.IntersectionObserver(onIntersect, {
        rootMargin: `${visibleMargin}px`,
      });
      observer.observe(root);
    } else idle.add(start);
  }

  function forget(root: Element): void {
    waiting.delete(root);
    observer?.unobserve(root);
  }

  function destroy(): void {
    waiting = new WeakMap();
    observer?.disconnect();
    idle.destroy();
  }

  return { schedule, forget, destroy };
}
