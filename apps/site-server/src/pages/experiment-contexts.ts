import type { ExperimentContext } from '@frontage/census';
import type { PageRecord } from '@frontage/site-model';
import { readSiteExperiments } from '@frontage/site-model/fields';
import { experimentsOn } from './experiments-on';
import { standingVariants, type Variants } from './standing-variants';

/**
 * What scripts of a page are told of its experiments [3.35]: of all toggles, and of the tests whose
 * sections it has.
 *
 * @param stored the experiments of the site, as its settings have them
 * @param page with all its sections
 * @param variants of the visitor. @default those of everybody
 */
export function experimentContexts(
  stored: unknown,
  page: Pick<PageRecord, 'document'>,
  variants?: Variants,
): readonly ExperimentContext[] {
  const experiments = readSiteExperiments(stored);
  const used = experimentsOn(page);
  const standing = standingVariants(experiments);
  return experiments
    .filter(({ kind, name }) => kind === 'toggle' || used.has(name))
    .map(({ kind, name }) => ({
      name,
      experimentType: kind === 'toggle' ? 'FEATURE_TOGGLE' : 'AB_TEST',
      variant: variants?.get(name) ?? standing.get(name) ?? '',
      segmentName: '',
      containsError: false,
    }));
}
