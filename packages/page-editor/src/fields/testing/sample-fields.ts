import type { JsonObject, JsonValue } from '@frontage/site-model';
import type { FieldTable, KnownField } from '@frontage/site-model/fields';

/** What an owner may have stored by a table, with a value for each field. */
export function sampleFields({ fields }: FieldTable): JsonObject {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, sampleValue(field)]),
  );
}

function sampleValue(field: KnownField): JsonValue {
  switch (field.kind) {
    case 'text':
      return field.example ?? 'Moon jar';
    case 'richText':
      return [{ kind: 'paragraph', words: ['Thrown in two halves.'] }];
    case 'email':
      return 'kiln@example.com';
    case 'link':
      return '/work';
    case 'fileLink':
      return '/clips/wheel.webm';
    case 'number':
      return field.least ?? Math.min(1, field.most);
    case 'flag':
      return true;
    case 'date':
      return '2026-03-01';
    case 'dateTime':
      return '2026-03-01T18:30';
    case 'focalPoint':
      return { x: 0.25, y: 0.125 };
    case 'choice':
    case 'color':
      return field.values.at(-1) ?? null;
    case 'reference':
      return 'a'.repeat(24);
    case 'name':
      return 'Jars';
    case 'embed':
      return field.example;
    case 'list':
      return [sampleFields(field.item), sampleFields(field.item)];
    case 'group':
      return sampleFields(field.table);
  }
}
