import { chooseVariant } from '@frontage/census';
import type { PageRecord } from '@frontage/site-model';
import { isRunning, readSiteExperiments, type SiteTest } from '@frontage/site-model/fields';
import type { EndpointRequest } from '../http/endpoint';
import { countedVisitor } from '../sites/counted-visitor';
import type { Site } from '../sites/site-settings';
import { experimentsOn } from './experiments-on';
import { isForMembers } from './find-visible-page';
import { standingVariants, type Variants } from './standing-variants';

/** What a visitor gets of a page with experiments. */
export interface VisitorVariants {
  /** The tests that run and have a section on the page. */
  readonly shown: readonly SiteTest[];
  /** Those of the visitor alone; empty for one who may not be counted. */
  readonly own: Variants;
  /** Those of all experiments of the site: the visitor's own, else what everybody gets. */
  readonly all: Variants;
}

/**
 * Gives the variants of a visitor on a page: theirs alone in the tests that run, if they may be
 * counted. Pages for members are in no test.
 */
export function visitorVariants(
  request: Pick<EndpointRequest, 'headers'>,
  site: Pick<Site, 'settings'>,
  page: PageRecord,
): VisitorVariants {
  const experiments = readSiteExperiments(site.settings.experiments);
  const used = isForMembers(page) ? new Set<string>() : experimentsOn(page);
  const shown = experiments.filter(isRunning).filter(({ name }) => used.has(name));
  const visitor = shown.length > 0 ? countedVisitor(request, site) : undefined;
  const own = new Map(
    visitor === undefined
      ? []
      : shown.map(({ name, share }) => [name, chooseVariant(name, visitor, share)]),
  );
  return { shown, own, all: new Map([...standingVariants(experiments), ...own]) };
}
