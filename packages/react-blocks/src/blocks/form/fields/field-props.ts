import {
  errorTarget,
  fieldParts,
  type CompositeType,
  type FieldType,
  type FieldValue,
  type FormField,
} from '@frontage/form-runtime';
import { partLayouts } from './part-layouts';

/** What each control of a form is rendered from. */
export interface FieldProps {
  field: FormField;
  /** The control's id; those of its parts begin with it. */
  controlId: string;
  /** @default blank */
  value?: FieldValue | undefined;
  /** What is wrong with it. @default nothing */
  error?: string | undefined;
  /** The page's language tag: order of dates, hours, addresses. */
  locale: string;
}

/** Whether a field has controls of several names. */
export function isComposite(type: FieldType): type is CompositeType {
  return Object.hasOwn(fieldParts, type);
}

/** Whether a field is a group of controls under one title. */
export function isGroup(type: FieldType): boolean {
  return isComposite(type) || type === 'radio' || type === 'checkbox' || type === 'likert';
}

/** The value as a text; `''` for other kinds of value. */
export function textValue(value: FieldValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** The value as a list; none for other kinds of value. */
export function listValue(value: FieldValue | undefined): readonly string[] {
  return Array.isArray(value) ? value : [];
}

/**
 * The id of the control that a message about a field leads to.
 *
 * @param prefix with which the ids of the form's controls begin
 */
export function errorId(
  field: FormField,
  value: FieldValue | undefined,
  prefix: string,
  locale: string,
): string {
  const name = errorTarget(field, value);
  if (!isComposite(field.type)) return `${prefix}-${name}`;
  const parts = partLayouts(field.type, field, locale).filter(({ hidden }) => !hidden);
  const isBlank = listValue(value).join('').trim() === '';
  const wrong = isBlank ? undefined : parts.find(({ part }) => name === `${field.id}.${part}`);
  // The first that is seen and cannot be left out.
  const shown = wrong ?? parts.find(({ needed }) => needed);
  return shown ? `${prefix}-${field.id}.${shown.part}` : `${prefix}-${name}`;
}
