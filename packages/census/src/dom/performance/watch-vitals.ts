import {
  createInteractions,
  createShiftSum,
  type Shift,
  type Vitals,
} from '../../performance/vitals';

/** An event that took long; not complete in the DOM library. */
interface SlowEvent extends PerformanceEntry {
  readonly interactionId?: number;
}

/** A shift of the layout; not in the DOM library. */
interface LayoutShift extends PerformanceEntry, Shift {
  readonly hadRecentInput: boolean;
}

/** A navigation that may have been rendered in advance. */
interface PrerenderedNavigation extends PerformanceNavigationTiming {
  readonly activationStart?: number;
}

/** Events that took longer than this count, in milliseconds; faster ones are only counted. */
const slowFrom = 40;

/**
 * Measures a page as the makers of browsers do.
 *
 * @param signal ends it
 * @returns what was measured so far
 */
export function watchVitals(window: Window & typeof globalThis, signal: AbortSignal): () => Vitals {
  const { performance } = window;
  const [navigation] = performance.getEntriesByType('navigation') as PrerenderedNavigation[];
  const activation = navigation?.activationStart ?? 0;
  /** Times of a page that was rendered in advance count from when it was shown. */
  const since = (time: number): number => Math.max(0, Math.round(time - activation));
  const found: { lcp?: number; cls?: number; fcp?: number } = {};
  const interactions = createInteractions();
  const addShift = createShiftSum();

  observe('largest-contentful-paint', ({ startTime }) => (found.lcp = since(startTime)));
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') found.fcp = since(startTime);
  });
  observe('layout-shift', (entry) => {
    const shift = entry as LayoutShift;
    found.cls = shift.hadRecentInput ? (found.cls ?? 0) : addShift(shift);
  });
  for (const type of ['event', 'first-input'])
    observe(type, (entry) => {
      const { interactionId, duration }: SlowEvent = entry;
      if (interactionId) interactions.add(interactionId, duration);
    });

  function observe(type: string, onEntry: (entry: PerformanceEntry) => void): void {
    try {
      const observer = new window.PerformanceObserver((list) => {
        for (const entry of list.getEntries()) onEntry(entry);
      });
      const options = { type, buffered: true, durationThreshold: slowFrom };
      observer.observe(options);
      signal.addEventListener('abort', () => observer.disconnect());
    } catch {
      // This browser does not measure it.
    }
  }

  return () => {
    const { interactionCount } = performance as { interactionCount?: number };
    const inp = interactions.slowest(interactionCount ?? 0);
    const ttfb = navigation && since(navigation.responseStart);
    // A page on which nothing moved has a measured 0.
    const cls = found.fcp === undefined ? undefined : Math.round((found.cls ?? 0) * 1e4) / 1e4;
    return { ...found, cls, inp, ttfb };
  };
}
