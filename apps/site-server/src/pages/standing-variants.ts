import type { SiteExperiment } from '@frontage/site-model/fields';

/** The variant of each experiment, by its name. */
export type Variants = ReadonlyMap<string, string>;

/** What everybody gets who takes part in no test: toggles as they are, of tests what was chosen. */
export function standingVariants(experiments: readonly SiteExperiment[]): Variants {
  return new Map(
    experiments.map((experiment) => [
      experiment.name,
      experiment.kind === 'toggle' ? String(experiment.isOn) : experiment.chosen,
    ]),
  );
}
