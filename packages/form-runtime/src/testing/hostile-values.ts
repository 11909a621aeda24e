import fc from 'fast-check';
import type { FormFields } from '../form-definition';

const words = [
  '',
  ' ',
  '-2',
  '2',
  'A',
  'Small',
  'Breakfast',
  '__proto__',
  'constructor',
  '=1+1',
  '<b>',
  '\0',
  '\r\n',
  '0'.repeat(24),
];

/**
 * Arbitrary JSON under the ids of a form's fields, under names that are dangerous, and under any
 * other.
 */
export function hostileValues({ fields }: FormFields): fc.Arbitrary<Record<string, unknown>> {
  const json = fc.jsonValue({ maxDepth: 1 });
  const statements = fields.flatMap(({ options = [] }) => options);
  const text = fc.oneof(
    fc.constantFrom(...words),
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.constantFrom(...statements),
  );
  const map = fc
    .array(fc.tuple(text, fc.oneof(text, json)))
    .map((pairs) => Object.fromEntries(pairs));
  const value = fc.oneof(text, fc.array(fc.oneof(text, json), { maxLength: 8 }), map, json);
  const name = fc.constantFrom(
    ...fields.map(({ id }) => id),
    '__proto__',
    'constructor',
    'prototype',
  );
  // As they arrive in JSON: `__proto__` is then a property like any other.
  return fc
    .array(fc.tuple(name, value), { maxLength: 20 })
    .map((pairs) =>
      JSON.parse(
        `{${pairs.map(([key, entry]) => `${JSON.stringify(key)}:${JSON.stringify(entry)}`).join(',')}}`,
      ),
    );
}
