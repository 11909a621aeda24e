import type { SiteExperiment } from '@frontage/site-model/fields';

/** What is done with an experiment. */
export const experimentDeeds = ['on', 'off', 'start', 'stop-a', 'stop-b'] as const;

/** One of them. */
export type ExperimentDeed = (typeof experimentDeeds)[number];

/**
 * Gives an experiment after a deed; the same object where the deed does not fit it, such as the
 * stop of a test that does not run.
 *
 * @param now UTC milliseconds
 */
export function changeExperiment(
  experiment: SiteExperiment,
  deed: ExperimentDeed,
  now: number,
): SiteExperiment {
  if (experiment.kind === 'toggle') {
    if (deed !== 'on' && deed !== 'off') return experiment;
    const isOn = deed === 'on';
    return experiment.isOn === isOn ? experiment : { ...experiment, isOn };
  }
  const isRunning = experiment.startedAt !== null && experiment.stoppedAt === null;
  if (deed === 'start' && !isRunning) return { ...experiment, startedAt: now, stoppedAt: null };
  if ((deed === 'stop-a' || deed === 'stop-b') && isRunning)
    return { ...experiment, stoppedAt: now, chosen: deed === 'stop-b' ? 'b' : 'a' };
  return experiment;
}
