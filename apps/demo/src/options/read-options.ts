import type { JsonObject, JsonValue } from '@frontage/site-model';
import type { FieldTable, KnownField } from '@frontage/site-model/fields';

/** The options of a block as an address names them. */
export interface ReadOptions {
  /** What the block stores of them. */
  readonly data: JsonObject;
  /** The texts as they were given, by the name of their control. */
  readonly texts: ReadonlyMap<string, string>;
  /** What is wrong with a text, by the name of its control. */
  readonly wrong: ReadonlyMap<string, string>;
}

/** The kinds of fields that a control can ask for. */
const simple: readonly string[] = ['text', 'link', 'number', 'flag', 'choice'];

/** A field that a visitor can set. */
export interface OptionControl {
  /** Its name in addresses; of a field in a group, `group.field`. */
  readonly name: string;
  readonly field: KnownField;
  /** The group that it is in. */
  readonly group?: KnownField;
}

/**
 * The fields that a visitor can set, those of groups among them.
 *
 * @param omitted names of those that they cannot
 */
export function controlsOf(
  { fields }: FieldTable,
  omitted: readonly string[] = [],
): readonly OptionControl[] {
  return Object.entries(fields).flatMap(([name, field]): OptionControl[] => {
    if (omitted.includes(name)) return [];
    if (field.kind !== 'group') return simple.includes(field.kind) ? [{ name, field }] : [];
    const parts = controlsOf(field.table);
    return parts.map((part) => ({ ...part, name: `${name}.${part.name}`, group: field }));
  });
}

/**
 * Reads the options of a block from the query of an address; never throws. What is wrong is left
 * out and told.
 *
 * @param omitted names of fields that visitors cannot set
 */
export function readOptions(
  table: FieldTable,
  query: URLSearchParams,
  omitted: readonly string[] = [],
): ReadOptions {
  const data: Record<string, JsonValue> = {};
  const texts = new Map<string, string>();
  const wrong = new Map<string, string>();
  for (const { name, field } of controlsOf(table, omitted)) {
    const text = query.get(name)?.trim() ?? '';
    if (text === '') continue;
    texts.set(name, text);
    const value = field.read(parse(field, text));
    if (value === undefined || !isAllowed(field, text)) wrong.set(name, complaint(field));
    // What these kinds of fields return can be stored.
    else put(data, name.split('.'), value as JsonValue);
  }
  return { data, texts, wrong };
}

function parse({ kind }: KnownField, text: string): unknown {
  if (kind === 'number') return Number(text);
  if (kind !== 'flag') return text;
  if (text === 'yes') return true;
  return text === 'no' ? false : undefined;
}

function isAllowed(field: KnownField, text: string): boolean {
  if (field.kind !== 'text') return true;
  return text.length <= field.most && (field.check?.(text) ?? true);
}

function put(data: Record<string, JsonValue>, path: readonly string[], value: JsonValue): void {
  const [name = '', part] = path;
  if (part === undefined) data[name] = value;
  else {
    const before = data[name];
    data[name] = { ...(typeof before === 'object' && before), [part]: value };
  }
}

function rangeOf({ least, above, most }: Extract<KnownField, { kind: 'number' }>): string {
  if (least !== undefined) return `from ${least} to ${most}`;
  return above === undefined ? `up to ${most}` : `over ${above} and up to ${most}`;
}

/** What a visitor is told of a wrong text: what to do. */
function complaint(field: KnownField): string {
  if (field.kind === 'number') {
    return `Write a ${field.whole ? 'whole ' : ''}number ${rangeOf(field)}.`;
  }
  if (field.kind === 'text' && field.message !== undefined) return field.message;
  if (field.kind === 'text') return `Write at most ${field.most} characters.`;
  if (field.kind === 'link') return 'Write an address such as /shop or https://example.com.';
  return 'Choose one of the list.';
}

/** Whether a field has a meaning with what is chosen. */
export function applies(
  { shownWhen }: KnownField,
  { fields }: FieldTable,
  data: JsonObject,
): boolean {
  return Object.entries(shownWhen ?? {}).every(([name, values]) => {
    const value = data[name] ?? fields[name]?.fallback;
    return values.some((option) => option === value);
  });
}
