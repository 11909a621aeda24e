import { controlNames, partsOf } from './control-names';
import type { FieldValue, FormField, FormValues } from './form-definition';

/** The query of the page's address, e.g. a `URLSearchParams`. */
export interface PageQuery {
  /** The value of a parameter; null where the address has none. */
  get(name: string): string | null;
}

/**
 * The values of a form out of name and value pairs: a `FormData` in the page, the body
 * of a plain post on the server. They are as they came: `sanitizeForm` cleans them.
 * A hidden field takes the query parameter of its key, even an empty one, before its
 * own value [3.11]. Where a name that can have one value comes twice, the first counts.
 *
 * @param entries pairs of control name and value; what is no text (a file of a `FormData`) is
 *   passed over
 * @param query the address of the page. @default one without parameters
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
