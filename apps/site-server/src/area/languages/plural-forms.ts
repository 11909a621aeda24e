import type { PluralForms } from '@frontage/site-model';

/**
 * Lists the forms that a text by count has in a language: its categories in the order of the
 * counts, `other` last, and the exact counts for which we have a form.
 *
 * @param tag BCP 47
 * @param english our forms
 */
export function listPluralForms(tag: string, english: PluralForms): readonly string[] {
  const order = ['zero', 'one', 'two', 'few', 'many', 'other'];
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
  const categories: readonly string[] = pluralCategories;
  return [
    ...Object.keys(english).filter((key) => key.startsWith('=')),
    ...order.filter((category) => categories.includes(category)),
  ];
}

/** Writes forms as one text, a line for each that is not empty: `one: 1 page`. */
export function writePluralForms(
  forms: Readonly<Record<string, string | undefined>>,
  keys: readonly string[],
): string {
  return keys
    .flatMap((key) => {
      const form = (forms[key] ?? '').replaceAll(/\s+/g, ' ').trim();
      return form === '' ? [] : [`${key}: ${form}`];
    })
    .join('\n');
}

/** Reads what `writePluralForms` has written. */
export function readPluralForms(text: string): Readonly<Record<string, string>> {
  const lines = text.split('\n').flatMap((line) => {
    const [, key, form] = /^([^:]+): (.*)$/.exec(line) ?? [];
    return key === undefined || form === undefined ? [] : [[key, form] as const];
  });
  return Object.fromEntries(lines);
}
