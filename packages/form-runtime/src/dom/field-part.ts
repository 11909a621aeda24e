import type { FieldType } from '../field-types';
import type { FieldErrors, FormField, FormValues } from '../form-definition';
import { findPart } from './find-part';
import { formParts } from './form-parts';

/** What a visitor types into or chooses with. */
export type FieldControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field as it stands in the page. */
export interface FieldPart extends FormField {
  readonly wrapper: Element;
  /** Its only control, or the first of several; the one that a message about it leads to. */
  readonly control: FieldControl;
}

/** What was read from a form: its sanitised values, and what is wrong with them. */
export interface FormReading {
  readonly values: FormValues;
  readonly errors: FieldErrors;
  /** The fields, each with the control that a message about it leads to. */
  readonly fields: readonly FieldPart[];
}

/** Finds the fields of a form, of any kind; a wrapper without a named control is none. */
export function readFieldParts(form: Element): FieldPart[] {
  return [...form.querySelectorAll(`[${formParts.field}]`)].flatMap((wrapper) => {
    const control = wrapper.querySelector('[name]') ?? (wrapper.matches('[name]') && wrapper);
    return control ? readFieldPart(wrapper, asControl(control)) : [];
  });
}

function readFieldPart(wrapper: Element, control: FieldControl): FieldPart {
  // The name of a part is `id.part`.
  const [id = ''] = control.name.split('.');
  return {
    id,
    // Any other word is taken for `text` by all that ask for the type.
    type: wrapper.getAttribute(formParts.field) as FieldType,
    // Asked for where something is wrong, which is rare in a long form.
    get title() {
      return findPart(wrapper, formParts.title)?.textContent ?? '';
    },
    required: control.required || wrapper.hasAttribute(formParts.required),
    maxLength: readLimit(control),
    wrapper,
    control,
  };
}

/** What has a name in a form's markup, or input events, is a control. */
export function asControl(target: EventTarget | null): FieldControl {
  // No type of the DOM library tells so.
  return target as FieldControl;
}

/** The most characters a control takes, as its markup has it [5.06]. */
export function readLimit(control: Element): number {
  return Number(control.getAttribute(formParts.maxLength));
}
