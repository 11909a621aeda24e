/**
 * Returns the name of a language in that language, as a list of languages has it: `Deutsch`. A
 * region is said only where the list has the language twice: `Português (Brasil)`.
 *
 * @param tag BCP 47
 * @param others the tags of the list
 * @returns the tag itself where the language has no name
 */
export function ownLanguageName(tag: string, others: readonly string[]): string {
  const { language } = new Intl.Locale(tag);
  const isOnly = others.filter((one) => new Intl.Locale(one).language === language).length < 2;
  const names = new Intl.DisplayNames([tag], {
    type: 'language',
    fallback: 'none',
    languageDisplay: 'standard',
  });
  const name = names.of(isOnly ? language : tag) ?? tag;
  // Many languages write their names small within a sentence; here each begins a line.
  const [first = ''] = name;
  return first.toLocaleUpperCase(tag) + name.slice(first.length);
}
