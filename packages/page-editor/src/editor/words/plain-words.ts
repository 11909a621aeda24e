import type { JsonObject, JsonValue } from '@frontage/site-model';
import type { FieldTable } from '@frontage/site-model/fields';
import { isJsonObject } from '../../fields/is-json-object';

/** A plain text of a block, and where its data has it. */
export interface PlainWords {
  /** Names of fields, and numbers of items in lists. */
  readonly path: readonly (string | number)[];
  readonly text: string;
  /** What the owner calls it. */
  readonly label: string;
  /** The most characters. */
  readonly most: number;
  readonly isRequired: boolean;
}

/**
 * Lists the plain texts of one line that a block has, in the order of its table; what is within
 * lists and groups as well.
 */
export function listPlainWords({ fields }: FieldTable, data: JsonValue): PlainWords[] {
  if (!isJsonObject(data)) return [];
  return Object.entries(fields).flatMap(([name, field]): PlainWords[] => {
    const value = data[name];
    if (field.kind === 'list' && Array.isArray(value))
      return value.flatMap((item, index) => below([name, index], listPlainWords(field.item, item)));
    if (field.kind === 'group' && value !== undefined)
      return below([name], listPlainWords(field.table, value));
    if (field.kind !== 'text' || field.isCode || field.multiline || field.check) return [];
    if (typeof value !== 'string' || value.trim() === '') return [];
    const { label, most, required = false } = field;
    return [{ path: [name], text: value, label, most, isRequired: required }];
  });
}

/** Returns the data of a block with another text at a place; an empty one is not stored. */
export function withPlainWords(
  data: JsonObject,
  path: PlainWords['path'],
  text: string,
): JsonObject {
  // An object goes in, so one comes out.
  return replaced(data, path, text) as JsonObject;
}

function below(path: PlainWords['path'], words: readonly PlainWords[]): PlainWords[] {
  return words.map((word) => ({ ...word, path: [...path, ...word.path] }));
}

function replaced(
  value: JsonValue | undefined,
  [first, ...rest]: PlainWords['path'],
  text: string,
): JsonValue {
  if (first === undefined) return text;
  if (Array.isArray(value))
    return value.map((item, index) => (index === first ? replaced(item, rest, text) : item));
  if (!isJsonObject(value)) return text;
  const { [first]: before, ...others } = value;
  return rest.length === 0 && text.trim() === ''
    ? others
    : { ...value, [first]: replaced(before, rest, text) };
}
