import { experimentsAttribute, type ExperimentContext } from '@frontage/census';
import { scriptJson } from '../render/script-json';

/**
 * Gives the element with the experiments of a page [3.35], which `pageExperiments` reads; '' where
 * there are none.
 */
export function experimentScript(experiments: readonly ExperimentContext[] = []): string {
  return experiments.length === 0
    ? ''
    : `<script type="application/json" ${experimentsAttribute}>${scriptJson(experiments)}</script>`;
}
