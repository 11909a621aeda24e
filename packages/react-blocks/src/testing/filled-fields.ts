import type { JsonObject, JsonValue } from '@frontage/site-model';
import type { FieldTable, KnownField } from '@frontage/site-model/fields';

/** What an owner stores who writes the same words into every field that takes words. */
export function filledFields({ fields }: FieldTable, text: string): JsonObject {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = filledValue(field, text);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function filledValue(field: KnownField, text: string): JsonValue | undefined {
  switch (field.kind) {
    case 'text':
      if (field.isMarkdown) return asMarkdown(text);
      return field.check ? field.example : text;
    case 'name':
      return text;
    case 'richText':
      return richText(text);
    case 'link':
      return '/work';
    case 'email':
      return 'ada@example.com';
    case 'reference':
      return 'a'.repeat(24);
    case 'embed':
      return field.example;
    case 'list':
      return [filledFields(field.item, text), filledFields(field.item, text)];
    case 'group':
      return filledFields(field.table, text);
    default:
      // Numbers, choices and days take no words: their defaults stand in.
      return undefined;
  }
}

/** Markdown that shows these words as they are. */
function asMarkdown(text: string): string {
  return text.replaceAll(/[!-/:-@[-`{-~]/g, String.raw`\$&`);
}

function richText(text: string): JsonValue {
  const words: JsonValue = [text, { text, strong: true }, { text, href: '/work' }];
  return [
    { kind: 'paragraph', words },
    { kind: 'heading', level: 2, words },
    { kind: 'list', ordered: false, items: [words] },
    { kind: 'quote', words, by: text },
  ];
}

/** Names of what people write in forms, products, carts, orders and reviews. */
const written = new Set(
  (
    'title name description text note label alt variantLabel optionName value by city line1 line2 ' +
    'region postalCode phone category successText submitText from to message buyerNote hours taxId'
  ).split(' '),
);

/** Names of lists of words. */
const writtenLists = new Set(['options', 'tags', 'categories', 'address']);

/** The same with these words wherever people write. */
export function withWords<Value>(value: Value, text: string, name = ''): Value {
  const filled = fill(value, text, name);
  return filled as Value; // texts stay texts, everything else stays as it is
}

function fill(value: unknown, text: string, name: string): unknown {
  if (typeof value === 'string') return written.has(name) ? text : value;
  if (Array.isArray(value))
    return writtenLists.has(name) && value.every((item) => typeof item === 'string')
      ? value.map(() => text)
      : value.map((item) => fill(item, text, ''));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, a]) => [key, fill(a, text, key)]));
}
