import type { ReactNode, SelectHTMLAttributes } from 'react';

/** The props of a choice of countries. */
export interface CountrySelectProps extends Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'defaultValue'
> {
  id: string;
  name: string;
  /** ISO 3166, two letters. */
  countries: readonly string[];
  /** The initial choice; '' for none. */
  value: string;
  /** The text of the empty choice. */
  choose: string;
  /** The page's language tag. */
  locale: string;
}

/** A choice of countries by their names in the page's language. */
export function CountrySelect({
  countries,
  value,
  choose,
  locale,
  ...select
}: CountrySelectProps): ReactNode {
  const nameOf = regionNames(locale);
  const named = countries.map((code) => [code, nameOf(code)] as const);
  return (
    <select className="fr-field" autoComplete="country" {...select} defaultValue={value}>
      <option value="">{choose}</option>
      {named.map(([code, name]) => (
        // Server and browser may know a country by different names.
        <option key={code} value={code} suppressHydrationWarning>
          {name}
        </option>
      ))}
    </select>
  );
}

/** Gives names of regions in a language; the code if the language has no name for it. */
export function regionNames(locale: string): (code: string) => string {
  try {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    return (code) => names.of(code) ?? code;
  } catch {
    return (code) => code;
  }
}
