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
 * Tells in which direction a locale is written. A script in the locale decides
 * (`az-Arab`), else the language; what cannot be read counts as left to right.
 * Written out because `Intl.Locale` does not tell it everywhere.
 */
export function textDirection(locale: string): 'ltr' | 'rtl' {
  const [language = '', ...rest] = locale.toLowerCase().split(/[-_]/);
  // The script is the only part of four letters, and stands before the region.
  const script = rest.find((part) => /^[a-z]{4}$/.test(part));
  const rightToLeft = script
    ? rightToLeftScripts.includes(script)
    : rightToLeftLanguages.includes(language);
  return rightToLeft ? 'rtl' : 'ltr';
}
