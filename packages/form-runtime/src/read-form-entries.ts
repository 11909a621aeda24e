import { controlNames, partsOf } from './control-names';
import type { FieldValue, FormField, FormValues } from './form-definition';

/** The query of the page's address, e.g. a `URLSearchParams`. */
export interface PageQuery {
  /** Returns the value of a parameter; null if the address has none. */
  get(name: string): string | null;
}

/**
 * Reads the values of a form from name and value pairs: a `FormData` in the page, the body of a
 * plain post on the server. They are unchanged: `sanitizeForm` cleans them. A hidden field prefers
 * the query parameter of its key, even an empty one, to its own value [3.11]. If a name with a
 * single value is repeated, the first value is used.
 *
 * @param entries pairs of control name and value; a value that is no text (a file of a `FormData`)
 * is ignored
 * @param query the query of the page. @default no parameters
 * @example
 * readFormEntries(definition.fields, new URLSearchParams('text-1=Ada&name-1.first=Ada'));
 */
export function readFormEntries(
  fields: readonly FormField[],
  entries: Iterable<readonly [string, unknown]>,
  query?: PageQuery,
): FormValues {
  const texts = new Map<string, string[]>();
  for (const [name, value] of entries) {
    if (typeof value !== 'string') continue;
    const before = texts.get(name);
    if (before) before.push(value);
    else texts.set(name, [value]);
  }

  function valueOf(field: FormField): FieldValue {
    const { id, type, options = [], key = id, value = '' } = field;
    if (type === 'checkbox' || type === 'file') return texts.get(id) ?? [];
    const first = controlNames(field).map((name) => texts.get(name)?.[0]);
    if (type === 'likert')
      return Object.fromEntries(options.map((statement, index) => [statement, first[index] ?? '']));
    if (type === 'hidden') return query?.get(key) ?? first[0] ?? value;
    return partsOf(type) ? first.map((text = '') => text) : (first[0] ?? '');
  }

  return Object.fromEntries(
    fields.filter(({ type }) => type !== 'section').map((field) => [field.id, valueOf(field)]),
  );
}
