import type { FieldType } from './field-types';
import type { FormField } from './form-definition';

/**
 * The parts of the kinds with several controls, in the order of their values [3.07] [3.08]. The
 * control of a part is named `id.part`, e.g. `name-1.first`.
 */
export const fieldParts = {
  name: ['first', 'last'],
  address: ['line1', 'line2', 'city', 'state', 'zip', 'country'],
  date: ['month', 'day', 'year'],
  time: ['hour', 'minute', 'second', 'period'],
  /** `country` only if the form asks for it. */
  phone: ['country', 'area', 'prefix', 'line'],
} as const;

/** A kind whose value is a list of parts. */
export type CompositeType = keyof typeof fieldParts;

/** Returns the parts of a kind; undefined if it has a single value. */
export function partsOf(type: FieldType): readonly string[] | undefined {
  const parts: { readonly [Type in FieldType]?: readonly string[] } = fieldParts;
  return parts[type];
}

/**
 * Returns the names of a field's controls, in the order of its values: `id.part` for kinds with
 * several parts, `id.0`, `id.1` … for the statements of a likert, `id` for all others (every choice
 * of a checkbox or radio group has the same); none for a section.
 *
 * @example
 * controlNames({ id: 'phone-1', type: 'phone' }); // ['phone-1.country', 'phone-1.area', …]
 */
export function controlNames({
  id,
  type,
  options = [],
}: Pick<FormField, 'id' | 'type' | 'options'>): readonly string[] {
  if (type === 'section') return [];
  if (type === 'likert') return options.map((_, index) => `${id}.${index}`);
  return partsOf(type)?.map((part) => `${id}.${part}`) ?? [id];
}
