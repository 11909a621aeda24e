import { isRecord } from '@frontage/core-lifecycle/reading';
import { storedText } from '../events/stored-text';
import { trackedPage } from '../events/traffic-source';
import { speedMetrics, type SpeedMetric } from './speed-steps';

/** How fast one view of a page was. */
export interface SpeedSample {
  readonly page: string;
  readonly metric: SpeedMetric;
  readonly value: number;
}

/** A performance record [7.21] that is no measurement of a page. */
export interface OtherRecord {
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The most records of a call. */
const most = 200;

/**
 * Reads performance records [7.21]: measurements of pages, and others. Never throws.
 *
 * @param list as it was sent
 * @param page the path of the page that sent it, for records that name none
 */
export function readSpeedRecords(
  list: readonly unknown[],
  page: string,
): { readonly samples: readonly SpeedSample[]; readonly others: readonly OtherRecord[] } {
  const samples: SpeedSample[] = [];
  const others: OtherRecord[] = [];
  for (const raw of list.slice(0, most)) {
    if (!isRecord(raw)) continue;
    const event = storedText(raw['event'], 60);
    const data = isRecord(raw['data']) ? raw['data'] : {};
    if (event === 'page_speed') samples.push(...readSamples(data, page));
    else if (event !== '') others.push({ event, data });
  }
  return { samples, others };
}

function readSamples(data: Readonly<Record<string, unknown>>, page: string): SpeedSample[] {
  const own = storedText(data['pagePath'] ?? data['path'], 500);
  return Object.entries(data).flatMap(([key, value]) => {
    const metric = speedMetrics.find((name) => name === key.toLowerCase());
    const isValue = typeof value === 'number' && Number.isFinite(value) && value >= 0;
    return metric && isValue ? [{ page: trackedPage(own === '' ? page : own), metric, value }] : [];
  });
}
