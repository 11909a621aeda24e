import { createPluralText } from '@frontage/site-model';
import type { PageTexts } from './english-texts';
import type { LocalTexts } from './local-texts';

/** Texts in a page's language as blocks use them; what is missing is said in English. */
export type SpokenTexts = { readonly [Block in keyof PageTexts]?: Partial<PageTexts[Block]> };

type Values = Readonly<Record<string, string | number>>;

/**
 * Makes the texts of a page usable: those that are filled in become functions. Numbers are written
 * in the language's digits.
 */
export function speakTexts({ language, texts }: LocalTexts): SpokenTexts {
  const numbers = new Intl.NumberFormat(language);
  const fill = (text: string, values: Values): string =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = Object.hasOwn(values, name) ? values[name] : whole;
      return typeof value === 'number' ? numbers.format(value) : (value ?? whole);
    });
  const speak = (text: LocalTexts['texts'][string][string]): unknown => {
    if (typeof text === 'string') return text;
    if (isList(text)) return (values: Values) => fill(text[0], values);
    const plural = pluralText(language, text);
    // The count first: words that come in may have a `#` of their own.
    return (values: Values) => fill(plural(Number(values['count'] ?? 0)), values);
  };
  const blocks = Object.entries(texts).map(([block, own]) => {
    const spoken = Object.entries(own).map(([code, text]) => [code, speak(text)] as const);
    return [block, Object.fromEntries(spoken)] as const;
  });
  // `mendTexts` has left only codes of these blocks, each of the kind that it has in English.
  return Object.fromEntries(blocks);
}

/** A browser that tells other categories apart than the server has the general form. */
function pluralText(
  language: string,
  { other = '', ...forms }: Readonly<Record<string, string>>,
): (count: number) => string {
  try {
    return createPluralText(language, { ...forms, other });
  } catch {
    return createPluralText(language, { other });
  }
}

function isList(text: object): text is readonly [string] {
  return Array.isArray(text);
}
