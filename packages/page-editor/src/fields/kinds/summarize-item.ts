import type { JsonObject } from '@frontage/site-model';
import type { FieldTable, KnownField } from '@frontage/site-model/fields';

/** The kinds of fields whose values say something of an item. */
const telling: ReadonlySet<KnownField['kind']> = new Set([
  'text',
  'email',
  'link',
  'fileLink',
  'name',
  'embed',
]);

/** Returns the first words that an item stores; undefined if it stores none. */
export function summarizeItem({ fields }: FieldTable, item: JsonObject): string | undefined {
  for (const [name, { kind }] of Object.entries(fields)) {
    const value = telling.has(kind) ? item[name] : undefined;
    if (typeof value === 'string' && value.trim() !== '') return value;
  }
  return undefined;
}
