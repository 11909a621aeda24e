import type { FieldType } from '../field-types';
import type { FieldErrors, FormField, FormValues } from '../form-definition';
import { findPart } from './find-part';
import { formParts } from '../markup/form-parts';

/** A control into which a visitor types or with which they choose. */
export type FieldControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field in the page. */
export interface FieldPart extends FormField {
  readonly wrapper: Element;
  /** Its only control, or the first of several; messages about the field link to it. */
  readonly control: FieldControl;
}

/** The result of reading a form: its sanitised values and their errors. */
export interface FormReading {
  readonly values: FormValues;
  readonly errors: FieldErrors;
  /** The fields, each with the control to which a message about it links. */
  readonly fields: readonly FieldPart[];
}

/**
 * Finds the fields of a form, of any kind; a wrapper without a named control is skipped, and so is
 * one whose condition is not met.
 */
export function readFieldParts(form: Element): FieldPart[] {
  return [...form.querySelectorAll(`[${formParts.field}]`)].flatMap((wrapper) => {
    if (isAbsent(wrapper)) return [];
    const control = wrapper.querySelector('[name]') ?? (wrapper.matches('[name]') && wrapper);
    return control ? readFieldPart(wrapper, asControl(control)) : [];
  });
}

/** Its own style tells: what surrounds it, such as another step, may be hidden too. */
function isAbsent(wrapper: Element): boolean {
  return (
    wrapper.hasAttribute(formParts.conditional) && getComputedStyle(wrapper).display === 'none'
  );
}

function readFieldPart(wrapper: Element, control: FieldControl): FieldPart {
  // The name of a part is `id.part`.
  const [id = ''] = control.name.split('.');
  return {
    id,
    // All code that reads the type takes an unknown word for `text`.
    type: wrapper.getAttribute(formParts.field) as FieldType,
    // Computed on access: it is needed only for errors, which are rare in a long form.
    get title() {
      return findPart(wrapper, formParts.title)?.textContent ?? '';
    },
    required: control.required || wrapper.hasAttribute(formParts.required),
    maxLength: readLimit(control),
    wrapper,
    control,
  };
}

/** An element with a name in a form's markup, or with input events, is a control. */
export function asControl(target: EventTarget | null): FieldControl {
  // The DOM library has no type for this.
  return target as FieldControl;
}

/** Reads the most characters of a control from its markup [5.06]. */
export function readLimit(control: Element): number {
  return Number(control.getAttribute(formParts.maxLength));
}
