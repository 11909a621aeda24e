import type { Teardown } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { mountFormSteps } from '@frontage/form-runtime/dom';
import { runtimeTexts } from './runtime-texts';
import { loadTexts } from '../../texts/load-texts';

/** Shows the steps of a form one at a time. */
export async function mountStepsFeature(
  root: HTMLElement,
  context: BlockContext,
): Promise<Teardown> {
  const form = root.querySelector('form');
  const texts = await loadTexts(root, context);
  if (!form || context.signal.aborted) return () => undefined;
  const formatNumber = texts && new Intl.NumberFormat(texts.language).format;
  return mountFormSteps(form, { texts: runtimeTexts(texts), formatNumber });
}
