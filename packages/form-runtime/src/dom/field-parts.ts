import { browserMessage, type BrowserTexts } from '../browser-messages';
import { hasLimit, isTooLong } from '../check-form';
import type { FieldType } from '../field-types';
import type { FormField } from '../form-definition';
import { findPart } from './find-part';
import { formParts } from './form-parts';
import type { Mark } from './mark';

/** What a visitor types into. */
export type FieldControl = HTMLInputElement | HTMLTextAreaElement;

/** A field as it stands in the page. */
export interface FieldPart extends FormField {
  readonly control: FieldControl;
  /** Shows what is wrong above the title [5.07]; takes it back where nothing is. */
  showError(error?: string): void;
  /** Brings the counter up to date, in error style beyond the maximum [5.06]. */
  showCount(): void;
}

/** Reads the fields of a form out of its markup; a wrapper without a named control is no field. */
export function readFieldParts(form: HTMLFormElement, mark: Mark, texts?: BrowserTexts): FieldPart[] {
  const wrappers = form.querySelectorAll(`[${formParts.field}]`);
  return [...wrappers].flatMap((wrapper) => readFieldPart(wrapper, mark, texts) ?? []);
}

function readFieldPart(wrapper: Element, mark: Mark, texts?: BrowserTexts): FieldPart | undefined {
  const control = wrapper.querySelector<FieldControl>('input[name], textarea[name]');
  if (!control) return undefined;
  // The element whose id ends in `-error`; it stands before the control, whose own id may end so.
  const slot = wrapper.querySelector('[id$="-error"]');
  const max = Number(control.getAttribute(formParts.maxLength));
  const counter = hasLimit(max) ? findPart(wrapper, formParts.counter) : null;
  return {
    id: control.name,
    // Any other word is taken for `text` by all that ask for the type.
    type: wrapper.getAttribute(formParts.field) as FieldType,
    title: findPart(wrapper, formParts.title)?.textContent ?? '',
    required: control.required,
    maxLength: max,
    control,
    showError: (error = '') => {
      // Most fields of a long form have nothing to take back.
      if (!error && !wrapper.hasAttribute(formParts.invalid)) return;
      mark(wrapper, { [formParts.invalid]: error ? '' : null });
      mark(control, { 'aria-invalid': error ? 'true' : null });
      mark(slot, { content: [error] });
    },
    showCount: () => {
      const { value } = control;
      const words = browserMessage('COUNTER', texts, { length: value.length, max });
      mark(counter, { [formParts.over]: isTooLong(value, max) ? '' : null, content: [words] });
    },
  };
}
