import { isRunning, readSiteExperiments, type SiteTest } from '@frontage/site-model/fields';
import type { EndpointReply } from '../../http/endpoint';
import type { Store } from '../../store/store';
import { isForMembers } from '../find-visible-page';
import { readPageConditions } from '../page-conditions';
import type { PageServices } from '../page-services';
import type { Variants } from '../standing-variants';
import type { PageVisit } from '../page-view';
import { visitorVariants } from '../visitor-variants';
import { countedVisitor } from '../../sites/counted-visitor';
import {
  findExperimentVisitor,
  insertExperimentVisitor,
  markExperimentVisitor,
} from './experiment-visitors';
import { writeCount } from './write-count';

/** The services of the pages of tests. */
export interface ExperimentServices extends Pick<PageServices, 'pages'> {
  store: Pick<Store, 'read' | 'write' | 'now'>;
}

/**
 * Shows a page with sections of a test that runs: visitors who may be counted get the variant that
 * is theirs, all others what everybody gets. Each combination of variants is rendered once, as any
 * page. Who saw what, and who reached a page that is a goal, is written down.
 *
 * Pages for members are in no test: they are never kept for all.
 *
 * @returns undefined for a page that no test is about
 */
export async function experimentView(
  visit: PageVisit,
  { pages, store }: ExperimentServices,
): Promise<EndpointReply | undefined> {
  const { site, request, slug } = visit;
  const experiments = readSiteExperiments(site.settings.experiments);
  const running = experiments.filter(isRunning);
  if (running.length === 0) return undefined;
  const page = await visit.findPublished();
  if (!page || isForMembers(page)) return undefined;
  const { shown, own, all: variants } = visitorVariants(request, site, page);
  const reached = running.filter(
    ({ goal, goalPath }) => goal === 'page' && goalPath === `/${slug}`,
  );
  if (shown.length + reached.length === 0) return undefined;
  const visitor = countedVisitor(request, site);
  const kind = shown.map(({ name }) => `${name}=${variants.get(name)}`).join(' ');
  // An address has no space: what is kept here never answers for a page of everybody.
  const place = `/${slug} ${kind}`;
  const reply = await pages.reply(site, place, visit.findPage, readPageConditions(request), {
    variants,
  });
  if (reply && visitor !== undefined && request.method === 'GET')
    await writeDown(store, { siteId: site.id, visitor, own, reached });
  return reply;
}

/** Writes down what a visitor saw and reached, unless that stands there already. */
async function writeDown(
  store: ExperimentServices['store'],
  {
    siteId,
    visitor,
    own,
    reached,
  }: {
    readonly siteId: string;
    readonly visitor: string;
    readonly own: Variants;
    readonly reached: readonly SiteTest[];
  },
): Promise<void> {
  const now = store.now();
  const names = new Set([...own.keys(), ...reached.map(({ name }) => name)]);
  for (const experiment of names) {
    const who = { siteId, experiment, visitor };
    const known = await findExperimentVisitor(store.read, who);
    const variant = known ? undefined : own.get(experiment);
    const isGoal = reached.some(({ name }) => name === experiment);
    const isReached = isGoal && known?.hasReached !== true;
    if (variant === undefined && !(known && isReached)) continue;
    await writeCount(store, async (db) => {
      if (variant !== undefined) await insertExperimentVisitor(db, who, { variant, now });
      if (isReached) await markExperimentVisitor(db, who, now);
    });
  }
}
