import type { Clock } from '@frontage/core-lifecycle';

/** How long a picture may keep its place in the queue, in ms; after that it loads on beside it. */
export const stallTime = 10_000;

const desktop = 16;
const mobile = 1;

/** Pictures that are loaded at once on a desktop and on a phone [9.17]. */
export const concurrentLoads = { desktop, mobile } as const;

/** How many pictures this window loads at once; a phone is at most 432 px wide [9.24]. */
export function readConcurrentLoads(window: Window): number {
  return window.matchMedia('(max-width:432px)').matches ? mobile : desktop;
}

/** Has things started in their order, a limited number at once. */
export interface LoadingQueue<Item> {
  /** Has it started, at once or when its turn comes. */
  add(item: Item): void;
  /** It has ended or is not wanted any more: the next one's turn. */
  end(item: Item): void;
  /** Starts all that wait, however many run. */
  flush(): void;
}

/**
 * A queue for pictures [9.17].
 *
 * @param concurrent how many run at once
 * @param run starts one
 * @param clock counts the stall time; without it only `end` frees a place
 */
export function createLoadingQueue<Item>(
  concurrent: number,
  run: (item: Item) => void,
  clock?: Clock,
): LoadingQueue<Item> {
  const waiting = new Set<Item>();
  const running = new Map<Item, unknown>();

  function start(limit: number): void {
    for (const item of waiting) {
      if (running.size >= limit) return;
      waiting.delete(item);
      running.set(item, clock?.setTimeout(() => end(item), stallTime));
      run(item);
    }
  }

  function add(item: Item): void {
    waiting.add(item);
    start(concurrent);
  }

  function end(item: Item): void {
    clock?.clearTimeout(running.get(item));
    running.delete(item);
    waiting.delete(item);
    start(concurrent);
  }

  return { add, end, flush: () => start(Infinity) };
}
