/** Formats a count in words. */
export type PluralText = (count: number) => string;

/**
 * A text by count: one form for each plural category of a language, and exact counts if they read
 * better (`=0`). `#` in a form stands for the count. `other` is used for all counts without a form.
 */
export type PluralForms = Readonly<Record<string, string>> & { readonly other: string };

/**
 * Makes a function that chooses among such forms by the rules of a language, and writes the count
 * in that language. Keys that are no plural category of the language are ignored.
 *
 * @param locale BCP 47, such as `en` or `ar-EG`
 * @throws RangeError for an invalid locale
 */
export function createPluralRule(locale: string): (forms: PluralForms, count: number) => string {
  const rules = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  return (forms, count) =>
    (forms[`=${count}`] ?? forms[rules.select(count)] ?? forms.other).replaceAll('#', () =>
      numbers.format(count),
    );
}

/**
 * A text that depends on a count, its keys checked.
 *
 * @throws RangeError for a key that is none of the locale's categories and no exact
 * count [5.15], and for a locale that is none
 * @example
 * const found = createPluralText('en', { '=0': 'Nothing found', one: '# page found', other: '#
 * pages found' }); found(1_200); // 1,200 pages found
 */
export function createPluralText(locale: string, forms: PluralForms): PluralText {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  const categories: readonly string[] = [...pluralCategories].sort();
  for (const key of Object.keys(forms)) {
    if (categories.includes(key) || /^=\d+$/.test(key)) continue;
    throw new RangeError(
      `Plural key "${key}" is not valid for the locale "${locale}". It has ${categories.join(', ')}; exact counts are written like =0.`,
    );
  }
  const choose = createPluralRule(locale);
  return (count) => choose(forms, count);
}
