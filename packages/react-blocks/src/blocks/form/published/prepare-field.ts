import type { MarkupChanges } from '@frontage/core-lifecycle/dom';
import { likertTexts } from '@frontage/form-runtime';
import { formParts, kindParts } from '@frontage/form-runtime/markup';
import { autocompleteOf } from './autocomplete-of';
import { publishedParts } from './published.parts';
import type { NamedControl, PublishedField } from './published-field';

/**
 * Turns a field of published markup into one of ours: its attributes, its place for an error,
 * labels where there are none.
 */
export function prepareField(field: PublishedField, changes: MarkupChanges): void {
  const { wrapper, id, type, title, required, controls, statements } = field;
  changes.set(wrapper, formParts.field, type);
  if (type === 'hidden') return prepareHidden(field, changes);

  const controlElements = new Set<Element>(controls.map(({ control }) => control));
  for (const other of wrapper.querySelectorAll('[name]'))
    if (!controlElements.has(other)) changes.set(other, 'name', null);
  for (const { control, name } of controls) changes.set(control, 'name', name);
  if (required) changes.set(wrapper, formParts.required, '');
  const errorId = `${id}-error`;
  addTitle(wrapper, title, changes);
  addError(wrapper, errorId, changes);
  const describedBy = [describe(wrapper, id, changes), errorId].filter(Boolean).join(' ');
  addCounter(field, changes);
  statements.forEach((statement) => prepareStatement(statement, changes));
  controls.forEach((control, index) => prepareControl(control, index, field, changes));

  const [first] = controls;
  if (!first) return;
  const isGroup = controls.length > 1 || ['radio', 'checkbox', 'likert'].includes(type);
  const described = isGroup ? wrapper : first.control;
  const before = described.getAttribute('aria-describedby');
  changes.set(described, 'aria-describedby', [before, describedBy].filter(Boolean).join(' '));
  if (isGroup) prepareGroup(field, changes);
  else if (!isNamed(first.control)) nameBy(first.control, field, changes);
  if (!isGroup && required) changes.set(first.control, 'aria-required', 'true');
}

/** The address's parameter has the control's original name [3.11]. */
function prepareHidden({ controls: [first] }: PublishedField, changes: MarkupChanges): void {
  if (!first) return;
  changes.set(first.control, kindParts.key, first.control.name || first.name);
  changes.set(first.control, 'name', first.name);
}

/**
 * The plain words, for messages; the visible title may contain a mark for required, or be a
 * placeholder.
 */
function addTitle(wrapper: Element, title: string, changes: MarkupChanges): void {
  const element = wrapper.ownerDocument.createElement('span');
  element.hidden = true;
  element.setAttribute(formParts.title, '');
  element.append(title);
  changes.put(element, () => wrapper.append(element));
}

/**
 * Adds an empty place for our error; those of an earlier runtime are removed with the rest of the
 * form's.
 */
function addError(wrapper: HTMLElement, id: string, changes: MarkupChanges): void {
  changes.set(wrapper, 'class', without(wrapper, publishedParts.wrong));
  const element = wrapper.ownerDocument.createElement('div');
  element.id = id;
  element.className = publishedParts.error;
  changes.put(element, () => wrapper.prepend(element));
}

/** The character counter of a text with a limit [5.06]; `mountForm` fills it. */
function addCounter({ wrapper, controls }: PublishedField, changes: MarkupChanges): void {
  const limited = controls.find(({ control }) => control.hasAttribute(formParts.maxLength));
  if (!limited || wrapper.querySelector(`[${formParts.counter}]`)) return;
  const element = wrapper.ownerDocument.createElement('p');
  element.setAttribute(formParts.counter, '');
  changes.put(element, () => limited.control.after(element));
}

/** Connects the owner's description of a field with it. */
function describe(wrapper: Element, id: string, changes: MarkupChanges): string {
  const description = wrapper.querySelector('.description:not(.required)');
  if (description && !description.id) changes.set(description, 'id', `${id}-description`);
  return description?.id ?? '';
}

function prepareStatement(statement: HTMLElement, changes: MarkupChanges): void {
  const words = statement.dataset.question ?? '';
  changes.set(statement, kindParts.statement, words);
  // A table row keeps its role.
  if (statement.localName === 'tr') return;
  changes.set(statement, 'role', 'radiogroup');
  if (!statement.hasAttribute('aria-label')) changes.set(statement, 'aria-label', words);
}

function prepareControl(
  { control, part }: NamedControl,
  index: number,
  { id, type, controls }: PublishedField,
  changes: MarkupChanges,
): void {
  if (!control.id) changes.set(control, 'id', `${id}-${part ?? index}`);
  const token = autocompleteOf(type, part);
  if (token && !control.hasAttribute('autocomplete')) changes.set(control, 'autocomplete', token);
  if (controls.length < 2 || isNamed(control)) return;
  const scores: Readonly<Record<string, string>> = likertTexts;
  changes.set(
    control,
    'aria-label',
    control.dataset.title || scores[control.value] || part || control.value,
  );
}

function prepareGroup(field: PublishedField, changes: MarkupChanges): void {
  const { wrapper, type } = field;
  const hasLegend =
    wrapper.localName === 'fieldset' && wrapper.querySelector(':scope > legend') !== null;
  if (type === 'radio') changes.set(wrapper, 'role', 'radiogroup');
  else if (wrapper.localName !== 'fieldset') changes.set(wrapper, 'role', 'group');
  if (!hasLegend) nameBy(wrapper, field, changes);
}

/** By the visible words; a placeholder alone is not a lasting label. */
function nameBy(
  element: Element,
  { id, title, shown }: PublishedField,
  changes: MarkupChanges,
): void {
  if (!shown) return changes.set(element, 'aria-label', title || id);
  if (!shown.id) changes.set(shown, 'id', `${id}-title`);
  changes.set(element, 'aria-labelledby', shown.id);
}

function isNamed(control: NamedControl['control']): boolean {
  const isLabelled = [...(control.labels ?? [])].some(({ textContent }) => textContent?.trim());
  return isLabelled || control.matches('[aria-label], [aria-labelledby]');
}

/** Gives the classes of an element without one of them. */
export function without(element: Element, name: string): string | null {
  if (!element.classList.contains(name)) return element.getAttribute('class');
  return [...element.classList].filter((className) => className !== name).join(' ');
}
