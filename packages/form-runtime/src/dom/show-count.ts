import { browserMessage, type BrowserTexts } from '../browser-messages';
import { hasLimit, isTooLong } from '../check-text';
import { readLimit, type FieldControl } from './field-part';
import { findPart } from './find-part';
import { formParts } from '../markup/form-parts';
import type { PatchElement } from './create-patcher';

/**
 * Updates the counter of a control, if it has one; beyond the maximum it has the error style. A
 * screen reader announces it only in the last tenth and beyond, not at every key.
 */
export function showCount(control: FieldControl, patch: PatchElement, texts?: BrowserTexts): void {
  const max = readLimit(control);
  const wrapper = hasLimit(max) && control.closest(`[${formParts.field}]`);
  if (!wrapper) return;
  const { length } = control.value;
  patch(findPart(wrapper, formParts.counter), {
    [formParts.over]: isTooLong(control.value, max) ? '' : null,
    'aria-live': length > max * 0.9 ? 'polite' : 'off',
    content: [browserMessage('COUNTER', texts, { length, max })],
  });
}
