import { sql } from 'kysely';
import type { Database } from '../../store/database';
import { otherNames, type NameLimit } from '../events/create-name-limit';
import type { SpeedSample } from './read-speed-records';
import { speedMetrics, speedStep, type SpeedMetric, type StepCount } from './speed-steps';

/** Where and when pages were measured. */
interface SpeedStamp {
  readonly siteId: string;
  readonly day: string;
  readonly device: string;
  /** Limits the pages that are told apart. */
  readonly names: NameLimit;
}

/** The most pages that are told apart on a day. */
const mostPages = 2_000;

/** Adds measurements to those of the day. */
export async function addSpeedCounts(
  db: Database,
  samples: readonly SpeedSample[],
  { siteId, day, device, names }: SpeedStamp,
): Promise<void> {
  const isTold = await names({
    of: ['speed', siteId, day],
    most: mostPages,
    load: () => listPages(db, siteId, day),
  });
  const rows = new Map<string, SpeedSample & StepCount>();
  for (const sent of samples) {
    const sample = isTold(sent.page) ? sent : { ...sent, page: otherNames };
    const step = speedStep(sample.metric, sample.value);
    const key = `${sample.page} ${sample.metric} ${step}`;
    rows.set(key, { ...sample, step, times: (rows.get(key)?.times ?? 0) + 1 });
  }
  if (rows.size === 0) return;
  await db
    .insertInto('speed_count')
    .values(
      [...rows].sort().map(([, { page, metric, step, times }]) => ({
        site_id: siteId,
        day,
        page,
        device,
        metric,
        step,
        times,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'day', 'page', 'device', 'metric', 'step'])
        .doUpdateSet({ times: sql`speed_count.times + excluded.times` }),
    )
    .execute();
}

async function listPages(db: Database, siteId: string, day: string): Promise<string[]> {
  const rows = await db
    .selectFrom('speed_count')
    .select('page')
    .distinct()
    .where('site_id', '=', siteId)
    .where('day', '=', day)
    .limit(mostPages)
    .execute();
  return rows.map(({ page }) => page);
}

/** The steps of a metric on one page and one class of devices. */
export interface SpeedSteps {
  readonly page: string;
  readonly device: string;
  readonly metric: SpeedMetric;
  readonly steps: readonly StepCount[];
}

/** Lists the steps from one day to another, both included, page by page. */
export async function listSpeedCounts(
  db: Database,
  siteId: string,
  { first, last }: { readonly first: string; readonly last: string },
): Promise<readonly SpeedSteps[]> {
  const rows = await db
    .selectFrom('speed_count')
    .select(({ fn, cast }) => [
      'page',
      'device',
      'metric',
      'step',
      cast<number>(fn.sum('times'), 'bigint').as('sum'),
    ])
    .where('site_id', '=', siteId)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .where('device', '<>', 'bot')
    .groupBy(['page', 'device', 'metric', 'step'])
    .execute();
  const groups = new Map<string, SpeedSteps & { steps: StepCount[] }>();
  for (const { page, device, metric: name, step, sum } of rows) {
    const metric = speedMetrics.find((known) => known === name);
    if (!metric) continue;
    const key = JSON.stringify([page, device, metric]);
    const group = groups.get(key) ?? { page, device, metric, steps: [] };
    group.steps.push({ step, times: sum });
    groups.set(key, group);
  }
  return [...groups.values()];
}
