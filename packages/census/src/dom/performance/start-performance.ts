import type { Clock } from '@frontage/core-lifecycle';
import type { JsonObject } from '@frontage/site-model';
import { createRecords, loadPageLoadId, recordTimes } from '../../performance/create-records';
import type { Environment } from '../../performance/environment';
import { watchLeaving } from '../page/watch-leaving';
import { sendBeacon } from '../send-call';
import { readImages } from './read-images';
import { watchVitals } from './watch-vitals';

/** What measuring a page needs. */
export interface PerformanceOptions {
  readonly window: Window & typeof globalThis;
  readonly clock: Clock;
  readonly environment: Environment;
  /** The hosts whose pictures are measured [9.03]. */
  readonly pictureHosts: readonly string[];
  readonly pagePath: string;
  /** What is told of the visitor's browser. */
  readonly user: JsonObject;
  /** Receives the messages of [8.11]. */
  readonly onProblem: (message: string) => void;
}

/**
 * Measures a page and sends its records [7.21]: pictures and browser 30 seconds after the load, the
 * page's speed after 60, and all of it earlier if the page is hidden [9.03].
 *
 * @param signal ends it; what waits is dropped
 */
export function startPerformance(options: PerformanceOptions, signal: AbortSignal): void {
  const { window, clock, pagePath, pictureHosts, user } = options;
  const vitals = watchVitals(window, signal);
  const records = createRecords({
    ...options,
    now: () => window.Date.now(),
    loadId: loadPageLoadId({ clock, get: (path) => getJson(window, path, signal) }),
    send: (call) => sendBeacon(call, { window }),
  });
  let [hasImages, hasSpeed] = [false, false];

  function addImages(): void {
    if (hasImages) return;
    hasImages = true;
    records.add('user', user);
    const entries = window.performance.getEntriesByType('resource');
    // Entries of this type are of this kind.
    const images = readImages(entries as PerformanceResourceTiming[], pictureHosts);
    for (const image of images) records.add('image', { ...image, pagePath });
  }

  function flush(isFinal: boolean): void {
    addImages();
    if (isFinal && !hasSpeed) {
      hasSpeed = true;
      const measured = Object.entries(vitals()).filter(([, value]) => value !== undefined);
      records.add('page_speed', { pagePath, ...Object.fromEntries(measured) });
    }
    records.flush();
  }

  const timers = [
    clock.setTimeout(() => flush(false), recordTimes.flush),
    clock.setTimeout(() => flush(true), recordTimes.collect),
  ];
  watchLeaving(window, () => flush(true), signal);
  signal.addEventListener('abort', () => {
    timers.forEach(clock.clearTimeout);
    records.stop();
  });
}

async function getJson(window: Window, path: string, signal: AbortSignal) {
  const answer = await window.fetch(path, { signal });
  const body: unknown = answer.status === 200 ? await answer.json() : undefined;
  return { status: answer.status, body };
}
