import { fillText, type TextValues } from './fill-text';
import { createPluralRule, type PluralForms } from './plural-text';

/** Formats a text of a language with its values. */
export type TextFormat = (text: string | PluralForms, values: TextValues) => string;

/**
 * Makes the one format of all texts: `{…}` is filled in, and of a text by count the form
 * for the value `count` is taken.
 *
 * @param locale BCP 47
 * @param write writes the values, e.g. that of `createValueWriter`. @default numbers without groups
 * @throws RangeError, at the first text by count, for a locale that is none
 * @example
 * const format = createTextFormat('en');
 * format({ one: '# page by {name}', other: '# pages by {name}' }, { count: 2, name: 'Ada' });
 */
export function createTextFormat(
  locale: string,
  write?: (value: string | number) => string,
): TextFormat {
  let choose: ReturnType<typeof createPluralRule> | undefined;
  return (text, values) => {
    // The count is filled in first: values may contain a `#`.
    const words =
      typeof text === 'string'
        ? text
        : (choose ??= createPluralRule(locale))(text, Number(values['count'] ?? 0));
    return fillText(words, values, write);
  };
}
