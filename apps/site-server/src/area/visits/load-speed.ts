import { listSpeedCounts } from '../../census/speed/speed-counts';
import { slowestOfMost } from '../../census/speed/slowest-of-most';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import type { VisitsPeriod } from './visits-period';

/** What the page tells of each page. */
export const shownMetrics = ['lcp', 'inp', 'cls'] as const;

/** One of them. */
export type ShownMetric = (typeof shownMetrics)[number];

/** How fast a page is on a class of devices. */
export interface PageSpeed {
  readonly page: string;
  readonly device: string;
  /** How often it was measured. */
  readonly measured: number;
  /** What three of four views are not slower than; milliseconds, for `cls` a share. */
  readonly values: Readonly<Partial<Record<ShownMetric, number>>>;
}

/** How many are shown. */
const mostRows = 50;

/** Loads how fast the pages of a site were, those that were measured most first. */
export async function loadSpeed(
  { db, site }: { readonly db: Database; readonly site: Site },
  period: VisitsPeriod,
): Promise<readonly PageSpeed[]> {
  const pages = new Map<string, PageSpeed>();
  for (const { page, device, metric, steps } of await listSpeedCounts(db, site.id, period)) {
    const shown = shownMetrics.find((name) => name === metric);
    if (!shown) continue;
    const key = JSON.stringify([page, device]);
    const known = pages.get(key) ?? { page, device, measured: 0, values: {} };
    const times = steps.reduce((sum, step) => sum + step.times, 0);
    const value = slowestOfMost(metric, steps);
    pages.set(key, {
      ...known,
      measured: Math.max(known.measured, times),
      values: { ...known.values, ...(value !== undefined && { [shown]: value }) },
    });
  }
  return [...pages.values()].sort((a, b) => b.measured - a.measured).slice(0, mostRows);
}
