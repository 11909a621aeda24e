import type { JsonObject, JsonValue } from '@frontage/site-model';
import type { FieldTable, KnownField } from '@frontage/site-model/fields';

/** Ids of what a block may refer to, by kind. */
export type ExampleIds = Readonly<Record<string, string>>;

/** Fills the fields of a table that have to be filled in; the others keep their defaults. */
export function exampleData({ fields }: FieldTable, ids: ExampleIds): JsonObject {
  const entries = Object.entries(fields).flatMap(([name, field]) => {
    const value = isWanted(field) ? exampleOf(field, ids) : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries);
}

/** A list or a reference is what most blocks show. */
function isWanted({ kind, required, fallback }: KnownField): boolean {
  return required === true || kind === 'list' || (kind === 'reference' && fallback === undefined);
}

function exampleOf(field: KnownField, ids: ExampleIds): JsonValue | undefined {
  switch (field.kind) {
    case 'text':
      return field.example ?? field.label;
    case 'richText':
      return [{ kind: 'paragraph', words: ['Thrown, glazed and fired by hand.'] }];
    case 'email':
      return 'kiln@example.com';
    case 'link':
      return '/visit';
    case 'number':
      return field.least ?? Math.min(1, field.most);
    case 'flag':
      return true;
    case 'date':
      return '2026-03-01';
    case 'dateTime':
      return '2026-03-01T18:30';
    case 'choice':
    case 'color':
      return field.values[0];
    case 'reference':
      return ids[field.to];
    case 'list':
      return [1, 2].map(() => exampleData(field.item, ids));
    case 'group':
      return exampleData(field.table, ids);
    default:
      return undefined;
  }
}
