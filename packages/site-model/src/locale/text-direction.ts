/** Scripts that are written from right to left. */
const rightToLeftScripts = ['adlm', 'arab', 'hebr', 'mand', 'nkoo', 'rohg', 'samr', 'syrc', 'thaa'];

/** Languages whose usual script is one of those. */
const rightToLeftLanguages = [
  'ar',
  'arc',
  'ckb',
  'dv',
  'fa',
  'he',
  'iw',
  'ji',
  'ks',
  'nqo',
  'ps',
  'sd',
  'syr',
  'ug',
  'ur',
  'yi',
];

/**
 * Returns the direction of a locale. A script in the locale decides (`az-Arab`), else the language;
 * an unreadable locale counts as left to right. The lists are ours because `Intl.Locale` does not
 * know the direction everywhere.
 */
export function textDirection(locale: string): 'ltr' | 'rtl' {
  const [language = '', ...rest] = locale.toLowerCase().split(/[-_]/);
  // The script is the only part of four letters, and comes before the region.
  const script = rest.find((part) => /^[a-z]{4}$/.test(part));
  const rightToLeft = script
    ? rightToLeftScripts.includes(script)
    : rightToLeftLanguages.includes(language);
  return rightToLeft ? 'rtl' : 'ltr';
}
