import type { Teardown } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { mountFormSteps } from '@frontage/form-runtime/dom';
import { loadTexts } from '../../texts/load-texts';

/** Shows the steps of a form one at a time. */
export async function mountFeature(root: HTMLElement, context: BlockContext): Promise<Teardown> {
  const form = root.querySelector('form');
  const texts = await loadTexts(root, context);
  if (!form || context.signal.aborted) return () => undefined;
  const formatNumber = texts?.inUse && new Intl.NumberFormat(texts.inUse.local.language).format;
  return mountFormSteps(form, { texts: texts?.form, formatNumber });
}
