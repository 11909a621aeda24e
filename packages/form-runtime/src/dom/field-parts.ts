import type { FieldType, FormField } from '../form-definition';
import { findPart } from './find-part';
import { formParts } from './form-parts';

/** What a visitor types into. */
export type FieldControl = HTMLInputElement | HTMLTextAreaElement;

/** A field as it stands in the page. */
export interface FieldPart extends FormField {
  readonly maxLength: number;
  readonly wrapper: HTMLElement;
  readonly control: FieldControl;
  /** Where its error is shown: the element in the wrapper whose id ends in `-error`. */
  readonly slot: Element | null;
  readonly counter: HTMLElement | null;
}

/** Reads the fields of a form out of its markup; a wrapper without a named control is no field. */
export function readFieldParts(form: HTMLFormElement): FieldPart[] {
  const parts: FieldPart[] = [];
  for (const wrapper of form.querySelectorAll<HTMLElement>(`[${formParts.field}]`)) {
    const control = wrapper.querySelector<FieldControl>('input[name], textarea[name]');
    if (!control) continue;
    parts.push({
      id: control.name,
      // Any other word is taken for `text` by all that ask for the type.
      type: wrapper.getAttribute(formParts.field) as FieldType,
      title: findPart(wrapper, formParts.title)?.textContent ?? '',
      required: control.required,
      maxLength: Number(control.getAttribute(formParts.maxLength)),
      wrapper,
      control,
      slot: wrapper.querySelector('[id$="-error"]'),
      counter: findPart(wrapper, formParts.counter),
    });
  }
  return parts;
}
