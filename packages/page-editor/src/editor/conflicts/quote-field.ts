import type { JsonObject, JsonValue } from '@frontage/site-model';
import type { FieldTable, KnownField } from '@frontage/site-model/fields';
import { isJsonList, isJsonObject } from '../../fields/is-json-object';
import { summarizeItem } from '../../fields/kinds/summarize-item';
import { isSameJson } from '@frontage/site-model/editing';
import { fieldPanelTexts } from '../../fields/field-panel-texts';
import { blockTable, type EditorBlocks } from '../editor-blocks';
import { sayValue } from '../say-value';
import { wordsOf } from '../words-of';

/** Ids, and what they lead to. */
export type References = readonly (readonly [id: string, to: string])[];

/** Two values of a field in words. */
export interface QuotedField {
  readonly mine: string;
  readonly theirs: string | undefined;
  /** What the words have by its id alone. */
  readonly references: References;
}

/**
 * Says two values of a field: its words; of a setting what its control shows; of a list the items
 * that differ.
 *
 * @param known the kinds of block
 * @param of the kind, which nobody knows once its block has gone, and the field
 * @param values null for none; `theirs` is undefined where there is none to compare
 */
export function quoteField(
  known: EditorBlocks,
  { kind, field: name }: { readonly kind: string | undefined; readonly field: string },
  { mine, theirs }: { readonly mine: JsonValue; readonly theirs: JsonValue | undefined },
): QuotedField {
  const references: (readonly [string, string])[] = [];
  // Of a block that has gone any kind that has such a field tells its words.
  const kinds = kind === undefined ? Object.keys(known.tables) : [kind];
  const fieldOf = (type: string) => blockTable(known, type)?.fields[name];
  const quote = (value: JsonValue, other?: JsonValue): string => {
    const words = kinds
      .filter(fieldOf)
      .map((type) => wordsOf(known, { type, data: { [name]: value } }))
      .find(({ length }) => length > 0);
    const field = fieldOf(kind ?? '');
    if (field?.kind === 'list' && isJsonList(value) && isJsonList(other))
      return quoteItems(field, value.filter(isJsonObject), other, references);
    return words?.join('\n') ?? quoteSetting(field, value, references);
  };
  return {
    mine: quote(mine, theirs),
    theirs: theirs === undefined ? theirs : quote(theirs, mine),
    references,
  };
}

type ListField = Extract<KnownField, { readonly kind: 'list' }>;

/** The items that the other list has not; where it has all of them, what they are called. */
function quoteItems(
  { item: table, itemLabel }: ListField,
  items: readonly JsonObject[],
  others: readonly JsonValue[],
  references: (readonly [string, string])[],
): string {
  const { item: nameItem, notSet } = fieldPanelTexts;
  const all = items.map((item, index) => ({
    item,
    name: summarizeItem(table, item) ?? nameItem(itemLabel, index + 1),
  }));
  const own = all.filter(({ item }) => !others.some((other) => isSameJson(item, other)));
  const quotes = own.map(({ item, name }) => quoteItem(table, item, references) || name);
  return quotes.join('\n\n') || all.map(({ name }) => name).join('\n') || notSet;
}

function quoteItem(
  table: FieldTable,
  item: JsonObject,
  references: (readonly [string, string])[],
): string {
  return Object.entries(table.fields)
    .flatMap(([name, field]) => {
      const value = item[name] ?? null;
      if (value === null) return [];
      const words = wordsOf(
        { tables: { item: { ...table, fields: { [name]: field } } } },
        { type: 'item', data: { [name]: value } },
      );
      if (words.length > 0) return words;
      return `${field.label}: ${quoteSetting(field, value, references)}`;
    })
    .join('\n');
}

function quoteSetting(
  field: KnownField | undefined,
  value: JsonValue,
  references: (readonly [string, string])[],
): string {
  if (field?.kind === 'group' && isJsonObject(value))
    return quoteItem(field.table, value, references);
  if (field?.kind === 'reference' && typeof value === 'string') references.push([value, field.to]);
  return sayValue(field, value);
}
