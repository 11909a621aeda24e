/** Writes a count in words. */
export type PluralText = (count: number) => string;

/**
 * A text that depends on a count, one form for each plural category that the locale
 * tells apart, and exact counts where they read better (`=0`). `#` in a form stands
 * for the count, written as the locale writes numbers.
 *
 * @param locale BCP 47, such as `en` or `ar-EG`
 * @param forms `other` is the form for all that have none
 * @throws RangeError for a key that is none of the locale's categories and no exact
 * count [5.15], and for a locale that is none
 * @example
 * const found = createPluralText('en', { '=0': 'Nothing found', one: '# page found', other: '#
 * pages found' }); found(1_200); // 1,200 pages found
 */
export function createPluralText(
  locale: string,
  forms: Readonly<Record<string, string>> & { readonly other: string },
): PluralText {
  const rules = new Intl.PluralRules(locale);
  const categories: readonly string[] = [...rules.resolvedOptions().pluralCategories].sort();
  for (const key of Object.keys(forms)) {
    if (categories.includes(key) || isExact(key)) continue;
    throw new RangeError(
      `Plural key "${key}" is not valid for the locale "${locale}". It has ${categories.join(', ')}; exact counts are written like =0.`,
    );
  }
  const numbers = new Intl.NumberFormat(locale);
  const form = (key: string): string | undefined =>
    Object.hasOwn(forms, key) ? forms[key] : undefined;
  return (count) =>
    (form(`=${count}`) ?? form(rules.select(count)) ?? forms.other).replaceAll('#', () =>
      numbers.format(count),
    );
}

function isExact(key: string): boolean {
  return /^=\d+$/.test(key);
}
