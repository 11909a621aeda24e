import type { MarkupChanges } from '@frontage/core-lifecycle/dom';
import { afterParts, formParts } from '@frontage/form-runtime/markup';
import { prepareField, without } from './prepare-field';
import type { PublishedForm } from './published-form';
import { publishedParts, publishedTexts } from './published.parts';

/**
 * Prepares a published form for `mountForm`: our attributes on its parts, a summary, places for
 * errors; what follows success is moved after the form, because the form itself is hidden then.
 *
 * @param afterAddress the address for the frame of the owner's HTML; '' for none
 */
export function prepareForm(
  published: PublishedForm,
  afterAddress: string,
  changes: MarkupChanges,
): void {
  const { form, formId, isNewsletter, fields, box, button } = published;
  showFields(published, changes);
  for (const old of form.querySelectorAll(`.${publishedParts.error}`)) changes.remove(old);
  changes.set(form, formParts.formId, formId);
  if (isNewsletter) changes.set(form, formParts.kind, 'newsletter');
  if (box) changes.set(box, formParts.fields, '');
  if (button) changes.set(button, formParts.submit, '');
  for (const field of fields) prepareField(field, changes);
  addSummary(form, box, changes);
  addAfter(published, afterAddress, changes);
}

/**
 * A page that was saved after success has a hidden form: a visitor who opens it may fill it in
 * again.
 */
function showFields({ form, box, success, after }: PublishedForm, changes: MarkupChanges): void {
  if (!box?.classList.contains(publishedParts.hidden)) return;
  for (const hidden of form.querySelectorAll(`.${publishedParts.hidden}:not([type=hidden])`)) {
    if (!success?.contains(hidden) && !after?.contains(hidden))
      changes.set(hidden, 'class', without(hidden, publishedParts.hidden));
  }
}

function addSummary(form: HTMLFormElement, box: Element | undefined, changes: MarkupChanges): void {
  const make = (name: string, part: string, ...children: readonly Element[]): HTMLElement => {
    const element = form.ownerDocument.createElement(name);
    element.setAttribute(part, '');
    element.append(...children);
    return element;
  };
  const text = make('p', formParts.summaryText);
  text.setAttribute('role', 'alert');
  const summary = make('div', formParts.summary, text, make('ul', formParts.summaryList));
  const below = make('p', formParts.below);
  below.setAttribute('role', 'status');
  for (const element of [summary, below]) element.className = publishedParts.error;
  summary.hidden = true;
  changes.put(summary, () => form.prepend(summary));
  if (box) changes.put(below, () => box.after(below));
}

function addAfter(
  { form, success, after }: PublishedForm,
  afterAddress: string,
  changes: MarkupChanges,
): void {
  const text = success ?? form.ownerDocument.createElement('div');
  if (!text.textContent?.trim() && !text.firstElementChild) {
    const words = form.ownerDocument.createTextNode(publishedTexts.success);
    changes.put(words, () => text.append(words));
  }
  if (after && afterAddress) {
    changes.set(after, afterParts.frame, afterAddress);
    hide(after, changes);
    changes.put(after, () => form.after(after));
  }
  changes.set(text, formParts.success, '');
  hide(text, changes);
  changes.put(text, () => form.after(text));
}

/** Hidden by the attribute alone, so that removing it shows the element. */
function hide(element: Element, changes: MarkupChanges): void {
  changes.set(element, 'class', without(element, publishedParts.hidden));
  changes.set(element, 'hidden', '');
}
