import type { ExperimentContext } from '@frontage/census';
import type { PageRecord } from '@frontage/site-model';
import type { SiteExperiment } from '@frontage/site-model/fields';
import { experimentsOn } from './experiments-on';
import type { Variants } from './standing-variants';

/**
 * What scripts of a page are told of its experiments [3.35]: of all toggles, and of the tests whose
 * sections it has.
 *
 * @param page with all its sections
 * @param variants of the visitor
 */
export function experimentContexts(
  experiments: readonly SiteExperiment[],
  page: Pick<PageRecord, 'document'>,
  variants: Variants,
): readonly ExperimentContext[] {
  const used = experimentsOn(page);
  return experiments
    .filter(({ kind, name }) => kind === 'toggle' || used.has(name))
    .map(({ kind, name }) => ({
      name,
      experimentType: kind === 'toggle' ? 'FEATURE_TOGGLE' : 'AB_TEST',
      variant: variants.get(name) ?? '',
      segmentName: '',
      containsError: false,
    }));
}
