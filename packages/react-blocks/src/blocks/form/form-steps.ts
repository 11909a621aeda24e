import type { Teardown } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { mountFormSteps } from '@frontage/form-runtime/dom';
import { loadTexts } from '../../texts/load-texts';

/** Shows the steps of a form one at a time. */
export async function mountFeature(root: HTMLElement, context: BlockContext): Promise<Teardown> {
  const form = root.querySelector('form');
  const texts = await loadTexts(root, context);
  return form && !context.signal.aborted ? mountFormSteps(form, { texts: texts?.form }) : () => undefined;
}
