import {
  errorTarget,
  fieldParts,
  type CompositeType,
  type FieldType,
  type FieldValue,
  type FormField,
} from '@frontage/form-runtime';
import { partLayouts } from './part-layouts';

/** The props of every control of a form. */
export interface FieldProps {
  field: FormField;
  /** The control's id, the prefix of the ids of its parts. */
  controlId: string;
  /** @default blank */
  value?: FieldValue | undefined;
  /** Its error. @default nothing */
  error?: string | undefined;
  /** The page's language tag: decides the order of dates, hours and addresses. */
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

/** Gives the value as a text; `''` for other kinds of value. */
export function textValue(value: FieldValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** Gives the value as a list; empty for other kinds of value. */
export function listValue(value: FieldValue | undefined): readonly string[] {
  return Array.isArray(value) ? value : [];
}

/**
 * Gives the id of the control that a message about a field links to.
 *
 * @param prefix of the ids of the form's controls
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
  // The first visible and required one.
  const shown = wrong ?? parts.find(({ needed }) => needed);
  return shown ? `${prefix}-${field.id}.${shown.part}` : `${prefix}-${name}`;
}
