import { readSiteExperiments, type SiteExperiment } from '@frontage/site-model/fields';
import {
  countExperimentVisitors,
  type VariantCount,
} from '../../pages/experiments/experiment-visitors';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';

/** An experiment, and how many visitors took part in it. */
export interface ListedExperiment {
  readonly experiment: SiteExperiment;
  /** Undefined for a toggle. */
  readonly counts: readonly [VariantCount, VariantCount] | undefined;
}

/** Loads the experiments of a site with their numbers, in the order of their names. */
export async function loadExperiments(
  read: Database,
  { id, settings }: Pick<Site, 'id' | 'settings'>,
): Promise<readonly ListedExperiment[]> {
  const experiments = readSiteExperiments(settings.experiments).sort((one, other) =>
    one.name.localeCompare(other.name, 'en'),
  );
  return Promise.all(
    experiments.map(async (experiment) => ({
      experiment,
      counts:
        experiment.kind === 'test'
          ? await countExperimentVisitors(read, id, experiment.name)
          : undefined,
    })),
  );
}
