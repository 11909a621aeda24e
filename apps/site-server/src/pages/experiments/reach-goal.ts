import { isRunning, readSiteExperiments, type SiteTest } from '@frontage/site-model/fields';
import type { EndpointRequest } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import { countedVisitor } from '../../sites/counted-visitor';
import { markExperimentVisitor } from './experiment-visitors';

/** What a visitor did, and who they are. */
export interface ReachedGoal {
  readonly site: Pick<Site, 'id' | 'settings'>;
  readonly headers: EndpointRequest['headers'];
  readonly goal: Extract<SiteTest['goal'], 'form' | 'order'>;
  /** UTC milliseconds. */
  readonly now: number;
}

/** The tests of a site that run and have a goal. */
export function testsWithGoal(
  { settings }: Pick<Site, 'settings'>,
  goal: SiteTest['goal'],
): readonly SiteTest[] {
  return readSiteExperiments(settings.experiments)
    .filter(isRunning)
    .filter((test) => test.goal === goal);
}

/**
 * Writes down that a visitor reached the goal of the tests that run and that they have seen.
 *
 * @param db the transaction of a write
 */
export async function reachGoal(
  db: Database,
  { site, headers, goal, now }: ReachedGoal,
): Promise<void> {
  const tests = testsWithGoal(site, goal);
  const visitor = tests.length > 0 ? countedVisitor({ headers }, site) : undefined;
  if (visitor === undefined) return;
  for (const { name } of tests)
    await markExperimentVisitor(db, { siteId: site.id, experiment: name, visitor }, now);
}
