import * as z from 'zod';
import type { FieldTable, KnownField } from '../fields/field-table';
import { isDate, isDateTime } from '../fields/date';
import { isEmail } from '../fields/text';
import type { StoredOf } from '../fields/define-fields';
import { richTextSchema } from './rich-text-schema';

/** Makes the schema of a block with this table. Null counts as missing. */
export function fieldsSchema<Table extends FieldTable>(table: Table): z.ZodType<StoredOf<Table>> {
  const { fields, rule } = table;
  const shape = Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]);
  const whole = z.strictObject(Object.fromEntries(shape));
  // The shape has the fields of the table, each with the type that the field returns.
  const schema = whole as unknown as z.ZodType<StoredOf<Table>>;
  return rule ? schema.refine((stored) => rule.holds(stored), rule.message) : schema;
}

function fieldSchema(field: KnownField): z.ZodType {
  const schema = valueSchema(field);
  return field.required ? schema : schema.nullish().transform((value) => value ?? field.fallback);
}

function valueSchema(field: KnownField): z.ZodType {
  switch (field.kind) {
    case 'text':
      return textSchema(field);
    case 'richText':
      return richTextSchema;
    case 'link':
    case 'fileLink':
      return linkSchema(field);
    case 'email':
      return z.string().refine(isEmail, 'Give an email address.');
    case 'number':
      return numberSchema(field);
    case 'flag':
      return z.boolean();
    case 'date':
      return z.string().refine(isDate, 'Give a day as 2026-03-01.');
    case 'dateTime':
      return z.string().refine(isDateTime, 'Give a day and a time as 2026-03-01T18:30.');
    case 'focalPoint':
      return z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });
    case 'choice':
    case 'color':
      return z.literal([...field.values]);
    case 'reference':
      return z.string().regex(/^[0-9a-f]{24}$/);
    case 'name':
      return z.string().max(field.most, `wants at most ${field.most} characters`);
    case 'embed':
      return z
        .string()
        .max(2000)
        .refine((address) => field.origin(address) !== undefined, field.message);
    case 'list':
      return z.array(fieldsSchema(field.item)).max(field.most ?? Infinity);
    case 'group':
      return fieldsSchema(field.table);
  }
}

function textSchema(field: KnownField & { kind: 'text' }): z.ZodType {
  const { most, required, mayBeEmpty, check, message } = field;
  const words = z.string().max(most);
  const filled = required ? words.min(1) : words;
  const checked = check ? filled.refine(check, message) : filled;
  // An empty text counts as missing, as in its reader.
  return mayBeEmpty ? checked : checked.transform((text) => text || field.fallback);
}

function linkSchema(field: KnownField & { kind: 'link' | 'fileLink' }): z.ZodType {
  return z
    .string()
    .max(2000)
    .refine(
      (address) => field.read(address) !== undefined || (address === '' && !field.required),
      'Give an http, https, mailto or tel address, or one on this site.',
    )
    .transform((address) => field.read(address) ?? field.fallback);
}

function numberSchema(field: KnownField & { kind: 'number' }): z.ZodType {
  const { least, most, above, whole } = field;
  let schema = whole ? z.int() : z.number();
  schema = schema.max(most);
  if (least !== undefined) schema = schema.min(least);
  return above === undefined ? schema : schema.gt(above);
}
